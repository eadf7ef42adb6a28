import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Etapas } from '#domain/contractTypes.ts';
import { Section } from '#ui/Section.tsx';
import { ChosenEtapa } from '../ChosenEtapa';
import { etapas } from '../etapas';
import { etapaOf } from '../resultsPaths';
import { selectIsRunning } from './runSlice';
import { EtapaList } from './EtapaList';
import { EtapaView } from './EtapaView';

/** The stages of the convocatoria, and of the one that the address names its official run and its simulations. */
export function AllocationPage() {
  const state = useSelector(etapas.select);
  // Lines of the skeleton: a stage's steps fill the page.
  const lines = etapaOf(useLocation().search) === null ? 16 : 40;
  return (
    <Page title="Asignación">
      <ReadingOf
        reading={etapas}
        skeleton={<Skeleton lines={lines} />}
        notFound="Todavía no hay ninguna convocatoria: prepárela primero en «Convocatoria»."
      >
        {(data) => <Allocation data={data} isReading={state.status !== 'ready'} />}
      </ReadingOf>
    </Page>
  );
}

function Allocation({ data: { anio, elementos }, isReading }: { data: Etapas; isReading: boolean }) {
  const codigo = etapaOf(useLocation().search);
  const chosen = elementos.find((etapa) => etapa.codigo === codigo) ?? null;
  const dispatch = useDispatch();
  const isRunning = useSelector(selectIsRunning);
  const isBusy = isReading || isRunning;
  // What a colleague has done meanwhile.
  const refresh = () => {
    if (!isBusy) dispatch(etapas.events.outdated());
  };
  if (elementos.length === 0) {
    return (
      <EmptyState title="La convocatoria no tiene etapas">
        <p>Agregue al menos una en «Convocatoria».</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Section id="etapas" title={`Etapas del año ${anio}`}>
        <EtapaList etapas={elementos} chosen={codigo} />
        <ChosenEtapa etapas={elementos} chosen={codigo} />
        <button type="button" className="btn btn-quiet stages-refresh" aria-disabled={isBusy} onClick={refresh}>
          Actualizar las etapas
        </button>
      </Section>
      {codigo !== null && chosen === null && (
        <Notice role="alert" text="La convocatoria no tiene la etapa de esta dirección. Elija una de la lista." />
      )}
      {chosen && <EtapaView key={chosen.codigo} etapa={chosen} anio={anio} etapas={elementos} isReading={isReading} />}
    </>
  );
}
