import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { Condiciones } from './convocatoriaLines';

interface AddCondicionProps {
  id: string;
  label: string;
  button: string;
  /** Those that are not in the list yet. */
  choices: Condiciones;
  onAdd: (condicion: string) => void;
}

/** Puts one more condition at the end of a list. */
export function AddCondicion({ id, label, button, choices, onAdd }: AddCondicionProps) {
  const [chosen, setChosen] = useState('');
  const isThere = choices.some(({ codigo }) => codigo === chosen);
  if (choices.length === 0) return null;
  return (
    <div className="rules-add">
      <div>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <select id={id} className="form-select" value={isThere ? chosen : ''} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Elija…</option>
          {choices.map(({ codigo, nombre }) => (
            <option key={codigo} value={codigo}>
              {nombre}
            </option>
          ))}
        </select>
      </div>
      <Button label={button} isOff={!isThere} onClick={() => onAdd(chosen)} />
    </div>
  );
}
