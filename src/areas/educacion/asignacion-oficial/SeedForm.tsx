import { useRef, useState, type FormEvent } from 'react';
import { LONGEST_SEED, revisarSemilla } from '../../../shared/educacion/semilla';
import { SeedField } from './SeedField';

interface SeedFormProps {
  isBusy: boolean;
  onSubmit: (semilla: string) => void;
}

/** Takes the official seed, as the published rule gave it. */
export function SeedForm({ isBusy, onSubmit }: SeedFormProps) {
  const [semilla, setSemilla] = useState('');
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
        value={semilla}
        onType={setSemilla}
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
