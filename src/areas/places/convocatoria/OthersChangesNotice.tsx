import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '#ui/Alert.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { isTooLate } from './tooLate';
import { typedConvocatoria } from './typedConvocatoria';

/** Somebody else has saved the convocatoria while this person typed: what is not the same any more. */
export function OthersChangesNotice({ editable }: { editable: boolean }) {
  const dispatch = useDispatch();
  const typing = useSelector(typedConvocatoria.select);
  if (typing.status !== 'typed' || !typing.news) return null;
  const { changes, own } = typing.news;
  const canSave = editable || !isTooLate(typing.typed);
  return (
    <Alert onDismiss={() => dispatch(typedConvocatoria.events.newsSeen({ typed: typing.typed }))}>
      <p>Otra persona guardó la convocatoria mientras usted escribía.</p>
      {canSave && <p>Lo que usted cambió sigue abajo: revíselo y guárdelo.</p>}
      <ChangeList changes={changes} />
      {canSave && own.length > 0 && (
        <p>{`Usted también cambió ${new Intl.ListFormat('es').format(own.map((name) => `«${name}»`))}: si guarda, queda lo suyo.`}</p>
      )}
    </Alert>
  );
}
