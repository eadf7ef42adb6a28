import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { correctionDays } from '#domain/correctionDays.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { Choice } from '#ui/Choice.tsx';
import { DatePicker } from '#ui/DatePicker.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup, FormField } from '#ui/FormField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { selectToday } from '../today';
import { DECISION_MOVES, typedDecision, type DecisionTyping, type TypedDecision } from './typedDecision';
import { LONGEST_REASON, needsDeadline, needsReason } from './checkDecision';
import { hintOf, MOVE_TEXTS } from './expedienteTexts';

interface DecisionFormProps {
  solicitud: Expediente;
  typing: DecisionTyping;
  isBusy: boolean;
}

const FIELDS = ['movimiento', 'motivo', 'antesDe'] as const;
const idOf = (field: (typeof FIELDS)[number]) => `decision-${field}`;

/** What is decided of the solicitud; what is typed is in the state already. Nothing where nothing can be decided. */
export function DecisionForm({ solicitud, typing, isBusy }: DecisionFormProps) {
  const dispatch = useDispatch();
  const { acciones, condiciones, decisionDeCupo, version } = solicitud;
  const { typed, problems, refusals } = typing;
  const errors = FIELDS.filter((field) => problems[field] !== undefined);
  const offered = DECISION_MOVES.filter((one) => acciones.includes(one));
  if (offered.length === 0) return null;
  // One that was chosen before the solicitud changed may not be offered any more.
  const chosen = offered.find((one) => one === typed.movimiento) ?? null;
  const type = (part: Partial<TypedDecision>) => dispatch(typedDecision.events.typed({ typed: { ...typed, version, ...part } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) dispatch(typedDecision.events.submitted());
  };
  const missing = [
    ...(acciones.includes('decidir') && condiciones.some(({ decision }) => decision === 'pendiente') ? ['cada condición'] : []),
    ...(acciones.includes('decidir_cupo') && decisionDeCupo?.decision === 'pendiente' ? ['el cupo que dice tener'] : []),
  ].join(' y ');
  return (
    <Section className="expediente-part" id="decision" title="Decisión">
      <form className="expediente-form" noValidate onSubmit={submit}>
        <ErrorSummary
          errors={errors.map((field) => ({ id: idOf(field), message: problems[field] ?? '' }))}
          attempt={errors.length > 0 ? refusals : 0}
        />
        <FieldGroup
          id={idOf('movimiento')}
          label="Qué decide"
          hint={missing === '' ? undefined : `Para admitirla, apruebe o niegue primero ${missing}.`}
          error={problems['movimiento']}
        >
          {offered.map((movimiento) => (
            <Choice
              key={movimiento}
              type="radio"
              name="movimiento"
              label={MOVE_TEXTS[movimiento].label}
              hint={hintOf(movimiento, solicitud)}
              checked={chosen === movimiento}
              onChange={() => type({ movimiento })}
            />
          ))}
        </FieldGroup>
        {chosen !== null && needsReason(chosen) && (
          <TextArea
            id={idOf('motivo')}
            label="Motivo"
            hint="La familia lo lee."
            longest={LONGEST_REASON}
            error={problems['motivo']}
            rows={4}
            value={typed.motivo}
            onType={(motivo) => type({ motivo })}
          />
        )}
        {chosen !== null && needsDeadline(chosen) && (
          <DeadlineField
            value={typed.antesDe}
            onChange={(antesDe) => type({ antesDe })}
            solicitud={solicitud}
            error={problems['antesDe']}
          />
        )}
        <div className="actions">
          <Button type="submit" primary label="Guardar la decisión" isOff={isBusy} />
        </div>
      </form>
    </Section>
  );
}

interface DeadlineFieldProps {
  value: string;
  onChange: (day: string) => void;
  solicitud: Expediente;
  error: string | undefined;
}

function DeadlineField({ value, onChange, solicitud: { radicadaEn }, error }: DeadlineFieldProps) {
  const timeZone = useSelector(selectTimeZone);
  const today = useSelector(selectToday) ?? radicadaEn.slice(0, 'aaaa-mm-dd'.length);
  const { first, last } = correctionDays(today);
  return (
    <FormField
      id={idOf('antesDe')}
      label="Último día para responder"
      hint="Día, mes y año. Por ejemplo: 15/03/2027"
      error={error}
    >
      {(control) => <DatePicker {...control} value={value} onChange={onChange} min={first} max={last} timeZone={timeZone} />}
    </FormField>
  );
}
