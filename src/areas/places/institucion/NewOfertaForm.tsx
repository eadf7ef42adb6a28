import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CUPOS_FIELDS, CUPOS_NAMES } from '#domain/cupos.ts';
import { sameValue } from '#domain/sameValue.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { choicesOf } from '#kits/words/choices.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import { TextField } from '#ui/TextField.tsx';
import { convocatoria } from '../publicConvocatoria';
import { NEW_OFERTA, ofertaAdd, typedOferta, type OfertaTexts } from './sedeOferta';

const { events } = typedOferta;
const idOf = (field: string) => `oferta-nueva-${field}`;

/** Another grado and jornada that the sede offers. */
export function NewOfertaForm({ isBusy }: { isBusy: boolean }) {
  const dispatch = useDispatch();
  const typing = useSelector(typedOferta.select);
  const sending = useSelector(ofertaAdd.select);
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos;
  const isTyped = typing.status === 'typed';
  const typed = isTyped ? typing.typed : NEW_OFERTA;
  const problems = isTyped ? typing.problems : {};
  const type = (field: keyof OfertaTexts, text: string) => {
    const next = { ...typed, [field]: text };
    dispatch(sameValue(next, NEW_OFERTA) ? events.discarded() : events.typed({ typed: next }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(events.submitted());
  };
  const choice = (field: 'grado' | 'jornada', label: string, choices: readonly { value: string; name: string }[]) => (
    <FormField id={idOf(field)} label={label} error={problems[field]}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          disabled={isBusy}
          value={typed[field]}
          onChange={({ target }) => type(field, target.value)}
        >
          <option value="">Elija</option>
          <Options choices={choices} />
        </select>
      )}
    </FormField>
  );
  const grados = (catalogos?.grados ?? []).map(({ grado, nombre }) => ({ value: String(grado), name: nombre }));
  return (
    <form className="new-oferta screen-only" noValidate aria-labelledby="oferta-nueva" onSubmit={submit} aria-busy={isBusy}>
      <h3 id="oferta-nueva">Ofrecer otro grado</h3>
      <SendingOutcome
        state={sending}
        done={typing.status === 'untouched' && typing.done !== null ? 'La oferta quedó guardada. Las familias ya la ven.' : null}
        onRetry={() => dispatch(events.submitted())}
      />
      <ErrorSummary
        errors={Object.entries(problems).map(([field, message]) => ({ id: idOf(field), message }))}
        attempt={isTyped ? typing.refusals : 0}
      />
      <div className="new-oferta-fields">
        {choice('grado', 'Grado', grados)}
        {choice('jornada', 'Jornada', choicesOf(catalogos?.jornadas ?? []))}
        {CUPOS_FIELDS.map((field) => (
          <TextField
            key={field}
            id={idOf(field)}
            label={CUPOS_NAMES[field]}
            error={problems[field]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            readOnly={isBusy}
            value={typed[field]}
            onType={(text) => type(field, text)}
          />
        ))}
      </div>
      <div className="actions">
        <Button type="submit" primary label="Ofrecer" isOff={isBusy} isWorking={sending.status === 'sending'} />
      </div>
    </form>
  );
}
