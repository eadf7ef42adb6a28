import { useSelector } from 'react-redux';
import { FORBIDDEN_MESSAGE } from '#services/http/problemMessage.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { etapas } from '#areas/places/etapas.ts';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { ImportFile } from '../oferta/import/ImportFile';
import type { ImportWords } from '../oferta/import/ImportSteps';
import { confirmationImport } from './confirmationImport';
import { ButtonLink } from '../PlacesLink';

const TITLE = 'Confirmar matrículas';

const WORDS: ImportWords = {
  saved: 'Se confirmaron las matrículas',
  renewed: 'Las solicitudes del archivo cambiaron después de la revisión',
  save: 'Confirmar las matrículas',
  counts: [
    ['revisadas', 'Filas revisadas'],
    ['confirmadas', 'Solicitudes que pasan a «Matriculada»'],
    ['yaMatriculadas', 'Ya estaban matriculadas'],
  ],
  changing: ['confirmadas'],
};

/** Confirms with a file that pupils were enrolled where they accepted a seat. */
export function ConfirmationPage() {
  const isForbidden = useSelector(etapas.select).status === 'forbidden';
  if (isForbidden) {
    return (
      <Page title={TITLE}>
        <Notice role="alert" text={FORBIDDEN_MESSAGE} />
      </Page>
    );
  }
  return (
    <Page title={TITLE}>
      <p>
        <ButtonLink label="Ir a los resultados" to={PLACES_PATHS.results} />
      </p>
      <p>
        Con el archivo de quienes ya se matricularon en su sede, todas sus solicitudes pasan a «Matriculada» de una vez. Cada
        familia recibe el mismo aviso, y en su historia queda lo mismo, que si se hiciera una por una.
      </p>
      <p className="import-columns">
        La primera línea del archivo nombra las columnas: Documento y Sede. Si trae también Tipo de documento o DANE, deben
        coincidir. Sirve el archivo de columnas de matrícula que se guarda en los resultados, con las filas de quienes se
        matricularon.
      </p>
      <p>
        El archivo se revisa entero antes de guardar. Si una fila tiene un error no se confirma ninguna. Repetir un archivo no
        cambia nada.
      </p>
      <ImportFile
        imported={confirmationImport}
        words={WORDS}
        hint="Separado por comas, punto y coma, tabulaciones o barras «|»; de 20.000 filas como máximo."
        isHeldByFreeze={false}
      />
    </Page>
  );
}
