import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { shownData } from '#kits/reading/readingState.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { etapas } from '../etapas';
import { RESULTS_PATHS } from '../resultsPaths';
import { NO_RESULTS, NO_ETAPA } from './resultsTexts';
import { ButtonLink } from '../PlacesLink';

interface EtapaPageProps {
  title: string;
  heading?: ReactNode;
  /** The stage's code. */
  etapa: string;
  /** It has something to show before there is a result. */
  beforeResult?: boolean;
  /** Where the stage has results, or nobody knows yet whether it has. */
  children: ReactNode;
}

/** A page below a stage's results: which stage it is of, the way back to them, and why there are none. */
export function EtapaPage({ title, heading, etapa, beforeResult = false, children }: EtapaPageProps) {
  const all = shownData(useSelector(etapas.select))?.elementos ?? null;
  const found = all?.find(({ codigo }) => codigo === etapa);
  const noResults = all === null || (found && (beforeResult || found.corrida !== null)) ? null : found ? NO_RESULTS : NO_ETAPA;
  return (
    <Page title={title} heading={heading}>
      {/* On paper too. The line is there before the name. */}
      <p className="results-stage">{found ? `Etapa: ${found.nombre}` : '\u00a0'}</p>
      <p>
        <ButtonLink label="Ir a los resultados de la etapa" to={RESULTS_PATHS.etapa(etapa)} />
      </p>
      {noResults === null ? children : <EmptyState title={noResults} />}
    </Page>
  );
}
