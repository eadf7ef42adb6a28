import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sameValue } from '#domain/sameValue.ts';
import type { ManagedContacto } from '#domain/contractTypes.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Button } from '#ui/Button.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CONTACTO_NAMES, contacto, contactoSave, fieldsOf, typedContacto, type ContactoFields } from './contacto';

const DONE = { saved: 'El contacto quedó guardado.', alreadySaved: 'Lo que usted escribió ya está guardado.' } as const;
const HINTS: Partial<Record<keyof ContactoFields, string>> = {
  telefono: 'Por ejemplo: (608) 261 1111 ext. 102',
  whatsapp: 'De 10 dígitos, o con + y el indicativo del país.',
  oficina: 'Nombre y dirección.',
  horario: 'Por ejemplo: lunes a viernes, de 8 a. m. a 4 p. m.',
};
const PARTS = Object.keys(CONTACTO_NAMES) as (keyof ContactoFields)[];
const idOf = (part: string) => `contacto-${part}`;

/** Where a person answers families; the public pages and the letters say it. */
export function ContactoPart() {
  return (
    <Section className="rules-part" id="contacto" title="Contacto para las familias">
      <p>Se muestra en todas las páginas de las familias y en sus cartas. Puede cambiarlo en cualquier momento.</p>
      <ReadingOf reading={contacto} skeleton={<Skeleton lines={10} />} notFound="Todavía no hay ninguna convocatoria.">
        {(data) => <ContactoForm data={data} />}
      </ReadingOf>
    </Section>
  );
}

function ContactoForm({ data }: { data: ManagedContacto }) {
  const dispatch = useDispatch();
  const typing = useSelector(typedContacto.select);
  const sending = useSelector(contactoSave.select);
  const { events } = typedContacto;
  const stored = fieldsOf(data.contacto);
  const isTyped = typing.status === 'typed';
  const typed = isTyped ? typing.typed : { version: data.version, base: stored, valores: stored };
  const problems = isTyped ? typing.problems : {};
  const isBusy = sending.status === 'sending';
  const change = (part: keyof ContactoFields, text: string) => {
    const valores = { ...typed.valores, [part]: text };
    dispatch(sameValue(valores, stored) ? events.discarded() : events.typed({ typed: { ...typed, valores } }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && !isBusy) dispatch(events.submitted());
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={isBusy}>
      <SendingOutcome
        state={sending}
        done={typing.status === 'untouched' && typing.done !== null ? DONE[typing.done] : null}
        onRetry={() => dispatch(events.submitted())}
      />
      <ErrorSummary
        errors={PARTS.flatMap((part) => {
          const message = problems[part];
          return message === undefined ? [] : [{ id: idOf(part), message: `${CONTACTO_NAMES[part]}. ${message}` }];
        })}
        attempt={isTyped ? typing.refusals : 0}
      />
      <div className="rules-fields">
        {PARTS.map((part) => {
          const field = {
            id: idOf(part),
            label: CONTACTO_NAMES[part],
            hint: HINTS[part],
            optional: true,
            error: problems[part],
            autoComplete: 'off',
            readOnly: isBusy,
            value: typed.valores[part],
            onType: (text: string) => change(part, text),
          };
          return part === 'correo' ? (
            <EmailField key={part} {...field} onTake={(email) => change(part, email)} />
          ) : (
            <TextField key={part} {...field} />
          );
        })}
      </div>
      <div className="actions">
        <Button type="submit" label="Guardar el contacto" isOff={isBusy || !isTyped} />
      </div>
    </form>
  );
}
