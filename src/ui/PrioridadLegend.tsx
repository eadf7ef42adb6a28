import { NO_PRIORIDAD } from '#domain/prioridades.ts';
import './prioridadLegend.scss';

/** What the numbers of a cut-off are; `prioridades`: the names of what gives priority, the first before all others. */
export function PrioridadLegend({ prioridades }: { prioridades: readonly string[] }) {
  return (
    <details className="priority-legend">
      <summary>Qué son la prioridad y el número de sorteo</summary>
      <p>Va antes la prioridad de número más bajo y, con la misma prioridad, el número de sorteo más bajo.</p>
      <ul>
        {[...prioridades, NO_PRIORIDAD].map((name, place) => (
          <li key={name}>{`Prioridad ${place + 1}: ${name}`}</li>
        ))}
      </ul>
    </details>
  );
}
