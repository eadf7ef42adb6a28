import { useDispatch } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { Alert } from '#ui/Alert.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '../useWords';
import { isNothing, typedDecision, type DecisionTyping, type TypedDecision } from './typedDecision';
import { RECLAMO } from './reclamo';
import { changesBetween } from './expedienteLines';

interface ExpedienteChangesProps {
  typing: DecisionTyping;
  solicitud: Expediente;
  isReading: boolean;
}

/** Somebody else has changed the solicitud since this person looked at it, or wrote: what, as far as it is known. */
export function ExpedienteChanges({ typing: { news: before, typed }, solicitud, isReading }: ExpedienteChangesProps) {
  const dispatch = useDispatch();
  const words = useWords();
  const { version } = solicitud;
  const isWrittenBefore = !isNothing(typed) && typed.version !== null && typed.version !== version;
  if (isReading || (before === null && !isWrittenBefore)) return null;
  const changes = before === null ? [] : changesBetween(before, solicitud, words);
  return (
    <Alert onDismiss={() => dispatch(typedDecision.events.newsSeen({ typed: { ...typed, version } }))}>
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

/** Its fields are not shown any more when the move is not allowed any more. */
function hasFields({ razones, movimiento }: TypedDecision, { acciones, alAceptarReclamo }: Expediente): boolean {
  const { [RECLAMO]: answer = '', ...reasons } = razones;
  const hasReasons = Object.values(reasons).some((reason) => reason !== '');
  if (answer !== '' && alAceptarReclamo === null) return false;
  return (!hasReasons || acciones.includes('decidir')) && (movimiento === null || acciones.includes(movimiento));
}

/** What was typed before the page was loaded anew. */
export function KeptNotice({ typing: { restored, typed }, solicitud }: Omit<ExpedienteChangesProps, 'isReading'>) {
  if (!restored || isNothing(typed)) return null;
  const text = hasFields(typed, solicitud)
    ? 'Lo que usted había escrito aquí se conserva, sin guardar: revíselo y guárdelo.'
    : 'Lo que usted había escrito aquí se conserva, sin guardar: estará aquí si vuelve a poder guardarlo, por ejemplo al tomar la solicitud.';
  return <Notice tone="info" role="status" text={text} />;
}

/** Where the typed text is now. */
function whereItIs(typed: TypedDecision, solicitud: Expediente): string {
  if (isNothing(typed)) return '';
  return hasFields(typed, solicitud)
    ? 'Lo que escribió sigue abajo: revíselo y guárdelo de nuevo.'
    : 'Lo que escribió se conserva: estará aquí si vuelve a poder guardarlo, por ejemplo al tomar la solicitud.';
}
