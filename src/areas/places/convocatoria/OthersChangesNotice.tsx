import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '#ui/Alert.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { othersChangesSeen, selectTypedConvocatoria } from './typedConvocatoria';

/** Somebody else has saved the convocatoria while this person typed: what is not the same any more. */
export function OthersChangesNotice() {
  const dispatch = useDispatch();
  const typing = useSelector(selectTypedConvocatoria);
  if (typing.status !== 'typed' || !typing.othersChanges) return null;
  const { changes, own } = typing.othersChanges;
  return (
    <Alert onDismiss={() => dispatch(othersChangesSeen())}>
      <p>Otra persona guardó la convocatoria mientras usted escribía. Lo que usted cambió sigue abajo: revíselo y guárdelo.</p>
      <ChangeList changes={changes} />
      {own.length > 0 && (
        <p>{`Usted también cambió ${new Intl.ListFormat('es').format(own.map((name) => `«${name}»`))}: si guarda, queda lo suyo.`}</p>
      )}
    </Alert>
  );
}
