import { useDispatch, useSelector } from 'react-redux';
import { Alert } from '#ui/Alert.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { novedadesSeen, selectEscrito } from './typedConvocatoria';

/** Somebody else has saved the call while this person typed: what is not the same any more. */
export function News() {
  const dispatch = useDispatch();
  const typing = useSelector(selectEscrito);
  if (typing.status !== 'typed' || !typing.novedades) return null;
  const { cambios, propias } = typing.novedades;
  return (
    <Alert role="status" onDismiss={() => dispatch(novedadesSeen())}>
      <p>Otra persona guardó la convocatoria mientras usted escribía. Lo que usted cambió sigue abajo: revíselo y guárdelo.</p>
      <ChangeList changes={cambios} />
      {propias.length > 0 && (
        <p>{`Usted también cambió ${new Intl.ListFormat('es').format(propias.map((regla) => `«${regla}»`))}: si guarda, queda lo suyo.`}</p>
      )}
    </Alert>
  );
}
