import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { safeParse } from 'valibot';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { AnnulledPart, Etapa } from '#domain/contractTypes.ts';
import { annulmentReasonSchema } from '#domain/publicReason.ts';
import { momentText } from '#domain/words/dates.ts';
import { sentence } from '#domain/words/sentence.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { usePersonName } from '../people';
import { AnnulledList } from './AnnulledList';
import { ANNULLED_PARTS, GOES_ALONG } from './annulmentTexts';
import type { WantedStep } from './officialStep';
import { NOTHING_TYPED, typedAnnulment, type TypedAnnulment } from './typedAnnulment';

interface AnnulmentProps {
  etapa: Etapa;
  isBusy: boolean;
  onPress: (step: WantedStep) => void;
}

/** What was done of a stage and is not published yet is annulled by two people (F47); all of it stays to be read. */
export function Annulment({ etapa, isBusy, onPress }: AnnulmentProps) {
  const { acciones, anulacion, anuladas } = etapa;
  if (!acciones.includes('pedir_anulacion') && anulacion === null && anuladas.length === 0) return null;
  return (
    <section className="annulment" aria-labelledby="anulacion">
      <h3 id="anulacion">Anular antes de publicar</h3>
      {anulacion && <Pending etapa={etapa} pending={anulacion} isBusy={isBusy} onPress={onPress} />}
      {acciones.includes('pedir_anulacion') && <AskForm etapa={etapa} isBusy={isBusy} onPress={onPress} />}
      <AnnulledList annulled={anuladas} />
    </section>
  );
}

function Pending({ etapa, pending, isBusy, onPress }: AnnulmentProps & { pending: NonNullable<Etapa['anulacion']> }) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  const { que, motivo, pedida } = pending;
  const decide = (confirms: boolean) => onPress({ kind: 'decideAnnulment', confirms });
  return (
    <Notice>
      <p>{sentence(`${person(pedida.quien)} pidió anular ${ANNULLED_PARTS[que]}: ${momentText(pedida.en, timeZone)}`)}</p>
      <p>{`Motivo: ${motivo}`}</p>
      {etapa.acciones.includes('decidir_anulacion') ? (
        <div className="actions">
          <Button primary label="Confirmar la anulación" isOff={isBusy} onClick={() => decide(true)} />
          <Button label="Rechazar la anulación" isOff={isBusy} onClick={() => decide(false)} />
        </div>
      ) : (
        <p>La confirma o la rechaza otra persona con permiso; mientras tanto no se da ningún otro paso en esta etapa.</p>
      )}
    </Notice>
  );
}

/** What can be annulled, the last that was done first. */
function partsOf({ corrida, sorteada }: Etapa): readonly AnnulledPart[] {
  return [...(corrida ? ['resultado' as const] : []), ...(sorteada ? ['semilla' as const] : []), 'lista'];
}

function AskForm({ etapa, isBusy, onPress }: AnnulmentProps) {
  const dispatch = useDispatch();
  const typing = useSelector(typedAnnulment.select);
  const typed = typing.status === 'typed' && typing.key === etapa.codigo ? typing.typed : NOTHING_TYPED;
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string | undefined>();
  const parts = partsOf(etapa);
  // What was chosen before a colleague annulled it is there no more.
  const que = parts.find((part) => part === typed.que) ?? parts[0] ?? 'lista';
  const type = (change: Partial<TypedAnnulment>) => dispatch(typedAnnulment.events.typed({ typed: { ...typed, ...change } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { success, output, issues } = safeParse(annulmentReasonSchema, typed.motivo);
    setError(issues?.[0].message);
    if (success) onPress({ kind: 'annul', que, motivo: output });
    else setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>
        Si algo quedó mal, una persona pide anularlo y otra lo confirma. Lo anulado no se borra: queda aquí, y lo que ya era
        público sigue en la página pública, con el día y el motivo.
      </p>
      <ErrorSummary errors={error === undefined ? [] : [{ id: 'anulacion-motivo', message: error }]} attempt={attempt} />
      <FieldGroup id="anulacion-que" label="Qué se anula">
        {parts.map((part) => (
          <Choice
            key={part}
            type="radio"
            name="anulacion-que"
            label={ANNULLED_PARTS[part]}
            hint={GOES_ALONG[part]}
            checked={part === que}
            onChange={() => type({ que: part })}
          />
        ))}
      </FieldGroup>
      <TextArea
        id="anulacion-motivo"
        label="Motivo de la anulación"
        hint="Se publica: no escriba datos de personas."
        error={error}
        rows={3}
        value={typed.motivo}
        onType={(motivo) => type({ motivo })}
      />
      <div className="actions">
        <Button type="submit" label="Pedir la anulación" isOff={isBusy} />
      </div>
    </form>
  );
}
