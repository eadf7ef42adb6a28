import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Usuario } from '#domain/contractTypes.ts';
import { sameValue } from '#domain/sameValue.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Section } from '#ui/Section.tsx';
import { GRANT_IDS, GrantFields } from '../GrantFields';
import type { TypedGrants } from '../typedGrants';
import { grantsOf, typedUser, userSave } from './user';

const { events } = typedUser;
const DONE = {
  saved: 'Quedó guardado. Lo que puede hacer cambia desde ya; su menú, cuando vuelva a ingresar.',
  alreadySaved: 'Lo que usted escribió ya está guardado.',
} as const;

/** A user's name and what they may do. */
export function UserForm({ data, isBusy }: { data: Usuario; isBusy: boolean }) {
  const dispatch = useDispatch();
  const typing = useSelector(typedUser.select);
  const sending = useSelector(userSave.select);
  const isTyped = typing.status === 'typed';
  const stored = grantsOf(data);
  const typed = isTyped ? typing.typed : { seen: data, valores: stored };
  const problems = isTyped ? typing.problems : {};
  const change = (valores: TypedGrants) =>
    dispatch(sameValue(valores, stored) ? events.discarded() : events.typed({ typed: { ...typed, valores } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(events.submitted());
  };
  return (
    <Section className="users-part" id="permisos" title="Nombre y permisos">
      <form noValidate onSubmit={submit} aria-busy={sending.status === 'sending'}>
        <SendingOutcome
          state={sending}
          done={typing.status === 'untouched' && typing.done !== null ? DONE[typing.done] : null}
          onRetry={() => dispatch(events.submitted())}
        />
        <ErrorSummary
          errors={Object.entries(problems).map(([field, message]) => ({ id: GRANT_IDS[field] ?? field, message }))}
          attempt={isTyped ? typing.refusals : 0}
        />
        <GrantFields typed={typed.valores} problems={problems} isOff={isBusy} isOwn={data.propio} onType={change} />
        <div className="actions screen-only">
          <Button
            type="submit"
            primary
            label="Guardar los cambios"
            isOff={isBusy || !isTyped}
            isWorking={sending.status === 'sending'}
          />
        </div>
      </form>
    </Section>
  );
}
