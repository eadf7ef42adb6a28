import { useDispatch } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { Alert } from '#ui/Alert.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { useWords } from '../useWords';
import { isNothing, type TypedDecision } from './typedDecision';
import { changesSeen, type TypedDecisionState } from './typedDecisionSlice';
import { changesBetween } from './expedienteLines';

interface ExpedienteChangesProps {
  typing: Extract<TypedDecisionState, { status: 'open' }>;
  solicitud: Expediente;
  isReading: boolean;
}

/** Somebody else has changed the solicitud since this person looked at it, or wrote: what, as far as it is known. */
export function ExpedienteChanges({ typing: { before, typed }, solicitud, isReading }: ExpedienteChangesProps) {
  const dispatch = useDispatch();
  const words = useWords();
  const { version } = solicitud;
  const isWrittenBefore = !isNothing(typed) && typed.version !== null && typed.version !== version;
  if (isReading || (before === null && !isWrittenBefore)) return null;
  const changes = before === null ? [] : changesBetween(before, solicitud, words);
  return (
    <Alert onDismiss={() => dispatch(changesSeen({ version }))}>
      {changes.length === 0 ? (
        <p>{`La solicitud cambió desde que usted escribió aquí. ${whereItIs(typed, solicitud)}`}</p>
      ) : (
        <>
          <p>{`Esto cambió mientras usted trabajaba. ${whereItIs(typed, solicitud)}`}</p>
          <ChangeList changes={changes} />
        </>
      )}
    </Alert>
  );
}

/** Where the typed text is now: its fields are not shown any more when the move is not allowed any more. */
function whereItIs(typed: TypedDecision, { acciones }: Expediente): string {
  if (isNothing(typed)) return '';
  const { razones, movimiento } = typed;
  const hasReasons = Object.values(razones).some((reason) => reason !== '');
  const hasFields = (!hasReasons || acciones.includes('decidir')) && (movimiento === null || acciones.includes(movimiento));
  return hasFields
    ? 'Lo que escribió sigue abajo: revíselo y guárdelo de nuevo.'
    : 'Lo que escribió se conserva: estará aquí si vuelve a poder guardarlo, por ejemplo al tomar la solicitud.';
}
