import { Link } from 'react-router-dom';
import type { BitacoraEntry } from '#domain/contractTypes.ts';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { PROCESSING_PATHS } from '../processingPaths';
import { useWords } from '../useWords';
import { actorText, detailLines, happened } from './bitacoraTexts';

interface LogEntryProps {
  entry: BitacoraEntry;
  /** Whose it is, where the log of all solicitudes is shown. */
  radicado?: string;
}

/** One thing that happened to a solicitud: when, what, and who did it, beside each other where there is room. */
export function LogEntry({ entry, radicado }: LogEntryProps) {
  const words = useWords();
  return (
    <li className="log-entry">
      <div className="log-when">
        <p>
          <time dateTime={entry.en}>{words.moment(entry.en)}</time>
        </p>
        {radicado !== undefined && (
          <p>
            <Link className="tall-link" to={PROCESSING_PATHS.expediente(radicado)}>
              <Radicado>{radicado}</Radicado>
            </Link>
          </p>
        )}
      </div>
      <div className="log-what">
        <p>
          <strong>{happened(entry, words)}</strong>
        </p>
        <Estados entry={entry} />
        {detailLines(entry, words).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="log-who">{actorText(entry, words)}</p>
    </li>
  );
}

/** From which state to which; nothing where it stayed as it was. */
function Estados({ entry: { de, a } }: { entry: BitacoraEntry }) {
  if (a === null || a === de) return null;
  return (
    <p className="log-estados">
      {de !== null && (
        <>
          <EstadoMark estado={de} />
          <span aria-hidden="true">→</span>
          <span className="visually-hidden"> pasó a </span>
        </>
      )}
      <EstadoMark estado={a} />
    </p>
  );
}
