import type { EtapaToday } from '#domain/contractTypes.ts';
import { ESTADO_NAMES } from '#domain/estados.ts';
import { numberText } from '#domain/words/numbers.ts';
import { sentence } from '#domain/words/sentence.ts';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Section } from '#ui/Section.tsx';
import { SortableTable } from '#ui/SortableTable.tsx';
import { Figures } from '../Figures';
import { useWords } from '../useWords';
import { InboxCount, type CountOf } from './InboxCount';

/** What a deadline of each is of. */
const DEADLINES = { por_subsanar: 'Corrección que debe la familia', asignada: 'Respuesta a una oferta' } as const;

interface TodayFiguresProps {
  /** The stage's code. */
  etapa: string;
  today: EtapaToday;
}

/** Each figure leads to the solicitudes that it counts (F65). */
export function TodayFigures({ etapa, today }: TodayFiguresProps) {
  const { moment, day } = useWords();
  const { en, solicitudes, porEstado, porDia, porPersona, plazos, cupos, ocupados } = today;
  const count: CountOf = (value, what, asked) => ({
    value,
    shown: <InboxCount value={value} what={what} asked={{ etapa, ...asked }} />,
  });
  const undecided = porPersona.reduce((sum, { porHacer, porSubsanar }) => sum + porHacer + porSubsanar, 0);
  return (
    <>
      <p>{sentence(`Así está la etapa el ${moment(en)}`)}</p>
      <Figures
        figures={[
          { label: 'Solicitudes', value: count(solicitudes, 'Todas', { estado: 'todas' }).shown },
          { label: 'Sin decidir', value: count(undecided, 'Sin decidir', { estado: 'sin_decidir' }).shown },
          { label: `Cupos ocupados u ofrecidos, de ${numberText(cupos)} en toda la oferta`, value: <>{numberText(ocupados)}</> },
        ]}
      />
      <div className="today-parts">
        <Section id="hoy-estado" title="Por estado">
          <SortableTable
            labelledBy="hoy-estado"
            columns={['Estado', 'Solicitudes']}
            rows={porEstado.map(({ estado, solicitudes: value }) => ({
              key: estado,
              name: ESTADO_NAMES[estado],
              head: <EstadoMark estado={estado} />,
              cells: [count(value, ESTADO_NAMES[estado], { estado })],
            }))}
          />
        </Section>
        <Section id="hoy-plazo" title="Por plazo">
          {plazos.length === 0 ? (
            <p>Ningún plazo corre en esta etapa.</p>
          ) : (
            <SortableTable
              labelledBy="hoy-plazo"
              columns={['Plazo', 'Vencido', 'Vence hoy', 'En siete días']}
              rows={plazos.map(({ estado, vencidas, hoy, semana }) => ({
                key: estado,
                name: DEADLINES[estado],
                cells: [
                  count(vencidas, `${DEADLINES[estado]}, vencido`, { estado, plazo: 'vencida' }),
                  count(hoy, `${DEADLINES[estado]}, vence hoy`, { estado, plazo: 'hoy' }),
                  count(semana, `${DEADLINES[estado]}, en siete días`, { estado, plazo: 'semana' }),
                ],
              }))}
            />
          )}
        </Section>
        <Section id="hoy-persona" title="Sin decidir, por persona">
          {porPersona.length === 0 ? (
            <p>No queda ninguna solicitud por decidir.</p>
          ) : (
            <SortableTable
              labelledBy="hoy-persona"
              columns={['A cargo de', 'Por hacer', 'Por subsanar']}
              rows={porPersona.map(({ login, nombre, porHacer, porSubsanar }) => {
                const asignacion = login === null ? 'libres' : `de:${login}`;
                const name = nombre ?? 'Nadie';
                return {
                  key: asignacion,
                  name,
                  cells: [
                    count(porHacer, `${name}, por hacer`, { estado: 'por_hacer', asignacion }),
                    count(porSubsanar, `${name}, por subsanar`, { estado: 'por_subsanar', asignacion }),
                  ],
                };
              })}
            />
          )}
        </Section>
        <Section id="hoy-dia" title="Por día en que se radicó">
          <SortableTable
            labelledBy="hoy-dia"
            columns={['Día', 'Radicadas', 'Sin decidir']}
            rows={porDia.map(({ dia, radicadas, sinDecidir }) => ({
              key: dia,
              name: dia,
              head: day(dia),
              cells: [
                count(radicadas, `${day(dia)}, radicadas`, { estado: 'todas', dia }),
                count(sinDecidir, `${day(dia)}, sin decidir`, { estado: 'sin_decidir', dia }),
              ],
            }))}
          />
        </Section>
      </div>
    </>
  );
}
