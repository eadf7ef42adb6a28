import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { CAMPOS_DE_CUPOS, NOMBRES_DE_CUPOS } from '#domain/cupos.ts';
import { nombreDeLugar } from '#domain/sedeNames.ts';
import type { OfertaDeGestion } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { selectEtapaCongelada } from '../etapas';
import { useWords } from '../useWords';
import { cambio } from './ofertaSave';
import { editRequested, selectEdicion } from './ofertaEdit';
import { OfertaEditor } from './OfertaEditor';
import { vacantesText } from './ofertaTexts';

const READ_COLUMNS = ['Sede', 'Grado y jornada', ...CAMPOS_DE_CUPOS.map((campo) => NOMBRES_DE_CUPOS[campo]), 'Vacantes'];
const COLUMNS = [...READ_COLUMNS, 'Cambiar'];

/** A page of places; the row that is edited has fields in the place of its figures. While a list is frozen they are only read. */
export function OfertaTable({ rows }: { rows: readonly OfertaDeGestion[] }) {
  const edicion = useSelector(selectEdicion);
  const sending = useSelector(cambio.select);
  const isFrozen = useSelector(selectEtapaCongelada) !== null;
  return (
    <>
      <p role="status" className="oferta-news">
        {sending.status === 'sent' && <span>{`Se guardó: ${savedText(sending.answer)}`}</span>}
        {edicion.status === 'settled' && <span>{`Lo que usted escribió ya está guardado: ${savedText(edicion.oferta)}`}</span>}
      </p>
      <CardTable labelledBy="oferta" columns={isFrozen ? READ_COLUMNS : COLUMNS} actions={!isFrozen}>
        {rows.map((row) => (
          <OfertaRow key={row.id} row={row} isFrozen={isFrozen} isSaving={sending.status === 'sending'} isEdited={edicion.status === 'open' && edicion.oferta.id === row.id} />
        ))}
      </CardTable>
    </>
  );
}

const savedText = (oferta: OfertaDeGestion) => `${nombreDeLugar(oferta)}, ${vacantesText(oferta.vacantes)}.`;

interface OfertaRowProps {
  row: OfertaDeGestion;
  isFrozen: boolean;
  /** This one or another: the next is opened after that. */
  isSaving: boolean;
  isEdited: boolean;
}

function OfertaRow({ row, isFrozen, isSaving, isEdited }: OfertaRowProps) {
  const words = useWords();
  const dispatch = useDispatch();
  const editRef = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // Its fields have gone, and the focus with them, unless another row was opened.
    if (wasEdited.current && !isEdited && document.activeElement === document.body) editRef.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const grado = words.grado(row.grado);
  const jornada = words.name('jornadas', row.jornada);
  const place = `${nombreDeLugar(row)}, ${grado}, jornada ${jornada}`;
  return (
    <tr>
      <th scope="row">{nombreDeLugar(row)}</th>
      <CardCell label="Grado y jornada">
        <span>{grado}</span>
        <span className="card-table-note">{`Jornada: ${jornada}`}</span>
      </CardCell>
      {isEdited ? (
        <td colSpan={(isFrozen ? READ_COLUMNS : COLUMNS).length - 2} className="card-table-whole">
          <OfertaEditor place={place} />
        </td>
      ) : (
        <>
          {CAMPOS_DE_CUPOS.map((campo) => (
            <CardCell key={campo} label={NOMBRES_DE_CUPOS[campo]}>
              <span>{numberText(row[campo])}</span>
            </CardCell>
          ))}
          <CardCell label="Vacantes">
            <strong>{numberText(row.vacantes)}</strong>
          </CardCell>
          {!isFrozen && (
            <td className="card-table-whole">
              <button
                type="button"
                className="btn btn-quiet"
                ref={editRef}
                aria-disabled={isSaving}
                aria-label={`Editar ${place}`}
                onClick={() => !isSaving && dispatch(editRequested({ oferta: row }))}
              >
                Editar
              </button>
            </td>
          )}
        </>
      )}
    </tr>
  );
}
