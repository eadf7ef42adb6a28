import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { ManagedMotivos } from '#domain/contractTypes.ts';
import { momentText } from '#domain/words/dates.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { Page } from '#ui/Page.tsx';
import { PageIndex } from '../PageIndex';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PLACES_PATHS } from '../placesPaths';
import { MotivosForm } from './MotivosForm';
import { fieldIdOf } from '../convocatoria/useConvocatoriaForm';
import { motivoChanges, USE_NAMES, USES } from './motivoUses';
import { motivos } from './motivos';
import { ButtonLink } from '../PlacesLink';

/** The reasons that the convocatoria has ready for who processes, to be changed, and how they changed before (F76). */
export function MotivosPage() {
  return (
    <Page title="Motivos frecuentes">
      <p className="lead-text">
        Lo que la oficina escribe muchas veces. Se ofrecen a quien tramita donde escribe un motivo para una familia: los toma con
        una pulsación y los puede cambiar antes de guardar. Puede cambiarlos en cualquier momento.
      </p>
      <div className="actions">
        <ButtonLink label="Volver a la convocatoria" to={PLACES_PATHS.convocatoria} />
      </div>
      <ReadingOf reading={motivos} skeleton={<Skeleton lines={24} />} notFound="Todavía no hay ninguna convocatoria.">
        {(data) => (
          <div className="rules-layout">
            <PageIndex parts={USES.map((use) => ({ id: fieldIdOf(use), title: USE_NAMES[use] }))} />
            <div>
              <MotivosForm data={data} />
              <History data={data} />
            </div>
          </div>
        )}
      </ReadingOf>
    </Page>
  );
}

function History({ data: { motivos: now, cambios } }: { data: ManagedMotivos }) {
  const timeZone = useSelector(selectTimeZone);
  if (cambios.length === 0) return null;
  return (
    <Section className="rules-part" id="cambios" title="Quién los cambió">
      <ol className="rules-changes">
        {cambios.map(({ version, en, quien, antes }, at) => {
          const changes = motivoChanges(antes, cambios[at - 1]?.antes ?? now);
          return (
            <li key={version}>
              <h3>{`${momentText(en, timeZone)}, por ${quien}`}</h3>
              {changes.length === 0 ? <p>Se guardó sin cambiar nada.</p> : <ChangeList changes={changes} />}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
