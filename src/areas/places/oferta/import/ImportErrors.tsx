import { useDispatch } from 'react-redux';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { numberText } from '#domain/words/numbers.ts';
import { errorsRequested, type Comprobado, type ImportacionState } from './ofertaImport';
import { columnaText } from './importTexts';

const COLUMNS = ['Línea', 'Columna', 'Qué corregir'];

/** What only the server can say, where it has not been asked. */
const STILL_TO_CHECK: Readonly<Record<Comprobado, string>> = {
  todo: '',
  parte: ' Si estas filas nombran una institución, una sede, una jornada o un grado que no hay, se dirá cuando estén corregidas.',
  nada: ' Todavía no se ha comprobado si la institución, la sede, la jornada y el grado de cada fila existen: se hará cuando corrija estos errores.',
};

/** Every bad row by line, column and reason; where there are too many to show, the others are in a file. */
export function ImportErrors({ state: { errores, total, enArchivo, comprobado } }: { state: Extract<ImportacionState, { status: 'wrong' }> }) {
  const dispatch = useDispatch();
  const found = total === 1 ? 'Se encontró un error.' : `Se encontraron ${numberText(total)} errores.`;
  const inFile = total > enArchivo ? `tiene los primeros ${numberText(enArchivo)}` : 'los tiene todos';
  const rest = total > errores.length ? ` Aquí están los primeros ${numberText(errores.length)}; el archivo de errores ${inFile}.` : '';
  return (
    <>
      <p>{`${found}${rest} Corrija el archivo y elíjalo de nuevo.${STILL_TO_CHECK[comprobado]}`}</p>
      <p>
        <button type="button" className="btn btn-quiet" onClick={() => dispatch(errorsRequested())}>
          Guardar los errores (CSV)
        </button>
      </p>
      <CardTable labelledBy="importacion" columns={COLUMNS}>
        {errores.map(({ fila, columna, mensaje }, at) => (
          <tr key={`${fila} ${columna} ${at}`}>
            <th scope="row" className="card-table-short">
              {`Línea ${fila}`}
            </th>
            <CardCell label="Columna">
              <span className="card-table-short">{columnaText(columna)}</span>
            </CardCell>
            <CardCell label="Qué corregir">
              <span>{mensaje}</span>
            </CardCell>
          </tr>
        ))}
      </CardTable>
    </>
  );
}
