import { useSelector } from 'react-redux';
import { FORBIDDEN_MESSAGE } from '#services/http/problemMessage.ts';
import { OFERTA_COLUMNS, OFERTA_COLUMN_NAMES } from '#domain/ofertaRows.ts';
import { Page } from '#ui/Page.tsx';
import { etapas } from '#areas/places/etapas.ts';
import { Notice } from '#ui/Notice.tsx';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { ImportFile } from './ImportFile';
import type { ImportWords } from './ImportSteps';
import { LastImport } from './LastImport';
import { ofertaImport } from './ofertaImport';
import { ButtonLink } from '#areas/places/PlacesLink.tsx';

const COLUMNS = OFERTA_COLUMNS.map((column) => OFERTA_COLUMN_NAMES[column]).join(', ');

const WORDS: ImportWords = {
  saved: 'Se guardó la oferta',
  renewed: 'Otra persona guardó cambios en la oferta después de la revisión',
  counts: [
    ['revisadas', 'Filas revisadas'],
    ['nuevas', 'Ofertas nuevas'],
    ['cambiadas', 'Ofertas que cambian'],
    ['iguales', 'Ofertas iguales'],
  ],
  changing: ['nuevas', 'cambiadas'],
  seen: { label: 'Ver la oferta', to: PLACES_PATHS.oferta },
};

/** Brings a file's figures into the oferta. */
export function ImportPage() {
  const isForbidden = useSelector(etapas.select).status === 'forbidden';
  if (isForbidden) {
    return (
      <Page title="Importar la oferta">
        <Notice role="alert" text={FORBIDDEN_MESSAGE} />
      </Page>
    );
  }
  return (
    <Page title="Importar la oferta">
      <p>
        <ButtonLink label="Ir a la oferta" to={PLACES_PATHS.oferta} />
      </p>
      <p className="import-columns">
        {`La primera línea del archivo nombra las columnas: ${COLUMNS}. Lo más fácil es partir del archivo que se guarda en la página de la oferta.`}
      </p>
      <p>
        Para que una oferta reserve otro número de puestos que la convocatoria, agregue una columna por reserva. Su nombre es
        «Reserva:» y el de la condición. Una celda vacía deja el número de la convocatoria; 0 es ninguno. Si la columna no está,
        nada cambia.
      </p>
      <p>
        El archivo se revisa entero antes de guardar. Si una fila tiene un error no se guarda ninguna. Las ofertas que el archivo
        no nombra se quedan como están.
      </p>
      <ImportFile
        imported={ofertaImport}
        words={WORDS}
        hint="Separado por comas, punto y coma, tabulaciones o barras «|»; de 20.000 filas como máximo."
      />
      <LastImport />
    </Page>
  );
}
