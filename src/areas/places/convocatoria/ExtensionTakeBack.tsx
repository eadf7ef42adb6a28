import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { safeParse } from 'valibot';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { LastExtension } from '#domain/contractTypes.ts';
import { takeBackReasonSchema } from '#domain/publicReason.ts';
import { dateChangeText } from '#domain/words/dateChangeText.ts';
import { momentText } from '#domain/words/dates.ts';
import { sentence } from '#domain/words/sentence.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { usePersonName } from '../people';
import { useChosen } from '../yearly';
import { lastExtension, takeBackStep, typedTakeBack, type TakeBackStep } from './lastExtension';
import { decisionRequested } from './takeBackSaga';

type Shown = NonNullable<LastExtension['ampliacion']>;

export const LAST_EXTENSION = { id: 'ultima-ampliacion', title: 'Última ampliación' };

/** The last extension of dates; two people take it back, where a slip was published (F125). */
export function ExtensionTakeBack() {
  const dispatch = useDispatch();
  const sending = useSelector(takeBackStep.select);
  return (
    <Section className="rules-part" {...LAST_EXTENSION}>
      <SendingOutcome
        state={sending}
        done={sending.status === 'sent' ? doneText(sending.command) : null}
        onRetry={() => sending.status === 'unanswered' && dispatch(takeBackStep.events.submitted(sending.command))}
      />
      <ReadingOf reading={lastExtension} skeleton={<Skeleton lines={3} />} notFound="Todavía no hay ninguna convocatoria.">
        {({ ampliacion }) =>
          ampliacion ? (
            <Last extension={ampliacion} isBusy={sending.status === 'sending'} />
          ) : (
            <p>No hay ninguna que se pueda deshacer.</p>
          )
        }
      </ReadingOf>
    </Section>
  );
}

function doneText(step: TakeBackStep): string {
  if (step.kind === 'ask') return 'Quedó pedido. Otra persona con permiso lo confirma o lo rechaza en esta página.';
  return step.confirma
    ? 'La ampliación se deshizo: las fechas son otra vez las de antes, y el motivo quedó publicado.'
    : 'La petición se rechazó: las fechas ampliadas siguen.';
}

function Last({ extension, isBusy }: { extension: Shown; isBusy: boolean }) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  const { en, quien, motivo, cambios, impedimento, pedida, acciones } = extension;
  return (
    <>
      <p>{`${sentence(`${person(quien)}, ${momentText(en, timeZone)}`)} Motivo: ${motivo}`}</p>
      <ul>
        {cambios.map((one) => (
          <li key={`${one.que} ${one.etapa ?? ''} ${one.ahora}`}>{dateChangeText(one, timeZone)}</li>
        ))}
      </ul>
      {impedimento !== null && <p>{impedimento}</p>}
      {pedida && (
        <Notice>
          <p>{sentence(`${person(pedida.quien)} pidió deshacerla: ${momentText(pedida.en, timeZone)}`)}</p>
          <p>{`Motivo: ${pedida.motivo}`}</p>
          {acciones.includes('decidir') ? (
            <Decide extension={extension} isBusy={isBusy} />
          ) : (
            <p>La confirma o la rechaza otra persona con permiso.</p>
          )}
        </Notice>
      )}
      {acciones.includes('pedir') && <AskForm extension={extension} isBusy={isBusy} />}
    </>
  );
}

function Decide({ extension: { version, impedimento }, isBusy }: { extension: Shown; isBusy: boolean }) {
  const dispatch = useDispatch();
  const decide = (confirma: boolean) => dispatch(decisionRequested({ version, confirma }));
  return (
    <div className="actions">
      {impedimento === null && <Button primary label="Deshacer y publicar" isOff={isBusy} onClick={() => decide(true)} />}
      <Button label="Rechazar" isOff={isBusy} onClick={() => decide(false)} />
    </div>
  );
}

function AskForm({ extension: { version }, isBusy }: { extension: Shown; isBusy: boolean }) {
  const dispatch = useDispatch();
  const chosen = useChosen();
  const typing = useSelector(typedTakeBack.select);
  const motivo = typing.status === 'typed' ? typing.typed.motivo : '';
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { success, output, issues } = safeParse(takeBackReasonSchema, motivo);
    setError(issues?.[0].message);
    if (success) dispatch(takeBackStep.events.submitted({ kind: 'ask', version, motivo: output, ...chosen }));
    else setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>
        Si alguna fecha quedó mal, una persona pide deshacer toda la ampliación y otra lo confirma. Después se pueden ampliar de
        nuevo.
      </p>
      <ErrorSummary errors={error === undefined ? [] : [{ id: 'deshacer-motivo', message: error }]} attempt={attempt} />
      <TextArea
        id="deshacer-motivo"
        label="Por qué se deshace"
        hint="Se publica en el calendario de las familias: no escriba datos de personas."
        error={error}
        rows={3}
        value={motivo}
        onType={(text) => dispatch(typedTakeBack.events.typed({ typed: { motivo: text } }))}
      />
      <div className="actions">
        <Button type="submit" label="Pedir que se deshaga" isOff={isBusy} />
      </div>
    </form>
  );
}
