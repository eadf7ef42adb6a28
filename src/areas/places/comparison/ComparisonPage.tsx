import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { etapaPath } from '../allocationPaths';
import { etapas } from '../etapas';
import { PLACES_PATHS } from '../placesPaths';
import { convocatoria } from '../publicConvocatoria';
import { etapaOf } from '../resultsPaths';
import { comparisonData } from './comparisonData';
import { ComparisonForm } from './ComparisonForm';
import { ComparisonRun } from './ComparisonRun';
import { ButtonLink } from '../PlacesLink';

const data = shownAfter(comparisonData, convocatoria, etapas);

/** Simulations of a stage's list side by side, each by its own rules, seats and seed. */
export function ComparisonPage() {
  const etapa = etapaOf(useLocation().search);
  const name = shownData(useSelector(etapas.select))?.elementos.find(({ codigo }) => codigo === etapa)?.nombre;
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos ?? null;
  return (
    <Page title="Comparar simulaciones">
      {etapa === null ? (
        <Notice role="alert">
          <p>La dirección no dice de qué etapa: elíjala en «Asignación».</p>
          <ButtonLink label="Ir a «Asignación»" to={PLACES_PATHS.allocation} />
        </Notice>
      ) : (
        <>
          <p>
            {name === undefined ? '' : `Etapa: ${name}. `}
            <span>Se calcula en este navegador con la lista de la etapa. No se guarda ni se publica nada.</span>
          </p>
          <p className="comparison-back">
            <ButtonLink label="Volver a la asignación" to={etapaPath(etapa)} />
          </p>
          <ReadingOf
            reading={data}
            skeleton={<Skeleton lines={24} />}
            notFound="La convocatoria no tiene la etapa de esta dirección."
          >
            {(read) =>
              catalogos === null ? (
                <NamesFailure convocatoria={convocatoria} />
              ) : (
                <>
                  <ComparisonForm etapa={etapa} data={read} catalogos={catalogos} />
                  <ComparisonRun catalogos={catalogos} />
                </>
              )
            }
          </ReadingOf>
        </>
      )}
    </Page>
  );
}
