import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { condicionName, hermanosText, type Condiciones } from './convocatoriaLines';

/**
 * As what a sibling's seat may count: a priority that counts at one institution. One that was chosen is among them,
 * though it is no priority any more: the error says what to do.
 */
export const hermanosChoices = (condiciones: Condiciones, prioridades: readonly string[], chosen: string): readonly string[] =>
  condiciones
    .filter(({ codigo, alcance }) => (alcance === 'institucion' && prioridades.includes(codigo)) || codigo === chosen)
    .map(({ codigo }) => codigo);

interface HermanosFieldProps {
  id: string;
  error: string | undefined;
  hint?: string;
  choices: readonly string[];
  condiciones: Condiciones;
  /** Empty: it does not count. */
  value: string;
  onChange: (codigo: string) => void;
}

/** Whether a sibling's seat counts, and as what. */
export function HermanosField({ id, error, hint, choices, condiciones, value, onChange }: HermanosFieldProps) {
  return (
    <FieldGroup id={id} label="El cupo de un hermano mayor" hint={hint} error={error}>
      {['', ...choices].map((codigo) => (
        <Choice
          key={codigo}
          type="radio"
          name={id}
          label={codigo === '' ? 'No cuenta' : hermanosText(codigo, condicionName(condiciones, codigo))}
          checked={value === codigo}
          onChange={() => onChange(codigo)}
        />
      ))}
    </FieldGroup>
  );
}
