import { useEffect, useRef, type ReactNode } from 'react';
import { Hash } from '#ui/Hash.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Shares } from '#ui/Shares.tsx';
import type { RunOutcome } from '#allocation/workerMessages.ts';
import type { WantedRun } from './runState';

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
