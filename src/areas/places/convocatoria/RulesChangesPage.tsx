import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import type { RulesChanges } from '#domain/contractTypes.ts';
import { momentText } from '#domain/words/dates.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { ChangeList } from '#ui/ChangeList.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PLACES_PATHS } from '../placesPaths';
import { usePersonName } from '../people';
import { convocatoriaChanges } from './convocatoriaChanges';
import { fieldsOf } from './convocatoriaFields';
import { rulesChanges } from './rulesChanges';
import { ButtonLink } from '../PlacesLink';

/** Every change of the convocatoria's rules, in words: who, when, why, and each rule before and after. */
export function RulesChangesPage() {
  return (
    <Page title="Cambios de las reglas">
      <ReadingOf reading={rulesChanges} skeleton={<Skeleton lines={16} />} notFound="Todavía no hay ninguna convocatoria.">
        {(data) => <Changes data={data} />}
      </ReadingOf>
      <div className="actions">
        <ButtonLink label="Volver a la convocatoria" to={PLACES_PATHS.convocatoria} />
      </div>
    </Page>
  );
}

function Changes({ data: { actuales, condiciones, elementos } }: { data: RulesChanges }) {
  const timeZone = useSelector(selectTimeZone);
  const person = usePersonName();
  if (elementos.length === 0) {
    return (
      <EmptyState title="Nadie ha cambiado las reglas">
        <p>Cada cambio que se guarde en «Convocatoria» quedará aquí.</p>
      </EmptyState>
    );
  }
  return (
    <ol className="rules-changes">
      {elementos.map(({ version, en, quien, motivo, antes }, at) => {
        const after = elementos[at - 1]?.antes ?? actuales;
        const changes = convocatoriaChanges(fieldsOf(antes, timeZone), fieldsOf(after, timeZone), condiciones, timeZone);
        return (
          <li key={version}>
            <h2>{`${momentText(en, timeZone)}, por ${person(quien)}`}</h2>
            {motivo !== null && <p>{`Cambiaron fechas publicadas. Motivo publicado: ${motivo}`}</p>}
            {changes.length === 0 ? <p>Se guardó sin cambiar nada.</p> : <ChangeList changes={changes} />}
          </li>
        );
      })}
    </ol>
  );
}
