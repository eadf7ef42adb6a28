import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { ActaDeSorteo as Acta } from '#domain/contractTypes.ts';
import { actaLines } from '#domain/words/actaLines.ts';
import { Entries } from '#ui/Entries.tsx';

/** The record of a draw, with a link to where the draw is seen. */
export function ActaDeSorteo({ acta, className }: { acta: Acta; className: string }) {
  const timeZone = useSelector(selectTimeZone);
  const entries = actaLines(acta, timeZone).map(
    ([name, value]) => [name, value === acta.enlace ? <Seen link={value} /> : value] as const,
  );
  return <Entries className={className} entries={entries} />;
}

function Seen({ link }: { link: string }) {
  return (
    <a className="tall-link" href={link} target="_blank" rel="noreferrer">
      {`Ver en ${new URL(link).host}`}
    </a>
  );
}
