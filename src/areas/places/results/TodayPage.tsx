import { useLocation } from 'react-router-dom';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { resultsPlaceOf } from '../resultsPaths';
import { EtapaPage } from './EtapaPage';
import { etapaToday } from './etapaToday';
import { TodayFigures } from './TodayFigures';

/** How the stage that the address names stands now: what is to be done, by whom and until when. */
export function TodayPage() {
  const place = resultsPlaceOf(useLocation().pathname);
  if (place?.page !== 'today') return <NotFound />;
  return (
    <EtapaPage title="Cifras de hoy" etapa={place.etapa} beforeResult>
      <ReadingOf reading={etapaToday} skeleton={<Skeleton lines={40} />}>
        {(today) => <TodayFigures etapa={place.etapa} today={today} />}
      </ReadingOf>
    </EtapaPage>
  );
}
