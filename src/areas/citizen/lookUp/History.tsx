import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { happened } from './historyWords';

/** How the solicitud came to where it is, the oldest first. */
export function History({ solicitud: { historia } }: { solicitud: FamilySolicitud }) {
  const { moment } = useWords();
  return (
    <Section className="look-up-section" id="historia" title="Historia de la solicitud">
      <ol className="look-up-history">
        {historia.map((entry, place) => (
          <li key={`${entry.en} ${place}`}>
            <p>
              <time dateTime={entry.en}>{moment(entry.en)}</time>
            </p>
            <p>
              <strong>{happened(entry)}</strong>
            </p>
            {entry.oficina && <p>Lo hizo la oficina, a petición suya.</p>}
            {entry.motivo !== null && <p>{`Razón: ${entry.motivo}`}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
