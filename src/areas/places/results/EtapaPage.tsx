import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shownData } from '#kits/reading/readingState.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { etapas } from '../etapas';
import { RESULTS_PATHS } from '../resultsPaths';
import { StageName } from './EtapaName';
import { NO_RESULTS, NO_STAGE } from './resultsTexts';

interface StagePageProps {
  title: string;
  heading?: ReactNode;
  /** The stage's code. */
  etapa: string;
  /** Where the stage has results, or nobody knows yet whether it has. */
  children: ReactNode;
}

/** A page below a stage's results: which stage it is of, the way back to them, and why there are none. */
export function StagePage({ title, heading, etapa, children }: StagePageProps) {
  const stages = shownData(useSelector(etapas.select))?.elementos ?? null;
  const stage = stages?.find(({ codigo }) => codigo === etapa);
  const noResults = stages === null || (stage && stage.corrida !== null) ? null : stage ? NO_RESULTS : NO_STAGE;
  return (
    <Page title={title} heading={heading}>
      <StageName etapa={etapa} />
      <p>
        <Link className="btn btn-quiet" to={RESULTS_PATHS.stage(etapa)}>
          Ir a los resultados de la etapa
        </Link>
      </p>
      {noResults === null ? children : <EmptyState title={noResults} />}
    </Page>
  );
}
