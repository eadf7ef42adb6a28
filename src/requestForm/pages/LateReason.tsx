import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { fieldId } from './fieldId';
import { useProblem } from './useProblem';
import { useStep } from './useStep';

const FIELD = 'aviso.motivoExtemporanea';

/** What it means that staff file after the close, and why they do (F136). */
export function LateReason() {
  const { draft, events, dispatch } = useStep();
  return (
    <>
      <Notice tone="warning" text="La convocatoria ya cerró: esta solicitud es extemporánea.">
        <p>
          Se decide como cualquier otra, pero espera detrás de todas las de su misma prioridad que llegaron a tiempo. Entra en la
          lista de espera cuando esté validada y ya se haya publicado el último resultado; entre las extemporáneas va primero la
          que se registró antes.
        </p>
      </Notice>
      <TextArea
        id={fieldId(FIELD)}
        label="Por qué se presenta después del cierre"
        hint="La familia lo lee, y queda en la bitácora."
        rows={3}
        longest={1000}
        value={draft.motivoExtemporanea ?? ''}
        onType={(motivo) => dispatch(events.motivoExtemporaneaTyped({ motivo }))}
        error={useProblem(FIELD)}
      />
    </>
  );
}
