import type { ReactNode } from 'react';
import { Arrival } from '#ui/Arrival.tsx';
import { sentence } from '#domain/words/sentence.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Steps } from '#ui/Steps.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Contact } from '#ui/Contact.tsx';
import { problemsAt } from '../stepProblems';
import { countUpTo, PROBLEMS_ID, STEP_TITLES, stepsOf, type Step } from '../steps';
import { fieldId } from './fieldId';
import { lineOf } from './lineOf';
import { NOT_KEPT, ON_ITS_WAY, UNSENT } from './formTexts';
import { useStep } from './useStep';

/** What stands around every step: that nothing is sent yet, where one is, and what to correct. */
export function StepFrame({ step, children }: { step: Step; children: ReactNode }) {
  const { state, draft, words, options, events, dispatch } = useStep();
  const { base, mode } = options;
  const steps = stepsOf(draft);
  const isEditing = state.status === 'editing';
  const problems = isEditing ? problemsAt(step, state.problems) : {};
  const told = (field: string, message: string) => {
    const line = lineOf(field, draft.values, words);
    return line === '' ? message : `${line}. ${message}`;
  };
  return (
    <div className="solicitud">
      <div className="solicitud-draft">
        <p>
          <strong>
            {state.status === 'sending' || state.status === 'unanswered' ? ON_ITS_WAY[state.status] : UNSENT[mode.kind]}
          </strong>
        </p>
        <Button label="Descartar" aria-label="Descartar borrador" onClick={() => dispatch(events.discardRequested())} />
      </div>
      {'kept' in state && !state.kept && <Notice role="status" text={NOT_KEPT} />}
      {draft.edited?.subsanacion && (
        <Notice>
          <p>
            <strong>Qué debe corregir: </strong>
            <span>{draft.edited.subsanacion.motivo}</span>
          </p>
          <p>{sentence(`Hágalo a más tardar el ${words.deadline(draft.edited.subsanacion.antesDe)}`)}</p>
        </Notice>
      )}
      <Steps
        label="Pasos de la solicitud"
        current={steps.indexOf(step)}
        steps={steps.map((own) => ({
          label: STEP_TITLES[own],
          to: isEditing && countUpTo(own) <= draft.completed + 1 ? `${base}/${own}` : null,
        }))}
      />
      {isEditing && state.notice !== null && (
        <Arrival of={state.notice}>
          <Notice tone="danger" role="alert" text={sentence(state.notice)}>
            {state.isFiledAlready && <WaysToFiled />}
          </Notice>
        </Arrival>
      )}
      <ErrorSummary
        id={PROBLEMS_ID}
        attempt={isEditing ? state.refusals : 0}
        errors={Object.entries(problems).map(([field, message]) => ({ id: fieldId(field), message: told(field, message) }))}
      />
      {children}
    </div>
  );
}

/** To the solicitud that the pupil has, and to whom a family can ask that cannot find it. */
function WaysToFiled() {
  const { convocatoria, options } = useStep();
  if (!options.waysToFiled) return null;
  return (
    <>
      <div className="actions">
        {options.waysToFiled.map(({ label, to }) => (
          <ButtonLink key={to} label={label} to={to} />
        ))}
      </div>
      <Contact contacto={convocatoria.contacto} title="Si no la encuentra, o usted no la hizo, pregunte aquí:" />
    </>
  );
}
