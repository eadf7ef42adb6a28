import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { Announcement } from './Announcement';
import { Condicion } from './Condicion';
import { StepForm } from './StepForm';
import { useStep } from './useStep';

/** What may give the solicitud priority; all of it is optional. */
export function CondicionesStep() {
  const { draft, convocatoria, events, dispatch } = useStep();
  const offered = convocatoria.catalogos.condiciones;
  const general = offered.filter(({ sensible }) => !sensible);
  const sensitive = offered.filter(({ sensible }) => sensible);
  const gone = draft.values.condiciones.filter(({ codigo }) => !offered.some((own) => own.codigo === codigo));
  return (
    <StepForm step="condiciones">
      <p>
        Marque las condiciones que cumple el estudiante: pueden darle prioridad. Si no cumple ninguna, continúe. La secretaría
        revisa cada una; adjuntar un soporte es opcional y ayuda.
      </p>
      {gone.map(({ codigo }) => (
        <Notice key={codigo}>
          <p>{`La condición «${codigo}» ya no se pide en esta convocatoria.`}</p>
          <Button label="Quitarla" onClick={() => dispatch(events.condicionToggled({ codigo }))} />
        </Notice>
      ))}
      {general.length > 0 && (
        <Section id="condiciones-generales" title="Condiciones">
          {general.map((condicion) => (
            <Condicion key={condicion.codigo} offered={condicion} />
          ))}
        </Section>
      )}
      {sensitive.length > 0 && (
        <Section id="condiciones-sensibles" title="Datos sensibles">
          <p>
            Responder estas preguntas es opcional: nadie está obligado a hacerlo, y no responder no quita el derecho a pedir el
            cupo. Cada dato que entregue necesita su autorización.
          </p>
          {sensitive.map((condicion) => (
            <Condicion key={condicion.codigo} offered={condicion} />
          ))}
        </Section>
      )}
      <Announcement />
    </StepForm>
  );
}
