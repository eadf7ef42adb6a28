import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AvisoVersion } from '#domain/contractTypes.ts';
import { sameValue } from '#domain/sameValue.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { avisoSave, fieldsOf, typedAviso, type AvisoFields } from './aviso';

const DONE = {
  saved: 'El aviso quedó guardado: es el que leen las familias desde ahora.',
  alreadySaved: 'Lo que usted escribió ya está guardado.',
} as const;
const NAMES: Readonly<Record<keyof AvisoFields, string>> = {
  titulo: 'Título',
  texto: 'Texto',
  responsable: 'Responsable',
  contacto: 'Contacto',
};
const HINTS: Partial<Record<keyof AvisoFields, string>> = {
  texto: 'Deje una línea vacía entre un párrafo y otro.',
  responsable: 'La entidad que responde por los datos.',
  contacto: 'Dónde se pregunta por los datos: un correo, un teléfono o una oficina.',
};
const PARTS = Object.keys(NAMES) as (keyof AvisoFields)[];
const idOf = (part: string) => `aviso-${part}`;

/** The notice, to be written; what is typed is in the state already. */
export function AvisoForm({ actual }: { actual: AvisoVersion }) {
  const dispatch = useDispatch();
  const typing = useSelector(typedAviso.select);
  const sending = useSelector(avisoSave.select);
  const { events } = typedAviso;
  const stored = fieldsOf(actual);
  const isTyped = typing.status === 'typed';
  const typed = isTyped ? typing.typed : { version: actual.version, base: stored, valores: stored };
  const problems = isTyped ? typing.problems : {};
  const isBusy = sending.status === 'sending';
  const change = (part: keyof AvisoFields, text: string) => {
    const valores = { ...typed.valores, [part]: text };
    dispatch(sameValue(valores, stored) ? events.discarded() : events.typed({ typed: { ...typed, valores } }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && !isBusy) dispatch(events.submitted());
  };
  return (
    <form noValidate className="rules" onSubmit={submit} aria-busy={isBusy}>
      <SendingOutcome
        state={sending}
        done={typing.status === 'untouched' && typing.done !== null ? DONE[typing.done] : null}
        onRetry={() => dispatch(events.submitted())}
      />
      <ErrorSummary
        errors={PARTS.flatMap((part) => {
          const message = problems[part];
          return message === undefined ? [] : [{ id: idOf(part), message: `${NAMES[part]}. ${message}` }];
        })}
        attempt={isTyped ? typing.refusals : 0}
      />
      {PARTS.map((part) => {
        const field = {
          id: idOf(part),
          label: NAMES[part],
          hint: HINTS[part],
          error: problems[part],
          value: typed.valores[part],
          readOnly: isBusy,
          onType: (text: string) => change(part, text),
        };
        return part === 'texto' ? (
          <TextArea key={part} {...field} rows={16} />
        ) : (
          <TextField key={part} {...field} autoComplete="off" />
        );
      })}
      <div className="rules-save">
        <p className="form-hint">{isTyped ? 'Hay cambios sin guardar.' : 'No hay cambios sin guardar.'}</p>
        <div className="actions">
          <Button type="submit" primary label="Guardar como versión nueva" isOff={isBusy || !isTyped} />
        </div>
      </div>
    </form>
  );
}
