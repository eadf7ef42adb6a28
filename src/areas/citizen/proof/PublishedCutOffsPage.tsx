import { useSelector } from 'react-redux';
import { CutOffList } from '#kits/words/CutOffList.tsx';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { gradoFilter } from '#kits/listing/catalogueFilters.ts';
import { ListFilters } from '#kits/listing/ListFilters.tsx';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { shownData } from '#kits/reading/readingState.ts';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { PrioridadLegend } from '#ui/PrioridadLegend.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { convocatoria } from '../convocatoria';
import { useWords } from '../useWords';
import { type EtapaPlace, PROOF_PATHS } from './proofPaths';
import { proofs } from './proofs';
import { publishedCutOffs, publishedCutOffsAddress } from './publishedCutOffs';
import './proof.scss';

const WORDS: ListWords = {
  none: 'No se encontró ningún corte.',
  one: 'Se encontró un corte.',
  many: (total) => `Se encontraron ${total} cortes.`,
  notFound: 'El resultado de esta etapa todavía no se publica.',
  empty: {
    title: 'Ningún colegio que alguien haya pedido es como lo busca',
    hint: 'Pruebe con otro grado o con menos palabras.',
    all: 'Ver todos los cortes',
  },
};

const list = shownAfter(publishedCutOffs, convocatoria);

/** Who was the last to enter at each oferta of a published stage. */
export function PublishedCutOffsPage({ place }: { place: EtapaPlace }) {
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos ?? { grados: [] };
  const prioridades = shownData(useSelector(publishedCutOffs.select))?.prioridades;
  const elementos = shownData(useSelector(proofs.select))?.elementos ?? [];
  const words = useWords();
  const address = publishedCutOffsAddress(place);
  return (
    <Page title="Cortes por colegio">
      {/* Its room is there before its name is. */}
      <p className="lead-text">{elementos.find(({ codigo }) => codigo === place.etapa)?.nombre ?? '\u00a0'}</p>
      <ListFilters address={address} filters={[gradoFilter(catalogos)]} textLabel="Institución, sede o barrio" action="Buscar" />
      <ListView
        id="cortes"
        heading="Cortes"
        address={address}
        reading={list}
        words={WORDS}
        skeleton={<Skeleton lines={40} />}
        notices={<NamesFailure convocatoria={convocatoria} />}
      >
        {(rows) => (
          <>
            {prioridades && <PrioridadLegend prioridades={prioridades} />}
            <CutOffList cutOffs={rows} words={words} />
          </>
        )}
      </ListView>
      <div className="actions">
        <ButtonLink label="Volver a la etapa" to={PROOF_PATHS.etapa(place)} />
      </div>
    </Page>
  );
}
