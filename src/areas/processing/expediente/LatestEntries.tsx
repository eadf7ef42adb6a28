import { useLocation } from 'react-router-dom';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LogEntry } from '../bitacora/LogEntry';
import { bitacoraFrom } from '../inbox/nextInInbox';
import { latestBitacora } from './latestBitacora';

const SHOWN = 4;

/** The last things that happened to it, and the way to all of them. */
export function LatestEntries({ radicado }: { radicado: string }) {
  const { search } = useLocation();
  return (
    <Section className="expediente-part" id="historia" title="Lo último que pasó">
      <ReadingOf reading={latestBitacora} skeleton={<Skeleton lines={4} />}>
        {({ elementos }) => (
          <ol className="expediente-log">
            {elementos.slice(0, SHOWN).map((entry, place) => (
              <LogEntry key={`${entry.en} ${place}`} entry={entry} />
            ))}
          </ol>
        )}
      </ReadingOf>
      <div className="actions">
        <ButtonLink label="Ver toda la historia" to={bitacoraFrom(radicado, search)} />
      </div>
    </Section>
  );
}
