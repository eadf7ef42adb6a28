import type { ReactNode } from 'react';
import { Glyph } from './Glyph';
import './form.scss';
import { TONES } from './tones';

/** What a field gives its control: the properties that tie label, hint and error to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required'?: boolean | undefined;
}

export interface FormFieldProps {
  /** The control's; what an error summary leads to. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong, and what to do about it. */
  error?: string | undefined;
  /** It may be left empty: the label says so. */
  optional?: boolean | undefined;
  /** It may not be left empty: told to a screen reader, whose user does not see that the others say so. */
  required?: boolean | undefined;
  /** No summary tells what is wrong: the error is spoken when it appears, also while the field has the focus. */
  speaksError?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, its hint, and its error. */
export function FormField({ id, label, hint, error, optional = false, required, speaksError = false, children }: FormFieldProps) {
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        <FieldName label={label} optional={optional} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children({
        id,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error !== undefined,
        'aria-required': required,
      })}
      <FieldError id={id} error={error} role={speaksError ? 'alert' : undefined} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FormFieldProps, 'children' | 'speaksError' | 'required'> {
  children: ReactNode;
}

/** Controls that answer one question, such as radio buttons. An error summary leads to the group itself. */
export function FieldGroup({ id, label, hint, error, optional = false, children }: FieldGroupProps) {
  return (
    <fieldset className="form-field" id={id} tabIndex={-1} aria-describedby={describedBy(id, hint, error)}>
      <legend className="form-label">
        <FieldName label={label} optional={optional} />
      </legend>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function FieldName({ label, optional }: { label: string; optional: boolean }) {
  return (
    <>
      <span>{label}</span>
      {optional && <span className="form-optional"> (opcional)</span>}
    </>
  );
}

const hintId = (id: string) => `${id}-ayuda`;
const errorId = (id: string) => `${id}-error`;

function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [hint !== undefined && hintId(id), error !== undefined && errorId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (hint === undefined) return null;
  return (
    <p className="form-hint" id={hintId(id)}>
      {hint}
    </p>
  );
}

function FieldError({ id, error, role }: { id: string; error: string | undefined; role?: 'alert' | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="form-error" id={errorId(id)} role={role}>
      <Glyph shape={TONES.danger} />
      <span>{error}</span>
    </p>
  );
}
