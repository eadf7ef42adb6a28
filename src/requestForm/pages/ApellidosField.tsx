import { Choice } from '#ui/Choice.tsx';
import { StepTextField } from './StepTextField';

interface ApellidosFieldProps {
  /** Of the text field. */
  text: Omit<Parameters<typeof StepTextField>[0], 'hint'>;
  /** The person has one name only. */
  isNone: boolean;
  onNone: (isNone: boolean) => void;
}

/** A person's surnames, one or two; who has one name only says so. */
export function ApellidosField({ text, isNone, onNone }: ApellidosFieldProps) {
  return (
    <div className="solicitud-apellidos">
      {!isNone && <StepTextField {...text} hint="Uno o los dos, como en el documento." />}
      <Choice
        type="checkbox"
        label="Tiene un solo nombre, sin apellidos"
        checked={isNone}
        onChange={({ target }) => onNone(target.checked)}
      />
    </div>
  );
}
