import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { PlaceChange } from '#domain/contractTypes.ts';
import { momentText } from '#domain/words/dates.ts';
import { Section } from '#ui/Section.tsx';
import { usePersonName } from '../people';

const WHAT: Readonly<Record<PlaceChange['origen'], string>> = {
  creacion: 'Se creó',
  edicion: 'Se cambió',
  importacion: 'Llegó en un archivo',
  cierre: 'Se cerró',
  apertura: 'Se abrió de nuevo',
};

/** Who changed what, the last one first (F112). */
export function PlaceChanges({ changes }: { changes: readonly PlaceChange[] }) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  if (changes.length === 0) return null;
  return (
    <Section className="institucion-part" id="cambios" title="Quién lo cambió">
      <ol className="place-changes">
        {changes.map(({ en, quien, origen, cambios }) => (
          <li key={en + origen}>
            <strong>{WHAT[origen]}</strong>
            <span>{`: ${momentText(en, timeZone)}, ${person(quien)}`}</span>
            <ul>
              {cambios.map(({ campo, antes, despues }) => (
                <li key={campo}>{changeText(campo, antes, despues)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function changeText(field: string, before: string | null, after: string | null): string {
  if (before === null) return `${field}: ${after ?? ''}`;
  return after === null ? `${field}: era «${before}» y se quitó` : `${field}: era «${before}» y es «${after}»`;
}
