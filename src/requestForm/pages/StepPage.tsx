import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { Contact } from '#ui/Contact.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { isAwaited, shownData } from '#kits/reading/readingState.ts';
import { ReadingView } from '#kits/reading/ReadingView.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { draftIn } from '../solicitudState';
import { exitOf, takesNew } from '../solicitudOptions';
import { STEP_TITLES, type Step } from '../steps';
import { AcudienteStep } from './AcudienteStep';
import { AvisoStep } from './AvisoStep';
import { CondicionesStep } from './CondicionesStep';
import { DocumentosStep } from './DocumentosStep';
import { EstudianteStep } from './EstudianteStep';
import { FiledBefore } from './FiledBefore';
import { HermanosStep } from './HermanosStep';
import { OpcionesStep } from './OpcionesStep';
import { RevisionStep } from './RevisionStep';
import { StepFrame } from './StepFrame';
import { FORM_TITLES } from './formTexts';
import { ConvocatoriaContext, useForm } from './useStep';

const BODIES: Readonly<Record<Step, () => ReactNode>> = {
  documentos: DocumentosStep,
  aviso: AvisoStep,
  acudiente: AcudienteStep,
  estudiante: EstudianteStep,
  condiciones: CondicionesStep,
  hermanos: HermanosStep,
  opciones: OpcionesStep,
  revision: RevisionStep,
};

/** A step's page in every state. `step` null: the address of the form itself, until a saga leads on. */
export function StepPage({ step }: { step: Step | null }) {
  const { state, options, dispatch } = useForm();
  const reading = useSelector(options.convocatoria.select);
  useAskedField();
  const title = FORM_TITLES[options.mode.kind];
  const hasDraft = draftIn(state) !== null;
  return (
    <Page title={step ? `${STEP_TITLES[step]} · ${title}` : title} heading={step ? STEP_TITLES[step] : title}>
      <ReadingView
        state={reading}
        onRetry={() => dispatch(options.convocatoria.events.retryRequested())}
        skeleton={<Skeleton lines={12} />}
        notFound="No hay una convocatoria. Vuelva cuando la ciudad anuncie la próxima."
      >
        {(convocatoria) => {
          if (step && hasDraft) return <ConvocatoriaContext value={convocatoria}>{renderStep(step)}</ConvocatoriaContext>;
          if (state.status === 'sent') return <FiledBefore receipt={state.receipt} isOpen={takesNew(options, convocatoria)} />;
          if (state.status === 'none' && !takesNew(options, convocatoria)) return <Closed convocatoria={convocatoria} />;
          return <Skeleton lines={12} />;
        }}
      </ReadingView>
      {options.mode.kind === 'edicion' && !isAwaited(reading) && shownData(reading) === null && (
        <ButtonLink label="Volver a la solicitud" to={exitOf(options, draftIn(state)?.edited?.radicado)} />
      )}
    </Page>
  );
}

/** An address that names a field leads to it: after the heading has had the focus. */
function useAskedField(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const field = new URLSearchParams(search).get('campo');
    if (field !== null) document.getElementById(field)?.focus();
  }, [pathname, search]);
}

function renderStep(step: Step) {
  const Body = BODIES[step];
  return (
    <StepFrame step={step}>
      <Body />
    </StepFrame>
  );
}

function Closed({ convocatoria: { contacto, situacion } }: { convocatoria: Convocatoria }) {
  return (
    <Notice
      tone="info"
      text={
        situacion === 'cerrada'
          ? 'La convocatoria ya cerró: por aquí no se reciben solicitudes nuevas. Un funcionario puede registrar una extemporánea, que espera detrás de las de su misma prioridad que llegaron a tiempo.'
          : 'La convocatoria no está abierta: ahora no se reciben solicitudes nuevas.'
      }
    >
      <Contact contacto={contacto} title="Si necesita un cupo ahora, pregunte aquí:" />
    </Notice>
  );
}
