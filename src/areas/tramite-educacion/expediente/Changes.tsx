import { useDispatch } from 'react-redux';
import type { SolicitudDeFuncionario } from '../../../shared/educacion/tipos';
import { Alert } from '../../../shared/ui/Alert';
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
          <ul className="request-changes">
            {changes.map((change) => (
              <li key={change.key}>
                <strong>{change.name}</strong>
                <span>{`: antes «${change.before ?? 'no estaba'}», ahora «${change.now ?? 'no está'}»`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
