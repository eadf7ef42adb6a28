import { OPTIONAL_SEDE_COLUMNS, SEDE_COLUMN_NAMES, SEDE_COLUMNS } from '#domain/sedeRows.ts';
import { Page } from '#ui/Page.tsx';
import { PLACES_PATHS } from '../placesPaths';
import { ImportFile } from '../oferta/import/ImportFile';
import type { ImportWords } from '../oferta/import/ImportSteps';
import { ButtonLink } from '../PlacesLink';
import { institucionImport } from './institucionImport';

const namesOf = (columns: typeof OPTIONAL_SEDE_COLUMNS) => columns.map((column) => SEDE_COLUMN_NAMES[column]).join(', ');
const NEEDED = namesOf(SEDE_COLUMNS.filter((column) => !OPTIONAL_SEDE_COLUMNS.includes(column)));
const OPTIONAL = namesOf(OPTIONAL_SEDE_COLUMNS);

const WORDS: ImportWords = {
  saved: 'Se guardaron las instituciones y sus sedes',
  renewed: 'Otra persona cambió alguna sede después de la revisión',
  counts: [
    ['revisadas', 'Filas revisadas'],
    ['institucionesNuevas', 'Instituciones nuevas'],
    ['nuevas', 'Sedes nuevas'],
    ['cambiadas', 'Sedes que cambian'],
    ['iguales', 'Sedes iguales'],
  ],
  changing: ['nuevas', 'cambiadas'],
  seen: { label: 'Ver las instituciones', to: PLACES_PATHS.instituciones },
};

/** Brings institutions and their sedes from a file, a row a sede. */
export function InstitucionImportPage() {
  return (
    <Page title="Importar instituciones y sedes">
      <p>
        <ButtonLink label="Ir a las instituciones" to={PLACES_PATHS.instituciones} />
      </p>
      <p className="import-columns">
        {`El archivo tiene una fila por sede. Su primera línea nombra las columnas: ${NEEDED}. Puede traer también: ${OPTIONAL}.`}
      </p>
      <p>
        La institución se conoce por su código DANE y la sede por su nombre: las que no están se crean, y de las demás se cambia
        lo que el archivo dice. Una celda vacía no quita nada, y lo que el archivo no nombra se queda como está.
      </p>
      <p>El archivo se revisa entero antes de guardar. Si una fila tiene un error no se guarda ninguna.</p>
      <ImportFile
        imported={institucionImport}
        words={WORDS}
        hint="Separado por comas, punto y coma, tabulaciones o barras «|»; de 5.000 filas como máximo."
        isHeldByFreeze={false}
      />
    </Page>
  );
}
