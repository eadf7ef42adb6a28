import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LONGEST_SEED, revisarSemilla } from '#domain/semilla.ts';
import { SeedField } from './SemillaField';
import { seedTyped, selectSemillaEscrita } from './typedSemilla';

interface SeedFormProps {
  /** The stage's code. */
  etapa: string;
  isBusy: boolean;
  onSubmit: (semilla: string) => void;
}

/** Takes the official seed, as the published rule gave it. */
export function SeedForm({ etapa, isBusy, onSubmit }: SeedFormProps) {
  const dispatch = useDispatch();
  const typed = useSelector(selectSemillaEscrita);
  const semilla = typed.status === 'typed' && typed.etapa === etapa ? typed.semilla : '';
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const problem = revisarSemilla(semilla);
    setError(problem);
    if (problem === null) onSubmit(semilla);
    // One field: its error is the summary.
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <SeedField
        id="semilla-oficial"
        label="Semilla"
        hint={`Tal como la dio la regla. ${LONGEST_SEED} caracteres como máximo.`}
        error={error ?? undefined}
        speaksError
        value={semilla}
        onType={(text) => dispatch(seedTyped({ etapa, semilla: text }))}
        ref={input}
      />
      <div className="actions">
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          Registrar la semilla
        </button>
      </div>
    </form>
  );
}
