import { useSelector } from 'react-redux';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { useListFilters } from '#kits/listing/useListFilters.ts';
import { useListQuery } from '#kits/listing/useListQuery.ts';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { BITACORA_FACTS } from '#domain/bitacoraFacts.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { DatePicker } from '#ui/DatePicker.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PROCESSING_PATHS } from '../processingPaths';
import { selectToday } from '../today';
import { FACT_NAMES } from './bitacoraTexts';
import { LogEntry } from './LogEntry';
import { wholeBitacora } from './wholeBitacora';
import { wholeBitacoraAddress } from './wholeBitacoraAddress';

const FILTERS = ['dia', 'que', 'lecturas'] as const;
/** Before any log, and after it where the server's day is not known. */
const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2099-12-31';
const FACT_CHOICES = BITACORA_FACTS.map((value) => ({ value, name: FACT_NAMES[value] }));

/** What happened to all solicitudes, the newest first, as the address asks for it. */
export function WholeBitacoraPage() {
  const { query, pathOf } = useListQuery(wholeBitacoraAddress);
  const { asked, field, type, onSubmit } = useListFilters(wholeBitacoraAddress, FILTERS);
  const { despuesDe, lecturas } = query;
  const timeZone = useSelector(selectTimeZone);
  const today = useSelector(selectToday) ?? LAST_DAY;
  const isForbidden = useSelector(wholeBitacora.select).status === 'forbidden';
  return (
    <Page title="Historia de todas las solicitudes">
      <div className="actions expediente-ways">
        <ButtonLink label="Ir a la bandeja" to={PROCESSING_PATHS.inbox} />
        <ButtonLink
          label={lecturas === null ? 'Ver también las lecturas' : 'Ocultar las lecturas'}
          to={pathOf({ ...query, lecturas: lecturas === null ? 'si' : null, despuesDe: null })}
        />
      </div>
      {/* Who may not read it is not asked for anything. */}
      {!isForbidden && (
        <form role="search" aria-label="Filtros" className="list-filters screen-only" onSubmit={onSubmit} noValidate>
          <TextField
            id="filtro-quien"
            label="Quién"
            hint="Su nombre o su usuario, o «familia» o «sistema»"
            {...field('texto')}
            type="search"
          />
          <FormField id="filtro-dia" label="Día">
            {(control) => (
              <DatePicker
                {...control}
                value={field('dia').value}
                onChange={(day) => type('dia', day)}
                min={FIRST_DAY}
                max={today}
                timeZone={timeZone}
              />
            )}
          </FormField>
          <FormField id="filtro-que" label="Qué">
            {(control) => (
              <select {...control} {...field('que')} className="form-select">
                <option value="">Todo</option>
                <Options choices={FACT_CHOICES} />
              </select>
            )}
          </FormField>
          <div className="list-filters-actions">
            <Button type="submit" primary label="Filtrar" />
            {asked !== '' && <ButtonLink label="Quitar los filtros" to={wholeBitacoraAddress.path} />}
          </div>
        </form>
      )}
      <ReadingOf reading={wholeBitacora} skeleton={<Skeleton lines={20} />}>
        {({ elementos, siguiente }) => (
          <>
            {elementos.length === 0 && <EmptyState title="Nada de esto hay en la historia" />}
            <ol className="expediente-log">
              {elementos.map(({ radicado, registro }, place) => (
                <LogEntry key={`${registro.en} ${place}`} entry={registro} radicado={radicado} />
              ))}
            </ol>
            <nav className="actions" aria-label="Páginas">
              {despuesDe !== null && <ButtonLink label="Volver a lo más nuevo" to={pathOf({ ...query, despuesDe: null })} />}
              {siguiente !== null && <ButtonLink label="Ver lo anterior" to={pathOf({ ...query, despuesDe: siguiente })} />}
            </nav>
          </>
        )}
      </ReadingOf>
    </Page>
  );
}
