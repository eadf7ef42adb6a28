import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LONGEST_TEXT, writeListQuery } from '#kits/listing/listAddress.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { focusHeading } from '#ui/focusHeading.ts';
import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../useWords';
import { isDirty, ofertaEdit } from './ofertaEdit';
import { ofertas, ofertasAddress } from './ofertas';
import { ButtonLink } from '../PlacesLink';

/** Says that what was typed in a row is still there, though the list on the screen does not have that row. */
export function OpenElsewhere() {
  const edit = useSelector(ofertaEdit.select);
  const page = shownData(useSelector(ofertas.select));
  const words = useWords();
  const dispatch = useDispatch();
  if (edit.status !== 'typed' || !page || !isDirty(edit.typed)) return null;
  const { oferta } = edit.typed;
  if (page.elementos.some(({ id }) => id === oferta.id)) return null;
  const discard = ({ currentTarget }: MouseEvent) => {
    focusHeading(currentTarget);
    dispatch(ofertaEdit.events.discarded());
  };
  return (
    <Notice role="status">
      <p>{`Hay cambios sin guardar en ${fullSedeName(oferta)}, ${words.grado(oferta.grado)}, que no está en esta página de la lista.`}</p>
      <ButtonLink label="Ir a esa oferta" to={rowPath(oferta)} />
      <Button label="Descartarlos" onClick={discard} />
    </Notice>
  );
}

/** Where the list has that row, with few others or none. */
function rowPath({ institucion, sede, grado, jornada }: ManagedOferta): string {
  const text = `${institucion.nombre} ${sede}`.slice(0, LONGEST_TEXT);
  return ofertasAddress.path + writeListQuery({ grado, jornada, texto: text, pagina: 1 });
}
