import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { Extension } from '#domain/contractTypes.ts';
import { dayOf, dayText } from '#domain/words/dates.ts';
import { dateChangeText } from '#domain/words/dateChangeText.ts';
import { Section } from '#ui/Section.tsx';

/** The dates that were extended, or are again as before (F125), each with the reason (F46). */
export function Extensions({ extensions }: { extensions: readonly Extension[] }) {
  const timeZone = useSelector(selectTimeZone);
  if (extensions.length === 0) return null;
  return (
    <Section className="dates-part" id="ampliaciones" title="Fechas que cambiaron">
      <ul>
        {extensions.map(({ en, motivo, cambios }) => (
          <li key={en}>
            <p>
              <strong>{dayText(dayOf(new Date(en), timeZone))}</strong>
              <span>{`. ${motivo}`}</span>
            </p>
            <ul>
              {cambios.map((one) => (
                <li key={`${one.que} ${one.etapa ?? ''} ${one.ahora}`}>{dateChangeText(one, timeZone)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
