import { useSelector } from 'react-redux';
import { numberText } from '#domain/words/numbers.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { TextField } from '#ui/TextField.tsx';
import type { Problems } from '#kits/typing/typingState.ts';
import { selectHasFrozenRules } from '../etapas';
import { useWords } from '../useWords';
import { ownField, type TypedFigures } from './ofertaFigures';
import { ofertaFieldId } from './ofertaTexts';

interface ReservaFieldsProps {
  oferta: ManagedOferta;
  typed: TypedFigures;
  problems: Problems;
  isSending: boolean;
  onType: (field: string, text: string) => void;
}

/** The seats that an oferta reserves: its own number in a field, or nothing, so that the convocatoria's holds. */
export function ReservaFields({ oferta, typed, problems, isSending, onType }: ReservaFieldsProps) {
  const words = useWords();
  const isFrozen = useSelector(selectHasFrozenRules);
  if (oferta.reservas.length === 0) return null;
  if (isFrozen) {
    return (
      <p>
        Los puestos reservados no cambian desde que se congeló la lista de la primera etapa: son parte de las reglas de la
        convocatoria.
      </p>
    );
  }
  return (
    <div className="oferta-fields">
      {oferta.reservas.map(({ condicion, puestos }) => {
        const field = ownField(condicion);
        return (
          <TextField
            key={field}
            id={ofertaFieldId(field)}
            label={`Puestos reservados: ${words.name('condiciones', condicion)}`}
            hint={`Déjelo vacío para usar el número de la convocatoria: ${numberText(puestos)}.`}
            error={problems[field]}
            speaksError
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            value={typed[field] ?? ''}
            readOnly={isSending}
            onType={(text) => onType(field, text)}
          />
        );
      })}
    </div>
  );
}
