import { useSelector } from 'react-redux';
import { isAwaited, shownData } from '#kits/reading/readingState.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { CUPO_ACTUAL_RULE } from '#domain/words/cupoActualTexts.ts';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Section } from '#ui/Section.tsx';
import { convocatoria } from '../convocatoria';
import { ConvocatoriaStatus } from './ConvocatoriaStatus';
import { HomeLinks } from './HomeLinks';
import { NextDates } from './NextDates';
import { Requirements } from './Requirements';
import './home.scss';

const NO_CONVOCATORIA =
  'Ahora no hay ninguna convocatoria para pedir cupo. Cuando haya una, aquí verá desde cuándo y hasta cuándo puede pedirlo.';

/** What is open and until when, who may ask, what is needed, and the ways on. */
export function HomePage() {
  const state = useSelector(convocatoria.select);
  const call = shownData(state);
  return (
    <Page title="Trámites de educación">
      <p className="lead-text">Aquí una familia pide un cupo en un colegio oficial, y sigue su solicitud hasta la respuesta.</p>
      <div className="home-first">
        <ReadingOf reading={convocatoria} skeleton={<Skeleton lines={8} />} notFound={NO_CONVOCATORIA}>
          {(read) => <ConvocatoriaStatus convocatoria={read} />}
        </ReadingOf>
        {!isAwaited(state) && <HomeLinks />}
        {call && <NextDates convocatoria={call} />}
      </div>
      {!isAwaited(state) && <Known />}
    </Page>
  );
}

/** What everyone should know before asking, with or without a convocatoria. */
function Known() {
  return (
    <>
      <Section className="home-section" id="quien" title="Quién puede pedir un cupo">
        <ul>
          <li>
            La madre, el padre o el acudiente de una niña, un niño o un joven que entra a un colegio oficial o quiere cambiar de
            colegio.
          </li>
          <li>Una persona adulta que quiere estudiar por ciclos.</li>
        </ul>
        <p>Puede pedir cupo aunque no tenga documento.</p>
        <p>{`Quien ya tiene un cupo puede pedir otro. ${CUPO_ACTUAL_RULE}`}</p>
      </Section>
      <Section className="home-section" id="como" title="Lo que debe saber">
        <ul>
          <li>Es gratis. Nadie puede cobrarle por este trámite.</li>
          <li>El orden de llegada no importa: da igual pedir el primer día o el último.</li>
          <li>
            Ponga sus opciones en el orden en que de verdad las prefiere: en cada asignación, decir la verdad nunca le quita un
            cupo.
          </li>
          <li>Poner más opciones solo puede ayudarle.</li>
        </ul>
      </Section>
      <Requirements />
    </>
  );
}
