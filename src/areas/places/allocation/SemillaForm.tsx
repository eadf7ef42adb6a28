import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { drawProblems, type OfficialDraw } from '#domain/actaDeSorteo.ts';
import { LONGEST_SEMILLA, SHORTEST_OFFICIAL_SEMILLA } from '#domain/semilla.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextField } from '#ui/TextField.tsx';
import { ActaFields } from './ActaFields';
import { drawOf, NOTHING_TYPED, typedSemilla, type TypedSemilla } from './typedSemilla';

/** A seed is taken as it is typed: no browser completes or corrects it. */
export const SEMILLA_INPUT = { autoComplete: 'off', spellCheck: false } as const;

interface SemillaFormProps {
  /** The stage's code. */
  etapa: string;
  /** When its list was frozen. */
  frozenAt: string;
  isBusy: boolean;
  onSubmit: (draw: OfficialDraw) => void;
}

/** Where each problem of a draw is told, by the path of what is sent. */
const IDS: Readonly<Record<string, string>> = {
  semilla: 'semilla-oficial',
  'acta.fuente': 'acta-fuente',
  'acta.en': 'acta-momento',
  'acta.enlace': 'acta-enlace',
  'acta.documento': 'acta-documento',
  'acta.testigos.0': 'acta-testigo1',
  'acta.testigos.1': 'acta-testigo2',
};

function problemsOf(typed: TypedSemilla, draw: OfficialDraw, frozenAt: string) {
  const found = drawProblems(draw, new Date(frozenAt), null).map(({ field, message }) => ({ id: IDS[field] ?? field, message }));
  return typed.origen === '' ? [{ id: 'acta-origen', message: 'Elija cómo fue el sorteo.' }, ...found] : found;
}

/** Takes the official seed, as the published rule gave it, with the record of its draw. */
export function SemillaForm({ etapa, frozenAt, isBusy, onSubmit }: SemillaFormProps) {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectTimeZone);
  const typing = useSelector(typedSemilla.select);
  const typed = typing.status === 'typed' && typing.key === etapa ? typing.typed : NOTHING_TYPED;
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<ReturnType<typeof problemsOf>>([]);
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  const type = (change: Partial<TypedSemilla>) => dispatch(typedSemilla.events.typed({ typed: { ...typed, ...change } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const draw = drawOf(typed, timeZone);
    const found = problemsOf(typed, draw, frozenAt);
    setErrors(found);
    if (found.length === 0) onSubmit(draw);
    else setAttempt(attempt + 1);
  };
  return (
    <form className="semilla-form" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField
        {...SEMILLA_INPUT}
        id="semilla-oficial"
        label="Semilla"
        hint={`Tal como la dio la regla: de ${SHORTEST_OFFICIAL_SEMILLA} a ${LONGEST_SEMILLA} caracteres; menos, solo de una fuente pública.`}
        error={errorOf('semilla-oficial')}
        value={typed.semilla}
        onType={(semilla) => type({ semilla })}
      />
      <ActaFields typed={typed} frozenAt={frozenAt} errorOf={errorOf} onType={type} />
      <div className="actions">
        <Button type="submit" primary label="Registrar la semilla" isOff={isBusy} />
      </div>
    </form>
  );
}
