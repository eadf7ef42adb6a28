import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ReadingView } from '#kits/reading/ReadingView.tsx';
import type { Etapa, Etapas } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Section } from '#ui/Section.tsx';
import { etapas } from '../etapas';
import { useWords } from '../useWords';
import { PLACES_PATHS } from '../placesPaths';
import { RESULTS_PATHS, etapaOf } from '../resultsPaths';
import { SolicitudSearch } from './SolicitudSearch';
import { ResultFiles } from './ResultFiles';
import { results } from './results';
import { EtapaChooser } from './EtapaChooser';
import { EtapaFigures } from './EtapaFigures';
import { EtapaNews } from './EtapaNews';
import { NO_RESULTS, NO_ETAPA } from './resultsTexts';
import { ButtonLink } from '../PlacesLink';

/** What came of the allocation of the stage that the address names. */
export function ResultsPage() {
  // Rendered in pieces, between which the page handles input: all of a stage at once blocks a slow phone.
  const state = useDeferredValue(useSelector(etapas.select));
  const dispatch = useDispatch();
  return (
    <Page title="Resultados">
      <p className="lead-text">
        Cuántas solicitudes obtuvieron cupo en cada etapa, quién entró de último en cada oferta y por qué quedó así cada
        solicitud.
      </p>
      <ReadingView
        state={state}
        onRetry={() => {
          dispatch(etapas.events.retryRequested());
          // The results are read again too, if they failed with the stages.
          dispatch(results.events.retryRequested());
        }}
        skeleton={<Skeleton lines={40} />}
        notFound="Todavía no hay ninguna convocatoria."
      >
        {(data) => <ResultsOfEtapas data={data} />}
      </ReadingView>
    </Page>
  );
}

function ResultsOfEtapas({ data: { anio, elementos } }: { data: Etapas }) {
  const chosen = etapaOf(useLocation().search);
  const etapa = elementos.find(({ codigo }) => codigo === chosen);
  if (elementos.length === 0) return <EmptyState title="La convocatoria no tiene etapas" />;
  return (
    <>
      <EtapaChooser etapas={elementos} chosen={chosen} />
      {etapa && <EtapaResults etapa={etapa} anio={anio} />}
      {!etapa && chosen !== null && <EmptyState title={NO_ETAPA} />}
    </>
  );
}

function EtapaResults({ etapa, anio }: { etapa: Etapa; anio: number }) {
  const { moment } = useWords();
  const today = (
    <div className="actions">
      <ButtonLink label="Ver las cifras de hoy" to={RESULTS_PATHS.today(etapa.codigo)} />
      <ButtonLink label="Ver las listas por sede" to={PLACES_PATHS.sedes} />
      <ButtonLink label="Buscar una solicitud" to={PLACES_PATHS.search} />
    </div>
  );
  if (etapa.corrida === null) {
    return (
      <>
        <EmptyState title={NO_RESULTS}>
          <p>{sentence(`Se publican desde el ${moment(etapa.publica)}`)}</p>
        </EmptyState>
        {today}
      </>
    );
  }
  return (
    <>
      <EtapaNews etapa={etapa} />
      {today}
      <EtapaFigures />
      <Section className="results-section" id="cortes-enlace" title="Cortes">
        <p>Quién entró de último en cada oferta, y cuántos esperan.</p>
        <ButtonLink label="Ver los cortes por oferta" to={RESULTS_PATHS.cutOffs(etapa.codigo)} />
      </Section>
      <Section className="results-section" id="una-solicitud" title="Explicación de una solicitud">
        <p>Con el radicado, su explicación en esta etapa; con el documento, dónde está. La bitácora guarda quién la consultó.</p>
        <SolicitudSearch key={etapa.codigo} etapa={etapa.codigo} />
      </Section>
      <ResultFiles etapa={etapa.codigo} anio={anio} />
    </>
  );
}
