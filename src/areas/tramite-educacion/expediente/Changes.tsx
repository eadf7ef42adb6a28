import { useDispatch } from 'react-redux';
import type { SolicitudDeFuncionario } from '../../../shared/educacion/tipos';
import { Alert } from '../../../shared/ui/Alert';
import { ChangeList } from '../../../shared/ui/ChangeList';
import { useWords } from '../useWords';
import { isNothing } from './escrito';
import { changesSeen, type EscritoState } from './escritoSlice';
import { changesBetween } from './lines';

interface ChangesProps {
  typing: Extract<EscritoState, { status: 'open' }>;
  solicitud: SolicitudDeFuncionario;
  isReading: boolean;
}

/** Somebody else has changed the request since this person looked at it, or wrote: what, as far as it is known. */
export function Changes({ typing: { before, escrito }, solicitud, isReading }: ChangesProps) {
  const dispatch = useDispatch();
  const words = useWords();
  const { version } = solicitud;
  const isWrittenBefore = !isNothing(escrito) && escrito.version !== null && escrito.version !== version;
  if (isReading || (before === null && !isWrittenBefore)) return null;
  const changes = before === null ? [] : changesBetween(before, solicitud, words);
  return (
    <Alert role="status" onDismiss={() => dispatch(changesSeen({ version }))}>
      {changes.length === 0 ? (
        <p>La solicitud cambió desde que usted escribió aquí. Lo que escribió sigue abajo: revíselo antes de guardarlo.</p>
      ) : (
        <>
          <p>Esto cambió mientras usted trabajaba. Lo que escribió sigue abajo: revíselo y guárdelo de nuevo.</p>
          <ChangeList changes={changes} />
        </>
      )}
    </Alert>
  );
}
