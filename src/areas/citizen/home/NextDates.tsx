import { Link } from 'react-router-dom';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { Section } from '#ui/Section.tsx';
import { CITIZEN_PATHS } from '../citizenPaths';
import { DateList } from '../dates/DateList';
import { useDates } from '../dates/useDates';

const SHOWN = 4;

/** The days that come next, and the way to all of them. */
export function NextDates({ convocatoria }: { convocatoria: Convocatoria }) {
  const { dates, today } = useDates(convocatoria);
  const next = dates.filter(({ day }) => day >= today).slice(0, SHOWN);
  return (
    <Section className="home-dates" id="proximas" title="Próximas fechas">
      {next.length === 0 ? <p>Ya pasaron todas las fechas de esta convocatoria.</p> : <DateList dates={next} today={today} />}
      <Link to={CITIZEN_PATHS.dates}>Ver el calendario completo</Link>
    </Section>
  );
}
