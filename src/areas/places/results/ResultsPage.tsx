import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { ReadingView } from '#kits/reading/ReadingView.tsx';
import type { Etapa, Etapas } from '#domain/contractTypes.ts';
import { sentence } from '#domain/words/sentence.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { etapas } from '../etapas';
import { useWords } from '../useWords';
import { RESULTS_PATHS, stageOf } from '../resultsPaths';
import { RequestSearch } from './SolicitudSearch';
import { ResultFiles } from './ResultFiles';
import { resultados } from './results';
import { StageChooser } from './EtapaChooser';
import { StageFigures } from './EtapaFigures';
import { StageNews } from './EtapaNews';
import { NO_RESULTS, NO_STAGE } from './resultsTexts';
import './results.scss';

/** What came of the allocation of the stage that the address names. */
export function ResultsPage() {
  // Drawn in pieces, between which the page answers: all of a stage at once holds up a slow phone.
  const state = useDeferredValue(useSelector(etapas.select));
  const dispatch = useDispatch();
  return (
    <Page title="Resultados">
      <p className="lead-text">
        Cuántas solicitudes obtuvieron cupo en cada etapa, quién entró de último en cada oferta y por qué quedó así cada solicitud.
      </p>
      <ReadingView
        state={state}
        onRetry={() => {
          dispatch(etapas.events.retryRequested());
          // What failed with them.
          dispatch(resultados.events.retryRequested());
        }}
        skeleton={<Skeleton lines={40} />}
        notFound="Todavía no hay ninguna convocatoria."
      >
        {(data) => <Stages data={data} />}
      </ReadingView>
    </Page>
  );
}

function Stages({ data: { anio, elementos } }: { data: Etapas }) {
  const chosen = stageOf(useLocation().search);
  const stage = elementos.find(({ codigo }) => codigo === chosen);
  if (elementos.length === 0) return <EmptyState title="La convocatoria no tiene etapas" />;
  return (
    <>
      <StageChooser stages={elementos} chosen={chosen} />
      {stage && <StageResults stage={stage} anio={anio} />}
      {!stage && chosen !== null && <EmptyState title={NO_STAGE} />}
    </>
  );
}

function StageResults({ stage, anio }: { stage: Etapa; anio: number }) {
  const { moment } = useWords();
  if (stage.corrida === null) {
    return (
      <EmptyState title={NO_RESULTS}>
        <p>{sentence(`Se publican desde el ${moment(stage.publica)}`)}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <StageNews stage={stage} />
      <StageFigures />
      <section className="results-section" aria-labelledby="cortes-enlace">
        <h2 id="cortes-enlace">Cortes</h2>
        <p>Quién entró de último en cada oferta, y cuántos esperan.</p>
        <Link className="btn btn-quiet" to={RESULTS_PATHS.cutOffs(stage.codigo)}>
          Ver los cortes por oferta
        </Link>
      </section>
      <section className="results-section" aria-labelledby="una-solicitud">
        <h2 id="una-solicitud">Explicación de una solicitud</h2>
        <p>La bitácora de la solicitud guarda quién la consultó.</p>
        <RequestSearch key={stage.codigo} etapa={stage.codigo} />
      </section>
      <ResultFiles etapa={stage.codigo} anio={anio} />
    </>
  );
}
