import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ManagedSede } from '#domain/contractTypes.ts';
import { sedeName } from '#domain/sedeNames.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { Mark } from '#ui/Mark.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { convocatoria } from '../publicConvocatoria';
import { ButtonLink } from '../PlacesLink';
import { INSTITUCION_PATHS, sedeAt } from './institucionPaths';
import { PlaceChanges } from './PlaceChanges';
import { sede, sedeSave } from './sede';
import { SedeClosing } from './SedeClosing';
import { SedeForm } from './SedeForm';
import { ofertaAdd } from './sedeOferta';
import { SedeOfertas } from './SedeOfertas';
import { sedeStep } from './sedeStep';
import { STEP_DONE } from './sedeStepTexts';

/** A sede: what it offers in the call's year, where it is, and whether families find it. */
export function SedePage() {
  const at = sedeAt(useLocation().pathname);
  const data = shownData(useSelector(sede.select));
  if (at === null) return <NotFound />;
  return (
    <Page title="Sede" heading={<span translate="no">{data ? sedeName(data.datos.nombre) : 'Sede'}</span>}>
      <div className="actions institucion-ways screen-only">
        <ButtonLink label="Volver a la institución" to={INSTITUCION_PATHS.institucion(at.dane)} />
      </div>
      <NamesFailure convocatoria={convocatoria} />
      <ReadingOf reading={sede} skeleton={<Skeleton lines={20} />} notFound="La institución no tiene esa sede.">
        {(read) => <SedeView data={read} />}
      </ReadingOf>
    </Page>
  );
}

function SedeView({ data }: { data: ManagedSede }) {
  const dispatch = useDispatch();
  const step = useSelector(sedeStep.select);
  const states = [useSelector(sedeSave.select), useSelector(ofertaAdd.select), step];
  const isBusy = states.some(({ status }) => status === 'sending');
  return (
    <>
      <SendingOutcome
        state={step}
        done={step.status === 'sent' ? STEP_DONE[step.command.kind] : null}
        onRetry={() => step.status === 'unanswered' && dispatch(sedeStep.events.submitted(step.command))}
      />
      <p className="sede-head">
        <span translate="no">{data.institucion.nombre}</span>
        {data.cerradaEn === null ? <Mark tone="good" label="Abierta" /> : <Mark tone="over" label="Cerrada" />}
      </p>
      <SedeOfertas data={data} isBusy={isBusy} />
      <Section className="institucion-part" id="datos" title="Datos de la sede">
        <SedeForm data={data} isBusy={isBusy} />
      </Section>
      <SedeClosing data={data} isBusy={isBusy} />
      <PlaceChanges changes={data.cambios} />
    </>
  );
}
