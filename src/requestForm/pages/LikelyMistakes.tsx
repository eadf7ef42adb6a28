import { Link } from 'react-router-dom';
import { Choice } from '#ui/Choice.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Section } from '#ui/Section.tsx';
import type { LikelyMistake } from '../likelyMistakes';
import { fieldId } from './fieldId';
import { useStep } from './useStep';

/** Where an error summary leads for a question that is not answered. */
export const questionId = ({ field }: LikelyMistake): string => `pregunta-${fieldId(field)}`;

interface LikelyMistakesProps {
  mistakes: readonly LikelyMistake[];
  /** The questions that were answered with yes. */
  confirmed: readonly string[];
  onConfirm: (question: string, isSo: boolean) => void;
  /** What is said of one that is not answered, once sending was tried. */
  missing: string | undefined;
}

/** What may be a mistake, each as a question: it is corrected in its field, or it is so. */
export function LikelyMistakes({ mistakes, confirmed, onConfirm, missing }: LikelyMistakesProps) {
  const { draft, options } = useStep();
  const addressOf = ({ step, field }: LikelyMistake) => {
    // The step of the options has its grado in the address, or is led on to it.
    const grado = step === 'opciones' ? { grado: draft.values.estudiante.grado } : {};
    return `${options.base}/${step}?${new URLSearchParams({ ...grado, campo: fieldId(field) })}`;
  };
  if (mistakes.length === 0) return null;
  return (
    <Section id="preguntas" title="Antes de enviar, confirme">
      {mistakes.map((mistake) => {
        const { field, label, question } = mistake;
        const isSo = confirmed.includes(question);
        return (
          <FieldGroup key={field} id={questionId(mistake)} label={question} error={isSo ? undefined : missing}>
            <Choice
              type="checkbox"
              label="Sí, es así"
              checked={isSo}
              onChange={({ target }) => onConfirm(question, target.checked)}
            />
            <Link className="tall-link" to={addressOf(mistake)}>{`No: cambiar «${label}»`}</Link>
          </FieldGroup>
        );
      })}
    </Section>
  );
}
