import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { gradoFilter } from '#kits/listing/catalogueFilters.ts';
import { ListFilters, type Filter } from '#kits/listing/ListFilters.tsx';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { shownData } from '#kits/reading/readingState.ts';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { NotFound } from '#shell/NotFound.tsx';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { PrioridadLegend } from '#ui/PrioridadLegend.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { convocatoria } from '../publicConvocatoria';
import { cutOffs, cutOffsAddress } from './cutOffs';
import { resultsPlaceOf } from '../resultsPaths';
import { CutOffTable } from './CutOffTable';
import { EtapaPage } from './EtapaPage';
import { NO_RESULTS } from './resultsTexts';

const WORDS: ListWords = {
  none: 'No se encontró ninguna oferta.',
  one: 'Se encontró una oferta.',
  many: (total) => `Se encontraron ${total} ofertas.`,
  notFound: NO_RESULTS,
  empty: {
    title: 'Ninguna oferta que alguien haya pedido es como la busca',
    hint: 'Pruebe con otro grado, con todas las ofertas o con menos palabras.',
    all: 'Ver todas las ofertas',
  },
};

const FILLED: Filter = {
  name: 'llenas',
  label: 'Cupos',
  all: 'Todas las ofertas',
  choices: [
    { value: 'si', name: 'Las que se llenaron' },
    { value: 'no', name: 'Las que no se llenaron' },
  ],
};

/** For who has no heads to press: on a narrow screen each row is a card. */
const ORDER: Filter = {
  name: 'orden',
  label: 'Orden',
  all: 'Por nombre',
  choices: [
    { value: 'grado', name: 'Por grado, de menor a mayor' },
    { value: '-grado', name: 'Por grado, de mayor a menor' },
    { value: '-ocupados', name: 'Más ocupados primero' },
    { value: 'ocupados', name: 'Menos ocupados primero' },
    { value: '-cupos', name: 'Más cupos primero' },
    { value: 'cupos', name: 'Menos cupos primero' },
    { value: '-lista', name: 'Más en espera primero' },
    { value: 'lista', name: 'Menos en espera primero' },
  ],
};

const list = shownAfter(cutOffs, convocatoria);

/** Who was the last to enter at each oferta of the stage that the address names, and how many of its seats are taken. */
export function CutOffsPage() {
  const place = resultsPlaceOf(useLocation().pathname);
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos ?? { grados: [] };
  const prioridades = shownData(useSelector(cutOffs.select))?.prioridades;
  if (place?.page !== 'cutOffs') return <NotFound />;
  const address = cutOffsAddress(place.etapa);
  return (
    <EtapaPage title="Cortes por oferta" etapa={place.etapa}>
      <ListFilters
        address={address}
        filters={[gradoFilter(catalogos), FILLED, ORDER]}
        textLabel="Institución, sede o barrio"
        action="Filtrar"
      />
      <ListView
        id="cortes"
        heading="Ofertas"
        address={address}
        reading={list}
        words={WORDS}
        skeleton={<Skeleton lines={40} />}
        notices={<NamesFailure convocatoria={convocatoria} />}
      >
        {(rows) => (
          <>
            {prioridades && <PrioridadLegend prioridades={prioridades} />}
            <CutOffTable address={address} cutOffs={rows} />
          </>
        )}
      </ListView>
    </EtapaPage>
  );
}
