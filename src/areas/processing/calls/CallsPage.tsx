import { useDispatch, useSelector } from 'react-redux';
import { ListSkeleton } from '#kits/listing/ListSkeleton.tsx';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { useListQuery } from '#kits/listing/useListQuery.ts';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { ESTADO_NAMES } from '#domain/estados.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import { Page } from '#ui/Page.tsx';
import { convocatoria } from '../convocatoria';
import { PROCESSING_PATHS } from '../processingPaths';
import { CallItem } from './CallItem';
import { calls } from './calls';
import { CALLED_ESTADOS, callsAddress } from './callsAddress';
import { callSending } from './callSending';

const WORDS: ListWords = {
  none: 'No hay llamadas por hacer.',
  one: 'Hay una llamada por hacer.',
  many: (total) => `Hay ${total} llamadas por hacer.`,
  empty: { title: 'No hay familias por llamar' },
};
const CHOICES = CALLED_ESTADOS.map((value) => ({ value, name: ESTADO_NAMES[value] }));
const list = shownAfter(calls, convocatoria);

/** The families that no letter reaches and that have something to hear, the nearest deadline first (F61). */
export function CallsPage() {
  const dispatch = useDispatch();
  const { query, ask } = useListQuery(callsAddress);
  const sending = useSelector(callSending.select);
  const isReading = useSelector(calls.select).status === 'loading';
  const done =
    sending.status !== 'sent'
      ? null
      : sending.answer.resultado === 'hecha'
        ? `Quedó registrada la llamada a la familia de ${sending.answer.radicado}.`
        : `Quedó registrado que la familia de ${sending.answer.radicado} no contestó: sigue en la lista.`;
  return (
    <Page title="Llamadas por hacer">
      <p className="lead-text">
        Familias que no dejaron correo, o a las que no se pudo entregar la carta, y que tienen algo que responder o un resultado
        por conocer. Primero van las que tienen menos plazo.
      </p>
      <div className="actions expediente-ways">
        <ButtonLink label="Ir a la bandeja" to={PROCESSING_PATHS.inbox} />
      </div>
      <SendingOutcome
        state={sending}
        done={done}
        advice={unsavedNote(sending)}
        onRetry={() => sending.status === 'unanswered' && dispatch(callSending.events.submitted(sending.command))}
      />
      <FormField id="filtro-estado" label="Estado">
        {(control) => (
          <select
            {...control}
            className="form-select calls-filter screen-only"
            value={query.estado ?? ''}
            onChange={({ target }) =>
              ask({ ...query, estado: CALLED_ESTADOS.find((one) => one === target.value) ?? null, pagina: 1 })
            }
          >
            <option value="">Todos los estados</option>
            <Options choices={CHOICES} />
          </select>
        )}
      </FormField>
      <ListView
        id="llamadas"
        heading="Familias"
        address={callsAddress}
        reading={list}
        words={WORDS}
        skeleton={<ListSkeleton lines={6} />}
        notices={<NamesFailure convocatoria={convocatoria} />}
      >
        {(rows) => (
          <ol className="calls">
            {rows.map((call) => (
              <CallItem key={call.radicado} call={call} isOff={sending.status === 'sending' || isReading} />
            ))}
          </ol>
        )}
      </ListView>
    </Page>
  );
}

/** What the second of two clerks had written is still there to be read and copied (F155). */
function unsavedNote(sending: ReturnType<typeof callSending.select>): readonly string[] {
  if (sending.status !== 'refused' || sending.command.nota === null) return [];
  return [`Lo que usted anotó no se guardó: «${sending.command.nota}»`];
}
