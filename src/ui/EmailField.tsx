import { useState, type ComponentProps } from 'react';
import { likelyEmail } from '#domain/words/likelyEmail.ts';
import { Button } from './Button';
import { TextField } from './TextField';
import './emailField.scss';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onFocus' | 'onBlur' | 'below'> {
  value: string;
  /** Takes the address that was probably meant. */
  onTake: (email: string) => void;
}

/** An address; where it looks mistyped, the one that was probably meant is offered. */
export function EmailField({ onTake, ...text }: EmailFieldProps) {
  const { id, value } = text;
  const [isTyping, setIsTyping] = useState(false);
  const take = (email: string) => {
    onTake(email);
    document.getElementById(id)?.focus();
  };
  return (
    <TextField
      {...text}
      type="email"
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      below={<EmailQuestion email={value} isTyping={isTyping} onTake={take} />}
    />
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
