import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '#ui/Notice.tsx';
import type { Hecho } from '#allocation/workerMessages.ts';
import type { Resumen } from '#allocation/runSummary.ts';
import { numberText, shareText } from '#domain/words/numbers.ts';
import type { Pedido } from './runState';
import { Hash } from './Hash';

interface OutcomeProps {
  pedido: Pedido;
  hecho: Hecho;
  /** What is done with it. */
  children: ReactNode;
}

/** What a run gave: shares, hashes and what the checker found. It takes the focus when it comes. */
export function Outcome({ pedido, hecho, children }: OutcomeProps) {
  const { resumen, huellaEntrada, huella, hallazgos } = hecho;
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), [huella]);
  return (
    <div className="outcome">
      <h3 ref={ref} tabIndex={-1}>
        {pedido.proposito === 'simulacion' ? 'Lo que dio la simulación' : 'Lo que calculó este navegador'}
      </h3>
      {pedido.proposito === 'simulacion' && (
        <p>
          Es una simulación: no se guardó nada.
          {pedido.archivo && <span>{` Se leyó el archivo ${pedido.archivo.name}.`}</span>}
        </p>
      )}
      {children}
      <Shares resumen={resumen} />
      <Hash name="Semilla" value={pedido.semilla} />
      <Hash name="Huella de la lista" value={huellaEntrada} />
      <Hash name="Huella del resultado" value={huella} />
      <Findings hallazgos={hallazgos} />
    </div>
  );
}

function Shares({ resumen: { solicitudes, porOpcion, conservan, sinCupo, cupos } }: { resumen: Resumen }) {
  const rows = [
    ...porOpcion.map((count, index) => ({ name: `En su opción ${index + 1}`, count })),
    { name: 'Conservan su cupo actual', count: conservan },
    { name: 'Sin cupo', count: sinCupo },
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

function Findings({ hallazgos }: { hallazgos: Hecho['hallazgos'] }) {
  if (hallazgos.length === 0) return <p>Comprobado: cumple todas las reglas.</p>;
  return (
    <Notice tone="danger" role="alert">
      <p>El comprobador encontró faltas: este resultado no se debe usar.</p>
      <ul>
        {hallazgos.map(({ mensaje }) => (
          <li key={mensaje}>{mensaje}</li>
        ))}
      </ul>
    </Notice>
  );
}
