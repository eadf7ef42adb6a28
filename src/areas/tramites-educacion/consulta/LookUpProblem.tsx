import { Arrival } from '../../../shared/ui/Arrival';
import { Notice } from '../../../shared/ui/Notice';
import type { AskingState } from './LookUpForm';

const MINUTE_S = 60;

/** Why the last try gave nothing. */
export function LookUpProblem({ state }: { state: AskingState }) {
  if (state.status !== 'limited' && (state.status !== 'asking' || state.problem === null)) return null;
  return (
    <Arrival of={state.status}>
      <Problem state={state} />
    </Arrival>
  );
}

/** After too many tries, how long it is to the next. */
function Problem({ state }: { state: AskingState }) {
  if (state.status === 'limited') {
    return (
      <>
        <Notice role="alert">
          <p>Demasiados intentos. Espere un momento antes de consultar de nuevo.</p>
        </Notice>
        {/* Not in the alert, which would be spoken each second. */}
        <p role="timer" className="look-up-wait">
          {`Podrá consultar de nuevo en ${waitText(state.seconds)}.`}
        </p>
      </>
    );
  }
  if (state.status !== 'asking' || state.problem === null) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{state.problem}</p>
    </Notice>
  );
}

function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE_S);
  const rest = seconds % MINUTE_S;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
