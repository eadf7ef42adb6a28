import { useState, type ComponentProps } from 'react';
import { likelyEmail } from '#domain/words/likelyEmail.ts';
import { Button } from './Button';
import { FormField, type FormFieldProps } from './FormField';
import './emailField.scss';

type OfField = Omit<FormFieldProps, 'children'>;

interface EmailFieldProps
  extends OfField, Omit<ComponentProps<'input'>, keyof OfField | 'type' | 'value' | 'onFocus' | 'onBlur'> {
  value: string;
  /** Takes what is typed, where `onChange` is not given. */
  onType?: (email: string) => void;
  /** Takes the address that was probably meant. */
  onTake: (email: string) => void;
}

/** An address; where it looks mistyped, the one that was probably meant is offered. */
export function EmailField({
  id,
  label,
  hint,
  error,
  optional,
  required,
  speaksError,
  onType,
  onTake,
  ...input
}: EmailFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const take = (email: string) => {
    onTake(email);
    document.getElementById(id)?.focus();
  };
  return (
    <FormField {...{ id, label, hint, error, optional, required, speaksError }}>
      {(control) => (
        <>
          <input
            className="form-control"
            type="email"
            onChange={({ target }) => onType?.(target.value)}
            onFocus={() => setIsTyping(true)}
            onBlur={() => setIsTyping(false)}
            {...input}
            {...control}
          />
          <EmailQuestion email={input.value} isTyping={isTyping} onTake={take} />
        </>
      )}
    </FormField>
  );
}

interface EmailQuestionProps {
  email: string;
  isTyping?: boolean;
  onTake: (email: string) => void;
}

/** Whether another address was meant: asked, never required. */
export function EmailQuestion({ email, isTyping, onTake }: EmailQuestionProps) {
  const meant = likelyEmail(email, isTyping);
  return (
    // There before it has anything to say, so that it is spoken.
    <div className="email-question" role="status">
      {meant !== null && (
        <>
          <p className="form-hint">
            <span>¿Quiso decir </span>
            <strong translate="no">{meant}</strong>
            <span>?</span>
          </p>
          <Button label="Sí, cambiarlo" onClick={() => onTake(meant)} />
        </>
      )}
    </div>
  );
}
