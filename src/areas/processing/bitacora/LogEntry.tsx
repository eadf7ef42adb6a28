import { Link } from 'react-router-dom';
import type { BitacoraEntry } from '#domain/contractTypes.ts';
import { Radicado } from '#ui/Radicado.tsx';
import { PROCESSING_PATHS } from '../processingPaths';
import { useWords } from '../useWords';
import { actorText, detailLines, happened } from './bitacoraTexts';

interface LogEntryProps {
  entry: BitacoraEntry;
  /** Whose it is, where the log of all solicitudes is shown. */
  radicado?: string;
}

/** One thing that happened to a solicitud. */
export function LogEntry({ entry, radicado }: LogEntryProps) {
  const words = useWords();
  return (
    <li>
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
      <p>
        <strong>{happened(entry, words)}</strong>
      </p>
      <p>{actorText(entry, words)}</p>
      {detailLines(entry, words).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  );
}
