import { useState, type FormEvent, type ReactNode } from 'react';
import { safeParse } from 'valibot';
import { LONGEST_RECLAMO, reclamoTextSchema } from '#domain/reclamos.ts';
import type { DecidedCondicion, ReclamoSubject } from '#domain/contractTypes.ts';
import { subjectKey, subjectText } from '#domain/words/reclamoTexts.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { TextArea } from '#ui/TextArea.tsx';

/** What is typed of a reclamo; `asunto`: by its key, null: none is chosen. */
export interface TypedReclamo {
  asunto: string | null;
  texto: string;
}

interface ReclamoFormProps {
  asuntos: readonly ReclamoSubject[];
  condiciones: readonly DecidedCondicion[];
  typed: TypedReclamo;
  onType: (typed: TypedReclamo) => void;
  isSending: boolean;
  /** Something else is on its way: it cannot be sent yet. */
  isWaiting?: boolean;
  onSubmit: (reclamo: { asunto: ReclamoSubject; texto: string }) => void;
  /** What is typed cannot be sent. */
  onProblems?: () => void;
  /** The files. */
  children?: ReactNode;
}

const ASUNTO = 'reclamo-asunto';
const TEXTO = 'reclamo-texto';

/** A reclamo, to be sent once. What there is one of is not asked. */
export function ReclamoForm({
  asuntos,
  condiciones,
  typed,
  onType,
  isSending,
  isWaiting = false,
  onSubmit,
  onProblems,
  children,
}: ReclamoFormProps) {
  const [attempt, setAttempt] = useState(0);
  const [only, other] = asuntos;
  const asunto = other === undefined ? only : asuntos.find((one) => subjectKey(one) === typed.asunto);
  const text = safeParse(reclamoTextSchema, typed.texto);
  const problems = [
    ...(asunto === undefined ? [{ id: ASUNTO, message: 'Elija sobre qué es el reclamo.' }] : []),
    ...(text.success ? [] : [{ id: TEXTO, message: text.issues[0].message }]),
  ];
  const errors = attempt === 0 ? [] : problems;
  const problemOf = (field: string) => errors.find(({ id }) => id === field)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (asunto === undefined || !text.success) onProblems?.();
    else if (!isSending && !isWaiting) onSubmit({ asunto, texto: text.output });
  };
  return (
    <form className="contact-form screen-only" noValidate onSubmit={submit} aria-busy={isSending}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {other === undefined ? (
        only && <p>{`Sobre: ${subjectText(only, condiciones)}.`}</p>
      ) : (
        <FieldGroup id={ASUNTO} label="Sobre qué es" error={problemOf(ASUNTO)}>
          {asuntos.map((one) => (
            <Choice
              key={subjectKey(one)}
              type="radio"
              name="asunto"
              label={subjectText(one, condiciones)}
              checked={subjectKey(one) === typed.asunto}
              onChange={() => onType({ ...typed, asunto: subjectKey(one) })}
            />
          ))}
        </FieldGroup>
      )}
      <TextArea
        id={TEXTO}
        label="Qué pasó y qué pide"
        longest={LONGEST_RECLAMO}
        rows={6}
        error={problemOf(TEXTO)}
        readOnly={isSending}
        value={typed.texto}
        onType={(texto) => onType({ ...typed, texto })}
      />
      {children}
      <div className="actions">
        <Button
          type="submit"
          primary
          label={isSending ? 'Enviando…' : 'Enviar el reclamo'}
          isWorking={isSending}
          isOff={isSending || isWaiting}
        />
      </div>
    </form>
  );
}
