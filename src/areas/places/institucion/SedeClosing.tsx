import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { ManagedSede } from '#domain/contractTypes.ts';
import { momentText } from '#domain/words/dates.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { expedientePath, useMayProcess } from '../processingLinks';
import { affectedText } from './sedeStepTexts';
import { sedeStepAsked } from './sedeStep';

interface SedeClosingProps {
  data: ManagedSede;
  isBusy: boolean;
}

/** Whether families find the sede; before it is closed, whom that affects (F114). */
export function SedeClosing({ data, isBusy }: SedeClosingProps) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const { cerradaEn, afectados } = data;
  if (cerradaEn !== null) {
    return (
      <Section className="institucion-part" id="cierre" title="Abrir la sede">
        <p>{`Está cerrada desde ${momentText(cerradaEn, timeZone)}: las familias no la ven, nadie nuevo puede pedirla y no se asigna ningún cupo en ella.`}</p>
        <Affected data={data} />
        <div className="actions screen-only">
          <Button
            label="Abrir la sede"
            isOff={isBusy}
            onClick={() => dispatch(sedeStepAsked({ step: { kind: 'apertura', seen: data } }))}
          />
        </div>
      </Section>
    );
  }
  const isHeld = afectados.cupos + afectados.actuales > 0;
  return (
    <Section className="institucion-part" id="cierre" title="Cerrar la sede">
      <p>Una sede cerrada no aparece a las familias, nadie nuevo puede pedirla y no se asigna ningún cupo en ella.</p>
      <Affected data={data} />
      {isHeld ? (
        <Notice tone="info" text={heldText(data)} />
      ) : (
        <div className="actions screen-only">
          <Button
            label="Cerrar la sede"
            isOff={isBusy}
            onClick={() => dispatch(sedeStepAsked({ step: { kind: 'cierre', seen: data } }))}
          />
        </div>
      )}
    </Section>
  );
}

function heldText({ afectados: { cupos, actuales } }: ManagedSede): string {
  const seats = [
    ...(cupos > 0 ? [cupos === 1 ? '1 cupo ofrecido o aceptado' : `${numberText(cupos)} cupos ofrecidos o aceptados`] : []),
    ...(actuales > 0
      ? [
          actuales === 1
            ? '1 estudiante con su cupo actual reconocido'
            : `${numberText(actuales)} estudiantes con su cupo actual reconocido`,
        ]
      : []),
  ];
  return `No se puede cerrar mientras alguien tenga un cupo en ella: hay ${seats.join(' y ')}.`;
}

/** Who asks for it, those first who ask for nothing else that is open. */
function Affected({ data: { afectados } }: { data: ManagedSede }) {
  const mayProcess = useMayProcess();
  const { radicados, solicitudes } = afectados;
  return (
    <>
      <p>{affectedText(afectados)}</p>
      {radicados.length > 0 && (
        <details className="affected">
          <summary>
            {solicitudes > radicados.length ? `Ver las primeras ${radicados.length} solicitudes` : 'Ver las solicitudes'}
          </summary>
          <ul>
            {radicados.map(({ radicado, estado, sinOtra }) => (
              <li key={radicado}>
                {mayProcess ? <Link to={expedientePath(radicado)}>{radicado}</Link> : <span>{radicado}</span>}
                <EstadoMark estado={estado} />
                {sinOtra && <span>Sin otra opción abierta</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
