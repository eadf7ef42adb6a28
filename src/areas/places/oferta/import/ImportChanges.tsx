import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { CUPOS_FIELDS, CUPOS_NAMES, type CuposField } from '#domain/cupos.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { RowChange } from '#domain/contractTypes.ts';
import { numberText } from '#domain/words/numbers.ts';
import { useWords } from '#areas/places/useWords.ts';
import { fromOwnText, ownText, toOwnText } from '../ofertaTexts';

const COLUMNS = ['Sede', 'Grado y jornada', ...CUPOS_FIELDS.map((field) => CUPOS_NAMES[field])];
const RESERVAS = 'Puestos reservados';
const HEADING = 'importacion-cambios';

/** What a save would change, figure by figure; of many places, the first. */
export function ImportChanges({ changes, total }: { changes: readonly RowChange[]; total: number }) {
  const words = useWords();
  if (changes.length === 0) return null;
  const hasReservas = changes.some(({ reservas }) => reservas.length > 0);
  return (
    <>
      <h3 id={HEADING}>Lo que cambia</h3>
      {total > changes.length && (
        <p>{`Aquí están las primeras ${numberText(changes.length)} de ${numberText(total)} ofertas.`}</p>
      )}
      <CardTable labelledBy={HEADING} columns={hasReservas ? [...COLUMNS, RESERVAS] : COLUMNS}>
        {changes.map((change) => (
          <tr key={change.fila}>
            <th scope="row">{fullSedeName(change)}</th>
            <CardCell label="Grado y jornada">
              <span>{words.grado(change.grado)}</span>
              <span className="card-table-note">{`Jornada: ${words.name('jornadas', change.jornada)}`}</span>
              {!change.antes && <span className="card-table-note">Oferta nueva</span>}
            </CardCell>
            {CUPOS_FIELDS.map((field) => (
              <CardCell key={field} label={CUPOS_NAMES[field]}>
                <Figure change={change} field={field} />
              </CardCell>
            ))}
            {hasReservas && (
              <CardCell label={RESERVAS}>
                {change.reservas.length === 0 && <span>Igual</span>}
                {change.reservas.map(({ condicion, antes, despues }) => (
                  <span key={condicion}>
                    {`${words.name('condiciones', condicion)}: ${change.antes ? `${fromOwnText(antes)} ` : ''}`}
                    <strong>{change.antes ? toOwnText(despues) : ownText(despues)}</strong>
                  </span>
                ))}
              </CardCell>
            )}
          </tr>
        ))}
      </CardTable>
    </>
  );
}

function Figure({ change: { antes, despues }, field }: { change: RowChange; field: CuposField }) {
  const now = numberText(despues[field]);
  if (!antes || antes[field] === despues[field]) return <span>{now}</span>;
  return (
    <span>
      <span>{`de ${numberText(antes[field])} a `}</span>
      <strong>{now}</strong>
    </span>
  );
}
