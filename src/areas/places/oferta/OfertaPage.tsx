import { useSelector } from 'react-redux';
import { gradoFilter, jornadaFilter } from '#kits/listing/catalogueFilters.ts';
import { ListFilters } from '#kits/listing/ListFilters.tsx';
import { ListSkeleton } from '#kits/listing/ListSkeleton.tsx';
import { ListView } from '#kits/listing/ListView.tsx';
import { shownData } from '#kits/reading/readingState.ts';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { DownloadButton } from '#kits/download/DownloadButton.tsx';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { Page } from '#ui/Page.tsx';
import { etapas } from '../etapas';
import { convocatoria } from '../publicConvocatoria';
import { PLACES_PATHS } from '../placesPaths';
import { FrozenNotice } from './FrozenNotice';
import { OfertaTable } from './OfertaTable';
import { ofertas, ofertasAddress } from './ofertas';
import { OpenElsewhere } from './OpenElsewhere';
import { ofertaDownload } from './ofertaDownload';
import { LIST_WORDS } from './ofertaTexts';
import { ButtonLink } from '../PlacesLink';
import { useChosen } from '../yearly';

const NO_CATALOGUES = { grados: [], jornadas: [] };

/** That it can be changed, or cannot, is said over the list. */
const list = shownAfter(ofertas, convocatoria, etapas);

/** The places of the convocatoria's year, with what their vacancies come from: to be looked for and changed in place. */
export function OfertaPage() {
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos ?? NO_CATALOGUES;
  return (
    <Page title="Oferta de cupos">
      <p>
        Las vacantes de cada oferta son su capacidad menos los estudiantes que continúan y los que repiten. Las familias ven los
        cambios en cuanto se guardan. Una oferta puede reservar otro número de puestos que la convocatoria, y nunca se llenan más
        de los que hay.
      </p>
      <Files />
      <ListFilters
        address={ofertasAddress}
        filters={[gradoFilter(catalogos), jornadaFilter(catalogos)]}
        textLabel="Institución, sede o barrio"
        action="Filtrar"
      />
      <ListView
        id="oferta"
        heading="Ofertas"
        address={ofertasAddress}
        reading={list}
        words={LIST_WORDS}
        skeleton={<ListSkeleton lines={3} />}
        notices={
          <>
            <NamesFailure convocatoria={convocatoria} />
            <FrozenNotice />
            <OpenElsewhere />
          </>
        }
      >
        {(rows) => <OfertaTable rows={rows} />}
      </ListView>
    </Page>
  );
}

function Files() {
  return (
    <div className="oferta-files">
      <ButtonLink label="Importar un archivo CSV" to={PLACES_PATHS.ofertaImport} />
      <ButtonLink label="Lista de matrícula" to={PLACES_PATHS.matricula} />
      <DownloadButton label="Guardar toda la oferta (CSV)" download={ofertaDownload} wanted={useChosen()} />
    </div>
  );
}
