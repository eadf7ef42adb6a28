import { useDispatch, useSelector } from 'react-redux';
import type { ListedConvocatoria } from '#domain/contractTypes.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { convocatorias } from './convocatorias';
import { convocatoriaStep } from './convocatoriaStep';
import { doneText } from './convocatoriasTexts';
import { NewConvocatoria } from './NewConvocatoria';
import { OneConvocatoria } from './OneConvocatoria';
import { erasureStep } from './retention';
import { erasureDoneText } from './retentionTexts';

/** Every year's convocatoria: to be made, checked, published and archived (F100 to F104). */
export function ConvocatoriasPage() {
  return (
    <Page title="Convocatorias">
      <p className="lead-text">
        Cada año tiene la suya. Una nueva se prepara sin que las familias la vean, y se publica cuando no le falta nada. La que
        terminó se archiva: se consulta, pero no cambia.
      </p>
      <ReadingOf reading={convocatorias} skeleton={<Skeleton lines={16} />}>
        {({ elementos }) => <Years all={elementos} />}
      </ReadingOf>
    </Page>
  );
}

function Years({ all }: { all: readonly ListedConvocatoria[] }) {
  const dispatch = useDispatch();
  const step = useSelector(convocatoriaStep.select);
  const erasure = useSelector(erasureStep.select);
  const isBusy = step.status === 'sending';
  return (
    <>
      <SendingOutcome
        state={step}
        done={step.status === 'sent' ? doneText(step.command) : null}
        onRetry={() => step.status === 'unanswered' && dispatch(convocatoriaStep.events.submitted(step.command))}
      />
      <SendingOutcome
        state={erasure}
        done={erasure.status === 'sent' ? erasureDoneText(erasure.command) : null}
        onRetry={() => erasure.status === 'unanswered' && dispatch(erasureStep.events.submitted(erasure.command))}
      />
      {all.map((one) => (
        <OneConvocatoria key={one.anio} one={one} isBusy={isBusy} />
      ))}
      {/* Anew once the newest is another: what was typed has become that one. */}
      <NewConvocatoria key={all[0]?.anio} all={all} isBusy={isBusy} />
    </>
  );
}
