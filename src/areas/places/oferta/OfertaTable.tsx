import { Fragment, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { CUPOS_FIELDS, CUPOS_NAMES } from '#domain/cupos.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { numberText, vacantesText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { selectFrozenEtapa } from '../etapas';
import { useWords } from '../useWords';
import { ofertaSave } from './ofertaSave';
import { editRequested, ofertaEdit } from './ofertaEdit';
import { OfertaEditor } from './OfertaEditor';

const READ_COLUMNS = ['Sede', 'Grado y jornada', ...CUPOS_FIELDS.map((field) => CUPOS_NAMES[field]), 'Vacantes'];
const RESERVAS = 'Puestos reservados';

/** `rows` have the same reserves, those of the convocatoria. */
function columnsOf([row]: readonly ManagedOferta[], isFrozen: boolean): string[] {
  return [...READ_COLUMNS, ...(row && row.reservas.length > 0 ? [RESERVAS] : []), ...(isFrozen ? [] : ['Cambiar'])];
}

/** A page of places; the row that is edited has fields in the place of its figures. While a list is frozen they are only read. */
export function OfertaTable({ rows }: { rows: readonly ManagedOferta[] }) {
  const edit = useSelector(ofertaEdit.select);
  const sending = useSelector(ofertaSave.select);
  const isFrozen = useSelector(selectFrozenEtapa) !== null;
  return (
    <>
      <p role="status" className="oferta-news">
        {sending.status === 'sent' && <span>{`Se guardó: ${savedText(sending.answer)}`}</span>}
        {edit.status === 'untouched' && edit.done && (
          <span>{`Lo que usted escribió ya está guardado: ${savedText(edit.done)}`}</span>
        )}
      </p>
      <CardTable labelledBy="oferta" columns={columnsOf(rows, isFrozen)} actions={!isFrozen}>
        {rows.map((row) => (
          <OfertaRow
            key={row.id}
            row={row}
            isFrozen={isFrozen}
            isSaving={sending.status === 'sending'}
            isEdited={edit.status === 'typed' && edit.typed.oferta.id === row.id}
          />
        ))}
      </CardTable>
    </>
  );
}

const savedText = (oferta: ManagedOferta) => `${fullSedeName(oferta)}, ${vacantesText(oferta.vacantes)}.`;

interface OfertaRowProps {
  row: ManagedOferta;
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
    // The row's fields are unmounted and lose the focus, unless another row was opened.
    if (wasEdited.current && !isEdited && document.activeElement === document.body) editRef.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const grado = words.grado(row.grado);
  const jornada = words.name('jornadas', row.jornada);
  const ofertaName = `${fullSedeName(row)}, ${grado}, jornada ${jornada}`;
  return (
    <tr>
      <th scope="row">{fullSedeName(row)}</th>
      <CardCell label="Grado y jornada">
        <span>{grado}</span>
        <span className="card-table-note">{`Jornada: ${jornada}`}</span>
      </CardCell>
      {isEdited ? (
        <td colSpan={columnsOf([row], isFrozen).length - 2} className="card-table-whole">
          <OfertaEditor ofertaName={ofertaName} />
        </td>
      ) : (
        <>
          {CUPOS_FIELDS.map((field) => (
            <CardCell key={field} label={CUPOS_NAMES[field]}>
              <span>{numberText(row[field])}</span>
            </CardCell>
          ))}
          <CardCell label="Vacantes">
            <strong>{numberText(row.vacantes)}</strong>
          </CardCell>
          {row.reservas.length > 0 && (
            <CardCell label={RESERVAS}>
              {row.reservas.map(({ condicion, puestos, propios }) => (
                <Fragment key={condicion}>
                  <span>{`${words.name('condiciones', condicion)}: ${numberText(propios ?? puestos)}`}</span>
                  {propios !== null && <span className="card-table-note">Propio de esta oferta</span>}
                </Fragment>
              ))}
            </CardCell>
          )}
          {!isFrozen && (
            <td className="card-table-whole">
              <Button
                label="Editar"
                ref={editRef}
                isOff={isSaving}
                aria-label={`Editar ${ofertaName}`}
                onClick={() => dispatch(editRequested({ oferta: row }))}
              />
            </td>
          )}
        </>
      )}
    </tr>
  );
}
