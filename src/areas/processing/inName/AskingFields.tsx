import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { TypedAsking } from './typedAsking';

export const CHANNEL_ID = 'peticion-canal';
const LONGEST_NOTE = 1000;

const CHANNELS = { telefonica: 'Por teléfono', presencial: 'En la oficina' } as const;
const CHANNEL_NAMES = ['telefonica', 'presencial'] as const;

interface AskingFieldsProps {
  typed: TypedAsking;
  error: string | undefined;
  onType: (typed: TypedAsking) => void;
}

/** How the family asked for what is done in its name: the log keeps it. */
export function AskingFields({ typed, error, onType }: AskingFieldsProps) {
  return (
    <>
      <FieldGroup id={CHANNEL_ID} label="Cómo lo pidió la familia" error={error}>
        {CHANNEL_NAMES.map((canal) => (
          <Choice
            key={canal}
            type="radio"
            name="canal"
            label={CHANNELS[canal]}
            checked={typed.canal === canal}
            onChange={() => onType({ ...typed, canal })}
          />
        ))}
      </FieldGroup>
      <TextArea
        id="peticion-nota"
        label="Nota"
        hint="Quién lo pidió y cómo se comprobó que es el acudiente. La familia no la lee."
        optional
        rows={2}
        value={typed.nota}
        onType={(nota) => onType({ ...typed, nota: nota.slice(0, LONGEST_NOTE) })}
      />
    </>
  );
}
