import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ManagedSede } from '#domain/contractTypes.ts';
import { sameValue } from '#domain/sameValue.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { useWords } from '../useWords';
import { sedeSave, typedSede } from './sede';
import { SedeFields, sedeFieldId } from './SedeFields';
import { NO_TEXTS, sedeNews, textsOf, type SedeTexts } from './typedSede';

const { events } = typedSede;
const DONE = {
  saved: 'Los datos de la sede quedaron guardados. Las familias ya los ven.',
  alreadySaved: 'Lo que usted escribió ya está guardado.',
} as const;

/** A sede's data. `data` null: it is new. */
export function SedeForm({ data, isBusy }: { data: ManagedSede | null; isBusy: boolean }) {
  const dispatch = useDispatch();
  const words = useWords();
  const typing = useSelector(typedSede.select);
  const sending = useSelector(sedeSave.select);
  const isTyped = typing.status === 'typed';
  const stored = data ? textsOf(data.datos) : NO_TEXTS;
  const typed = isTyped ? typing.typed : { seen: data, valores: stored };
  const problems = isTyped ? typing.problems : {};
  const change = (valores: SedeTexts) =>
    dispatch(sameValue(valores, stored) ? events.discarded() : events.typed({ typed: { ...typed, valores } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(events.submitted());
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={sending.status === 'sending'}>
      <SendingOutcome
        state={sending}
        done={typing.status === 'untouched' && typing.done !== null ? DONE[typing.done] : null}
        onRetry={() => dispatch(events.submitted())}
      />
      {isTyped && typing.news !== null && data && (
        <Alert onDismiss={() => dispatch(events.newsSeen({ typed }))}>
          <p>
            Otra persona cambió la sede mientras usted escribía. Lo que usted escribió sigue en los campos; lo demás es lo de
            ahora.
          </p>
          <ChangeList changes={sedeNews(typing.news, data, words)} />
        </Alert>
      )}
      <ErrorSummary
        errors={Object.entries(problems).map(([field, message]) => ({ id: sedeFieldId(field), message }))}
        attempt={isTyped ? typing.refusals : 0}
      />
      <SedeFields typed={typed.valores} problems={problems} isOff={isBusy} onType={change} />
      <div className="actions screen-only">
        <Button
          type="submit"
          primary
          label={data === null ? 'Crear la sede' : 'Guardar los datos'}
          isOff={isBusy || (data !== null && !isTyped)}
          isWorking={sending.status === 'sending'}
        />
      </div>
    </form>
  );
}
