import { useDispatch } from 'react-redux';
import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { Alert } from '#ui/Alert.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { useWords } from '../useWords';
import { isNothing, type Escrito } from './typedDecision';
import { changesSeen, type EscritoState } from './typedDecisionSlice';
import { changesBetween } from './expedienteLines';

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
        <p>{`La solicitud cambió desde que usted escribió aquí. ${whereItIs(escrito, solicitud)}`}</p>
      ) : (
        <>
          <p>{`Esto cambió mientras usted trabajaba. ${whereItIs(escrito, solicitud)}`}</p>
          <ChangeList changes={changes} />
        </>
      )}
    </Alert>
  );
}

/** What has become of what was written: its fields may be gone with what the person may do. */
function whereItIs(escrito: Escrito, { acciones }: SolicitudDeFuncionario): string {
  if (isNothing(escrito)) return '';
  const { razones, movimiento } = escrito;
  const hasReasons = Object.values(razones).some((razon) => razon !== '');
  const hasFields = (!hasReasons || acciones.includes('decidir')) && (movimiento === null || acciones.includes(movimiento));
  return hasFields
    ? 'Lo que escribió sigue abajo: revíselo y guárdelo de nuevo.'
    : 'Lo que escribió se conserva: estará aquí si vuelve a poder guardarlo, por ejemplo al tomar la solicitud.';
}
