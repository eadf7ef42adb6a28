import { useDispatch, useSelector } from 'react-redux';
import { ReadingView } from '../../../features/reading/ReadingView';
import { SendingOutcome } from '../../../features/sending/SendingOutcome';
import { Page } from '../../../shared/ui/Page';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { CallForm } from './CallForm';
import { reglasSubmitted, selectEscrito } from './escrito';
import { FrozenRules } from './FrozenRules';
import { guardado } from './guardado';
import { News } from './News';
import { reglas } from './reglas';
import './convocatoria.scss';

const DONE = {
  saved: 'La convocatoria quedó guardada.',
  alreadySaved: 'Lo que usted escribió ya está guardado.',
} as const;

/** The year's call: its stages, dates and rules. */
export function CallPage() {
  const dispatch = useDispatch();
  const state = useSelector(reglas.select);
  const typing = useSelector(selectEscrito);
  const sending = useSelector(guardado.select);
  const isBusy = sending.status === 'sending' || state.status === 'loading';
  return (
    <Page title="Convocatoria">
      <ReadingView
        state={state}
        onRetry={() => dispatch(reglas.events.retryRequested())}
        skeleton={<Skeleton lines={24} />}
        notFound="Todavía no hay ninguna convocatoria."
      >
        {(data) => (
          <>
            <SendingOutcome
              state={sending}
              done={typing.status === 'untouched' && typing.done !== null ? DONE[typing.done] : null}
              onRetry={() => dispatch(reglasSubmitted())}
            />
            {data.editable && <News />}
            {/* Of the year it is for: another year's fields are others. */}
            <p>{`Año escolar ${data.anio}`}</p>
            {data.editable ? <CallForm key={data.anio} data={data} isBusy={isBusy} /> : <FrozenRules data={data} />}
          </>
        )}
      </ReadingView>
    </Page>
  );
}
