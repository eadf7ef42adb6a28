import { useSelector } from 'react-redux';
import { MATRICULA_COLUMN_NAMES, MATRICULA_COLUMNS } from '#domain/matriculaRows.ts';
import type { Matricula } from '#domain/contractTypes.ts';
import { momentText } from '#domain/words/dates.ts';
import { sentence } from '#domain/words/sentence.ts';
import { numberText } from '#domain/words/numbers.ts';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { ImportFile } from '../oferta/import/ImportFile';
import type { ImportWords } from '../oferta/import/ImportSteps';
import { usePersonName } from '../people';
import { matricula } from './matricula';
import { matriculaImport } from './matriculaImport';
import { ButtonLink } from '../PlacesLink';

const COLUMNS = MATRICULA_COLUMNS.map((column) => MATRICULA_COLUMN_NAMES[column]).join(', ');

const WORDS: ImportWords = {
  saved: 'Se guardó la lista de matrícula',
  renewed: 'Otra persona importó una lista después de la revisión',
  counts: [
    ['revisadas', 'Filas revisadas'],
    ['antes', 'Estudiantes en la lista de antes'],
    ['despues', 'Estudiantes en la lista nueva'],
    ['pierden', 'Solicitudes cuyo cupo actual deja de constar, y queda por decidir'],
  ],
};

/** The list that proves the seats that pupils have already: which there is, and another in its place. */
export function MatriculaPage() {
  return (
    <Page title="Lista de matrícula">
      <p>
        Dice qué estudiantes ya tienen un cupo para el año de la convocatoria, y dónde. Cuando una familia dice tener un cupo y la
        lista lo confirma, cuenta sin que nadie lo decida; los demás los aprueba o niega quien revisa la solicitud.
      </p>
      <ReadingOf reading={matricula} skeleton={<Skeleton lines={2} />} notFound="Todavía no hay ninguna convocatoria.">
        {(list) => <Present list={list} />}
      </ReadingOf>
      <p className="import-columns">
        {`La primera línea del archivo nombra las columnas: ${COLUMNS}. El grado es aquel para el que el estudiante tiene el cupo en el año de la convocatoria, no el que cursa ahora. Los ceros a la izquierda del documento no importan.`}
      </p>
      <p>
        El archivo se revisa entero antes de guardar, y si una fila tiene un error no se guarda ninguna. La lista nueva reemplaza
        a la de antes. No cambia lo que ya entró en una lista congelada o en un resultado.
      </p>
      <ImportFile
        imported={matriculaImport}
        words={WORDS}
        hint="Separado por comas, punto y coma, tabulaciones o barras «|»; de 100.000 filas como máximo."
      />
      <p>
        <ButtonLink label="Ir a la oferta" to={PLACES_PATHS.oferta} />
      </p>
    </Page>
  );
}

function Present({ list: { anio, filas, importada } }: { list: Matricula }) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  if (importada === null) return <p>{`Para ${anio} todavía no se ha importado ninguna.`}</p>;
  const pupils = filas === 1 ? '1 estudiante' : `${numberText(filas)} estudiantes`;
  const imported = sentence(`La importó ${person(importada.quien)} el ${momentText(importada.en, timeZone)}`);
  return <p>{`La de ${anio} tiene ${pupils}. ${imported}`}</p>;
}
