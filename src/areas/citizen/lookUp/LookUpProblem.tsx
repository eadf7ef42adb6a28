import { sentence } from '#domain/words/sentence.ts';
import { Arrival } from '#ui/Arrival.tsx';
import { Notice } from '#ui/Notice.tsx';
import { FamilyContact } from '../FamilyContact';
import type { AskingState } from './lookUpState';

const MINUTE_S = 60;

/** Why the last try gave nothing; after too many tries, how long it is to the next. */
export function LookUpProblem({ state }: { state: AskingState }) {
  if (state.status === 'looking') return null;
  if (state.status === 'limited' || state.waited) return <TooMany seconds={state.status === 'limited' ? state.seconds : 0} />;
  if (state.problem === null) return null;
  return (
    <Arrival of={state.problem}>
      <Notice tone="danger" role="alert" text={sentence(state.problem)}>
        <FamilyContact title="Si sus datos están bien, pregunte aquí:" />
      </Notice>
    </Arrival>
  );
}

/** Not unmounted when the wait is over: the form would jump while the user types, and the focus may be here. */
function TooMany({ seconds }: { seconds: number }) {
  return (
    <Arrival of="limit">
      <Notice role="alert" text="Demasiados intentos con ese radicado." />
      {/* Outside the alert: screen readers would speak it each second. */}
      <p role={seconds > 0 ? 'timer' : 'status'} className="look-up-wait">
        {seconds > 0
          ? `Podrá consultarlo de nuevo en ${waitText(seconds)}. Otro radicado se puede consultar ya.`
          : 'Ya puede consultar de nuevo.'}
      </p>
    </Arrival>
  );
}

function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE_S);
  const rest = seconds % MINUTE_S;
  if (minutes >= 2 * MINUTE_S) return `${Math.ceil(minutes / MINUTE_S)} h`;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
