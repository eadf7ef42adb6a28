import { useSelector } from 'react-redux';
import { SEDE_NAMES, type SedeField } from '#domain/sede.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { choicesOf } from '#kits/words/choices.ts';
import { FormField } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import { TextField } from '#ui/TextField.tsx';
import { convocatoria } from '../publicConvocatoria';
import type { SedeTexts } from './typedSede';

export const sedeFieldId = (field: string): string => `sede-${field}`;

interface SedeFieldsProps {
  typed: SedeTexts;
  problems: Readonly<Record<string, string>>;
  isOff: boolean;
  onType: (typed: SedeTexts) => void;
}

const HINTS: Partial<Record<SedeField, string>> = {
  nombre: 'Como la conocen las familias. Otra sede de la institución no puede tener el mismo.',
  telefono: 'El que las familias pueden llamar, con sus diez dígitos.',
  latitud: 'En grados, como 2,4419. Con ella la sede aparece en el mapa.',
  longitud: 'En grados, como -76,6063.',
};
const OPTIONAL: readonly SedeField[] = ['telefono', 'latitud', 'longitud'];

/** How a sede is called and where it is. */
export function SedeFields({ typed, problems, isOff, onType }: SedeFieldsProps) {
  const catalogos = shownData(useSelector(convocatoria.select))?.catalogos;
  const common = (field: SedeField) => ({
    id: sedeFieldId(field),
    label: SEDE_NAMES[field],
    hint: HINTS[field],
    error: problems[field],
    optional: OPTIONAL.includes(field),
  });
  const text = (field: SedeField) => (
    <TextField
      {...common(field)}
      autoComplete="off"
      inputMode={field === 'telefono' ? 'tel' : undefined}
      readOnly={isOff}
      value={typed[field]}
      onType={(value) => onType({ ...typed, [field]: value })}
    />
  );
  const choice = (field: 'comuna' | 'zona', entries: readonly { codigo: string; nombre: string }[]) => (
    <FormField {...common(field)}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          disabled={isOff}
          value={typed[field]}
          onChange={({ target }) => onType({ ...typed, [field]: target.value })}
        >
          <option value="">Elija</option>
          <Options choices={choicesOf(entries)} />
        </select>
      )}
    </FormField>
  );
  return (
    <>
      {text('nombre')}
      {text('direccion')}
      {text('barrio')}
      {choice('comuna', catalogos?.comunas ?? [])}
      {choice('zona', catalogos?.zonas ?? [])}
      {text('telefono')}
      {text('latitud')}
      {text('longitud')}
    </>
  );
}
