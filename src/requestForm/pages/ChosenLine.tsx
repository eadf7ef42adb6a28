import type { FieldControl } from '#ui/FormField.tsx';
import { Button } from '#ui/Button.tsx';

interface ChosenLineProps {
  control: FieldControl;
  /** What was chosen. */
  text: string;
  onRemove: () => void;
}

/** What was chosen in a search, in the place of its box; an error summary leads to the button that takes it away. */
export function ChosenLine({ control, text, onRemove }: ChosenLineProps) {
  const { 'aria-invalid': _invalid, 'aria-required': _required, ...button } = control;
  return (
    <div className="solicitud-chosen">
      <span>{text}</span>
      <Button {...button} label="Quitar" aria-label={`Quitar ${text}`} onClick={onRemove} />
    </div>
  );
}
