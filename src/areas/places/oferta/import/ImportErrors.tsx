import { useDispatch } from 'react-redux';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { numberText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import type { CheckedExtent, DeclaredImport, ImportState } from './declareImport';
import { columnText } from './importTexts';

const COLUMNS = ['Línea', 'Columna', 'Qué corregir'];

/** What only the server can say, where it has not been asked. */
const STILL_TO_CHECK: Readonly<Record<CheckedExtent, string>> = {
  all: '',
  part: ' Si estas filas nombran algo que la ciudad no tiene, como una sede, una jornada o una comuna, se dirá cuando estén corregidas.',
  nothing: ' Todavía no se ha comprobado si existe lo que cada fila nombra: se hará cuando corrija estos errores.',
};

interface ImportErrorsProps {
  state: Extract<ImportState, { status: 'wrong' }>;
  imported: DeclaredImport;
}

/** Every bad row by line, column and reason; where there are too many to show, the others are in a file. */
export function ImportErrors({ state: { errors, total, written, checked }, imported }: ImportErrorsProps) {
  const dispatch = useDispatch();
  const found = total === 1 ? 'Se encontró un error.' : `Se encontraron ${numberText(total)} errores.`;
  const inFile = total > written ? `tiene los primeros ${numberText(written)}` : 'los tiene todos';
  const rest =
    total > errors.length ? ` Aquí están los primeros ${numberText(errors.length)}; el archivo de errores ${inFile}.` : '';
  return (
    <>
      <p>{`${found}${rest} Corrija el archivo y elíjalo de nuevo.${STILL_TO_CHECK[checked]}`}</p>
      <p>
        <Button label="Guardar los errores (CSV)" onClick={() => dispatch(imported.events.errorsRequested())} />
      </p>
      <CardTable labelledBy="importacion" columns={COLUMNS}>
        {errors.map(({ fila, columna, mensaje }, at) => (
          <tr key={`${fila} ${columna} ${at}`}>
            <th scope="row" className="card-table-short">
              {`Línea ${fila}`}
            </th>
            <CardCell label="Columna">
              <span className="card-table-short">{columnText(columna)}</span>
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
