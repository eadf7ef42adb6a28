import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import './steps.scss';

interface ShownStep {
  label: string;
  /** Its address; null: it cannot be gone to yet. */
  to: string | null;
}

interface StepsProps {
  steps: readonly ShownStep[];
  /** Which one is on the screen, from 0. */
  current: number;
  label?: string;
}

/**
 * The steps of a long form, and where one is; what was reached can be gone back to. On a narrow screen they are one
 * line that unfolds, so that the step's first field is in sight; whether it is unfolded hangs on the screen alone.
 */
export function Steps({ steps, current, label = 'Pasos' }: StepsProps) {
  const [unfolded, setUnfolded] = useState(false);
  const listId = useId();
  const where = `Paso ${current + 1} de ${steps.length}`;
  return (
    <nav className="steps" aria-label={label}>
      <p className="steps-where">{where}</p>
      <button
        type="button"
        className="steps-fold"
        aria-expanded={unfolded}
        aria-controls={listId}
        onClick={() => setUnfolded(!unfolded)}
      >
        {`${where}: ${steps[current]?.label ?? ''}`}
      </button>
      <ol id={listId}>
        {steps.map((step, index) => (
          <li key={step.label} aria-current={index === current ? 'step' : undefined}>
            {step.to === null || index === current ? (
              <span className="step">{step.label}</span>
            ) : (
              <Link className="step" to={step.to}>
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
