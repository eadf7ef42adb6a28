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

/** The steps of a long form, and where one is; what was reached can be gone back to. */
export function Steps({ steps, current, label = 'Pasos' }: StepsProps) {
  return (
    <nav className="steps" aria-label={label}>
      <p className="steps-where">{`Paso ${current + 1} de ${steps.length}`}</p>
      <ol>
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
