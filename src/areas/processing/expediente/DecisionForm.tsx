import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { Expediente } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Choice.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FieldGroup } from '#ui/FormField.tsx';
import { Section } from '#ui/Section.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useCorrection } from './correction';
import { DeadlineField, PlaceField } from './DecisionFields';
import { DECISION_MOVES, typedDecision, type DecisionMove, type DecisionTyping, type TypedDecision } from './typedDecision';
import { LONGEST_REASON, needsDeadline, needsPlace, needsReason } from './checkDecision';
import { hintOf, labelOf } from './expedienteTexts';
import { ReadyMotivos } from './ReadyMotivos';
import { Reopening } from './Reopening';

interface DecisionFormProps {
  solicitud: Expediente;
  typing: DecisionTyping;
  isBusy: boolean;
}

const FIELDS = ['movimiento', 'oferta', 'motivo', 'antesDe'] as const;
const idOf = (field: (typeof FIELDS)[number]) => `decision-${field}`;

/** What is decided of the solicitud; what is typed is in the state already. Nothing where nothing can be decided. */
export function DecisionForm({ solicitud, typing, isBusy }: DecisionFormProps) {
  const dispatch = useDispatch();
  const days = useCorrection(solicitud);
  const { acciones, condiciones, decisionDeCupo, version, subsanacion } = solicitud;
  const { typed, problems, refusals } = typing;
  const errors = FIELDS.filter((field) => problems[field] !== undefined);
  const offered = DECISION_MOVES.filter((one) => acciones.includes(one));
  if (offered.length === 0) return <Reopening solicitud={solicitud} isBusy={isBusy} />;
  // One that was chosen before the solicitud changed may not be offered any more.
  const chosen = offered.find((one) => one === typed.movimiento) ?? null;
  const type = (part: Partial<TypedDecision>) => dispatch(typedDecision.events.typed({ typed: { ...typed, version, ...part } }));
  const choose = (movimiento: DecisionMove) =>
    type({
      movimiento,
      // A correction begins with the call's days, and with the reason that the family knows.
      ...(needsDeadline(movimiento) && {
        antesDe: typed.antesDe === '' ? (days?.usual ?? '') : typed.antesDe,
        motivo: typed.motivo === '' ? (subsanacion?.motivo ?? '') : typed.motivo,
      }),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) dispatch(typedDecision.events.submitted());
  };
  const missing = [
    ...(acciones.includes('decidir') && condiciones.some(({ decision }) => decision === 'pendiente') ? ['cada condición'] : []),
    ...(acciones.includes('decidir_cupo') && decisionDeCupo?.decision === 'pendiente' ? ['el cupo que dice tener'] : []),
  ].join(' y ');
  // A withdrawal, where it is all that can be done, is not what the page is for.
  const isOnlyWithdrawal = offered.every((one) => one === 'retirada');
  return (
    <>
      <Reopening solicitud={solicitud} isBusy={isBusy} />
      <Section className="expediente-part" id="decision" title={isOnlyWithdrawal ? 'Si la familia la retira' : 'Decisión'}>
        {isOnlyWithdrawal && chosen === null ? (
          <div className="actions">
            <Button label="Retirar la solicitud" isOff={isBusy} onClick={() => choose('retirada')} />
          </div>
        ) : (
          <form className="expediente-form" noValidate onSubmit={submit}>
            <ErrorSummary
              errors={errors.map((field) => ({ id: idOf(field), message: problems[field] ?? '' }))}
              attempt={errors.length > 0 ? refusals : 0}
            />
            {isOnlyWithdrawal ? (
              <p>{hintOf('retirada', solicitud)}</p>
            ) : (
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
                    label={labelOf(movimiento, solicitud)}
                    hint={hintOf(movimiento, solicitud)}
                    checked={chosen === movimiento}
                    onChange={() => choose(movimiento)}
                  />
                ))}
              </FieldGroup>
            )}
            {chosen !== null && needsPlace(chosen) && (
              <PlaceField
                id={idOf('oferta')}
                value={typed.oferta}
                onChange={(oferta) => type({ oferta })}
                solicitud={solicitud}
                error={problems['oferta']}
              />
            )}
            {chosen !== null && needsReason(chosen) && (
              <>
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
                <ReadyMotivos
                  use={chosen}
                  fieldId={idOf('motivo')}
                  name={`«${labelOf(chosen, solicitud)}»`}
                  typed={typed.motivo}
                  onType={(motivo) => type({ motivo })}
                />
              </>
            )}
            {chosen !== null && needsDeadline(chosen) && (
              <DeadlineField
                id={idOf('antesDe')}
                value={typed.antesDe}
                onChange={(antesDe) => type({ antesDe })}
                solicitud={solicitud}
                days={days}
                error={problems['antesDe']}
              />
            )}
            <div className="actions">
              {isOnlyWithdrawal ? (
                <>
                  <Button type="submit" label="Guardar el retiro" isOff={isBusy} />
                  <Button label="No retirarla" isOff={isBusy} onClick={() => type({ movimiento: null })} />
                </>
              ) : (
                <Button type="submit" primary label="Guardar la decisión" isOff={isBusy} />
              )}
            </div>
          </form>
        )}
      </Section>
    </>
  );
}
