import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '#ui/Notice.tsx';
import type { RunOutcome } from '#allocation/workerMessages.ts';
import type { RunSummary } from '#allocation/runSummary.ts';
import { numberText, shareText } from '#domain/words/numbers.ts';
import type { WantedRun } from './runState';
import { Hash } from './Hash';

interface RunOutcomeProps {
  wanted: WantedRun;
  result: RunOutcome;
  /** What is done with it. */
  children: ReactNode;
}

/** What a run gave: shares, hashes and what the checker found. It takes the focus when it is mounted. */
export function RunOutcome({ wanted, result, children }: RunOutcomeProps) {
  const { summary, inputHash, hash, findings } = result;
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), [hash]);
  return (
    <div className="outcome">
      <h3 ref={ref} tabIndex={-1}>
        {wanted.purpose === 'simulate' ? 'Lo que dio la simulación' : 'Lo que calculó este navegador'}
      </h3>
      {wanted.purpose === 'simulate' && (
        <p>
          Es una simulación: no se guardó nada.
          {wanted.file && <span>{` Se leyó el archivo ${wanted.file.name}.`}</span>}
        </p>
      )}
      {children}
      <Shares summary={summary} />
      <Hash name="Semilla" value={wanted.semilla} />
      <Hash name="Huella de la lista" value={inputHash} />
      <Hash name="Huella del resultado" value={hash} />
      <Findings findings={findings} />
    </div>
  );
}

function Shares({ summary: { solicitudes, byOpcion, kept, withoutCupo, cupos } }: { summary: RunSummary }) {
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

function Findings({ findings }: { findings: RunOutcome['findings'] }) {
  if (findings.length === 0) return <p>Comprobado: cumple todas las reglas.</p>;
  return (
    <Notice tone="danger" role="alert">
      <p>El comprobador encontró faltas: este resultado no se debe usar.</p>
      <ul>
        {findings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
