import { useState, type FormEvent } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { firstOfEach } from '#domain/firstOfEach.ts';
import { guardianContactSchema } from '#domain/solicitud/guardianContactSchema.ts';
import type { GuardianContact } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextField } from '#ui/TextField.tsx';
import { textsIn } from '#ui/textsIn.ts';

const FIELDS = ['telefono', 'correo'] as const;
export type OwnContact = Partial<Record<(typeof FIELDS)[number], string>>;

interface ContactFormProps {
  /** As it is stored now. */
  contacto: GuardianContact;
  /** What is typed of it. */
  own: OwnContact;
  onType: (own: OwnContact) => void;
  isSending: boolean;
  onSubmit: (contacto: GuardianContact) => void;
  /** What is typed cannot be saved. */
  onProblems?: () => void;
}

const idOf = (field: (typeof FIELDS)[number]) => `contacto-${field}`;

/** The guardian's telephone and address, to be changed by themselves. */
export function ContactForm({ contacto: { telefono, correo }, own, onType, isSending, onSubmit, onProblems }: ContactFormProps) {
  // Of what is not typed here what is stored now goes: another of the family's devices may have changed it meanwhile.
  const typed = { telefono: telefono ?? '', correo: correo ?? '', ...own };
  const [attempt, setAttempt] = useState(0);
  const { issues = [] } = safeParse(guardianContactSchema, typed);
  const problems: Partial<Record<string, string>> =
    attempt === 0 ? {} : firstOfEach(issues.map((issue) => [getDotPath(issue) ?? '', issue.message]));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inFields = { ...typed, ...textsIn(event.currentTarget) };
    onType({ ...own, ...Object.fromEntries(FIELDS.filter((f) => inFields[f] !== typed[f]).map((f) => [f, inFields[f]])) });
    setAttempt(attempt + 1);
    const { success, output } = safeParse(guardianContactSchema, inFields);
    if (!success) onProblems?.();
    else if (!isSending) onSubmit(output);
  };
  const text = (field: (typeof FIELDS)[number]) => ({
    id: idOf(field),
    name: field,
    error: problems[field],
    readOnly: isSending,
    value: typed[field],
    onType: (value: string) => onType({ ...own, [field]: value }),
  });
  return (
    <form className="contact-form screen-only" noValidate onSubmit={submit} aria-busy={isSending}>
      <ErrorSummary
        errors={FIELDS.flatMap((field) => {
          const message = problems[field];
          return message === undefined ? [] : [{ id: idOf(field), message }];
        })}
        attempt={attempt}
      />
      <TextField {...text('telefono')} label="Teléfono" type="tel" autoComplete="tel-national" />
      <EmailField
        {...text('correo')}
        label="Correo electrónico"
        hint="Los avisos llegan solo por correo."
        autoComplete="email"
        onTake={(meant) => onType({ ...own, correo: meant })}
      />
      <div className="actions">
        <Button type="submit" primary label={isSending ? 'Guardando…' : 'Guardar'} isWorking={isSending} isOff={isSending} />
      </div>
    </form>
  );
}
