import type { RunSummary } from '#allocation/runSummary.ts';
import { numberText, shareText } from '#domain/words/numbers.ts';
import './shares.scss';

/** How many got which of their options by a run. */
export function Shares({ summary: { solicitudes, byOpcion, kept, withoutCupo, cupos } }: { summary: RunSummary }) {
  const rows = [
    ...byOpcion.map((count, index) => ({ name: `En su opción ${index + 1}`, count })),
    { name: 'Conservan su cupo actual', count: kept },
    { name: 'Sin cupo', count: withoutCupo },
  ];
  return (
    <table className="shares">
      <caption>{`Solicitudes: ${numberText(solicitudes)}. Cupos: ${numberText(cupos)}.`}</caption>
      <thead>
        <tr>
          <th scope="col">Qué obtuvieron</th>
          <th scope="col">Solicitudes</th>
          <th scope="col">Parte</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{numberText(count)}</td>
            <td>{shareText(count, solicitudes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
