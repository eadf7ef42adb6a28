import { useSelector } from 'react-redux';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { selectConfig } from '#core/config/configSlice.ts';
import { joinAddress, resolveBase } from '#services/http/httpAddress.ts';
import { convocatoria } from '../convocatoria';
import { ConvocatoriaOrder } from './ConvocatoriaOrder';
import { DateList } from './DateList';
import { Extensions } from './Extensions';
import { useDates } from './useDates';

const NO_CONVOCATORIA = 'Ahora no hay ninguna convocatoria, así que no hay fechas que mostrar.';

/** The convocatoria's dates and rules as a family needs them: days to note, who goes first, how long an answer may take. */
export function DatesPage() {
  return (
    <Page title="Calendario de la convocatoria">
      <ReadingOf reading={convocatoria} skeleton={<Skeleton lines={10} />} notFound={NO_CONVOCATORIA}>
        {(call) => (
          <>
            <p className="lead-text">{`${call.nombre}: sus fechas, quién va primero y cuánto tiempo hay para responder.`}</p>
            <Dates convocatoria={call} />
            <Extensions extensions={call.calendario.ampliaciones} />
            <ConvocatoriaOrder convocatoria={call} />
          </>
        )}
      </ReadingOf>
    </Page>
  );
}

function Dates({ convocatoria: call }: { convocatoria: Convocatoria }) {
  const { apiBase } = useSelector(selectConfig);
  // A plain link: a telephone opens it in its own calendar, and its address can be followed by one.
  const address = joinAddress(resolveBase(apiBase, document.baseURI) ?? '/', 'api/educacion/calendario.ics');
  return (
    <Section className="dates-part" id="fechas" title="Fechas">
      <DateList {...useDates(call)} />
      <p className="dates-file">
        <a className="btn btn-quiet" href={address} download="calendario-cupos.ics">
          Agregar a mi calendario (.ics)
        </a>
      </p>
    </Section>
  );
}
