import { useDispatch, useSelector } from 'react-redux';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { Page } from '#ui/Page.tsx';
import { PageIndex } from '../PageIndex';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PLACES_PATHS } from '../placesPaths';
import { ContactoPart } from '../contacto/ContactoForm';
import { ConvocatoriaForm } from './ConvocatoriaForm';
import { LAST_EXTENSION } from './ExtensionTakeBack';
import { typedConvocatoria } from './typedConvocatoria';
import { FrozenRules } from './FrozenRules';
import { convocatoriaSave } from './convocatoriaSave';
import { OthersChangesNotice } from './OthersChangesNotice';
import { convocatoriaRules } from './convocatoriaRules';
import { FIELD_NAMES } from './convocatoriaLines';
import { fieldIdOf } from './useConvocatoriaForm';
import { ButtonLink } from '../PlacesLink';

const DONE = { saved: 'La convocatoria quedó guardada.', alreadySaved: 'Lo que usted escribió ya está guardado.' } as const;

const CONTACTO = { id: 'contacto', title: 'Contacto para las familias' };
const PARTS = [
  { id: fieldIdOf('general'), title: 'Lo general' },
  ...(['etapas', 'prioridades', 'reservas'] as const).map((path) => ({ id: fieldIdOf(path), title: FIELD_NAMES[path] })),
  { id: fieldIdOf('hermanos-regla'), title: FIELD_NAMES.hermanos },
  { id: fieldIdOf('desempate'), title: FIELD_NAMES.sorteo },
  { id: fieldIdOf('fechasDeLista'), title: FIELD_NAMES.fechasDeLista },
  { id: fieldIdOf('matricula-dias'), title: 'Matrícula' },
  CONTACTO,
];
const FROZEN_PARTS = [
  { id: 'reglas', title: 'Reglas' },
  { id: 'etapas', title: 'Etapas' },
  { id: 'ampliar', title: 'Ampliar fechas' },
  LAST_EXTENSION,
  CONTACTO,
];

/** The year's convocatoria: its stages, dates and rules. */
export function ConvocatoriaPage() {
  const dispatch = useDispatch();
  const state = useSelector(convocatoriaRules.select);
  const typing = useSelector(typedConvocatoria.select);
  const sending = useSelector(convocatoriaSave.select);
  const isBusy = sending.status === 'sending' || state.status === 'loading';
  return (
    <Page title="Convocatoria">
      <ReadingOf reading={convocatoriaRules} skeleton={<Skeleton lines={24} />} notFound="Todavía no hay ninguna convocatoria.">
        {(data) => (
          <>
            <SendingOutcome
              state={sending}
              done={typing.status === 'untouched' && typing.done !== null ? DONE[typing.done] : null}
              onRetry={() => dispatch(typedConvocatoria.events.submitted())}
            />
            <OthersChangesNotice editable={data.editable} />
            {/* Of the year it is for: another year's fields are others. */}
            <p>{`Año escolar ${data.anio}`}</p>
            <div className="actions">
              <ButtonLink label="Quién cambió las reglas, cuándo y qué" to={PLACES_PATHS.rulesChanges} />
              <ButtonLink label="Motivos frecuentes" to={PLACES_PATHS.motivos} />
              <ButtonLink label="Aviso de privacidad" to={PLACES_PATHS.aviso} />
            </div>
            <div className="rules-layout">
              <PageIndex parts={data.editable ? PARTS : FROZEN_PARTS} />
              <div>
                {data.editable ? (
                  <ConvocatoriaForm key={data.anio} data={data} isBusy={isBusy} />
                ) : (
                  <FrozenRules key={data.anio} data={data} isBusy={isBusy} />
                )}
                <ContactoPart />
              </div>
            </div>
          </>
        )}
      </ReadingOf>
    </Page>
  );
}
