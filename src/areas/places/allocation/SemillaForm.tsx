import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LONGEST_SEMILLA, checkSemilla } from '#domain/semilla.ts';
import { Button } from '#ui/Button.tsx';
import { SemillaField } from './SemillaField';
import { typedSemilla } from './typedSemilla';

interface SemillaFormProps {
  /** The stage's code. */
  etapa: string;
  isBusy: boolean;
  onSubmit: (semilla: string) => void;
}

/** Takes the official seed, as the published rule gave it. */
export function SemillaForm({ etapa, isBusy, onSubmit }: SemillaFormProps) {
  const dispatch = useDispatch();
  const typing = useSelector(typedSemilla.select);
  const semilla = typing.status === 'typed' && typing.key === etapa ? typing.typed.semilla : '';
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const problem = checkSemilla(semilla);
    setError(problem);
    if (problem === null) onSubmit(semilla);
    // With one field its error needs no summary.
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <SemillaField
        id="semilla-oficial"
        label="Semilla"
        hint={`Tal como la dio la regla. ${LONGEST_SEMILLA} caracteres como máximo.`}
        error={error ?? undefined}
        speaksError
        value={semilla}
        onType={(text) => dispatch(typedSemilla.events.typed({ typed: { semilla: text } }))}
        ref={input}
      />
      <div className="actions">
        <Button type="submit" primary label="Registrar la semilla" isOff={isBusy} />
      </div>
    </form>
  );
}
