import type { Convocatoria } from '#domain/contractTypes.ts';
import { NO_PRIORIDAD } from '#domain/prioridades.ts';
import { HERMANOS_SHARE } from '#domain/words/hermanos.ts';
import { HermanosCosts } from '#ui/HermanosCosts.tsx';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';

/** Who asks in which stage, who goes first, and how many days there are to correct and to answer. */
export function ConvocatoriaOrder({ convocatoria: { calendario, hermanos } }: { convocatoria: Convocatoria }) {
  const { name } = useWords();
  const { etapas, prioridades, reservas, diasParaSubsanar, diasParaResponder, diasParaReclamar } = calendario;
  const kept = reservas.filter(({ puestos }) => puestos > 0);
  const condicion = (codigo: string) => name('condiciones', codigo);
  return (
    <>
      {etapas.length > 1 && (
        <Section className="dates-part" id="etapas" title="Para quién es cada etapa">
          <ul>
            {etapas.map(({ codigo, nombre, condiciones }) => (
              <li key={codigo}>
                <strong>{`${nombre}: `}</strong>
                {condiciones.length === 0
                  ? 'todas las solicitudes que aún esperan un cupo.'
                  : `quien tiene aprobada alguna de estas condiciones: ${condiciones.map(condicion).join('; ')}.`}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section className="dates-part" id="prioridades" title="Quién va primero">
        <p>
          En cada colegio va antes quien tiene la prioridad más alta de esta lista. Entre quienes tienen la misma, decide el
          número del sorteo. El orden de llegada no importa.
        </p>
        <ol>
          {[...prioridades.map(condicion), NO_PRIORIDAD].map((prioridad) => (
            <li key={prioridad}>{prioridad}</li>
          ))}
        </ol>
        {kept.length > 0 && (
          <>
            <p>
              Antes, en cada colegio, grado y jornada se guardan puestos para quien tiene aprobada una de estas condiciones. Los
              que el grupo no llena quedan para los demás. Un colegio puede guardar otro número.
            </p>
            <ul>
              {kept.map(({ condicion: codigo, puestos }) => (
                <li key={codigo}>{`${condicion(codigo)}: ${puestos === 1 ? '1 puesto' : `${puestos} puestos`}`}</li>
              ))}
            </ul>
          </>
        )}
        <p>{HERMANOS_SHARE}</p>
        {hermanos !== null && <HermanosCosts />}
      </Section>
      <Section className="dates-part" id="plazos" title="Cuánto tiempo hay">
        <ul>
          <li>{`Para corregir lo que pida la secretaría: ${daysText(diasParaSubsanar)}, desde el aviso.`}</li>
          <li>{`Para presentar un reclamo: ${daysText(diasParaReclamar)}, desde la decisión o el resultado.`}</li>
          <li>{`Para responder cuando le ofrezcan un cupo: ${daysText(diasParaResponder)}. Si no responde a tiempo, lo pierde.`}</li>
        </ul>
        <p>La fecha exacta está siempre en la consulta de su solicitud.</p>
      </Section>
    </>
  );
}

const daysText = (days: number): string => (days === 1 ? '1 día' : `${days} días`);
