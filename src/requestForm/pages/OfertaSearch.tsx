import { useForm as useFormLibrary } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { Oferta, OfertasPage } from '#domain/contractTypes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { countText, type CountWords } from '#kits/listing/countText.ts';
import { usePageHead } from '#kits/listing/usePageHead.ts';
import { linkFollowed, selectLocation } from '#core/location/locationSlice.ts';
import { ReadingView } from '#kits/reading/ReadingView.tsx';
import { ofertasParamsOf, ofertasQuery, type OfertasParams } from '../ofertasAt';
import { vacantesText } from '#domain/words/numbers.ts';
import { choicesOf } from '#kits/words/choices.ts';
import { useStep } from './useStep';

const WORDS: CountWords = {
  none: 'No se encontró ninguna oferta de cupo.',
  one: 'Se encontró 1 oferta de cupo.',
  many: (total) => `Se encontraron ${total} ofertas de cupo.`,
};

/** The ofertas of the pupil's grado, to be added to the list; which ones are shown is in the address. */
export function OfertaSearch({ max }: { max: number }) {
  const { draft, words, ofertas, options, dispatch } = useStep();
  const state = useSelector(ofertas.select);
  const location = useSelector(selectLocation);
  const params = ofertasParamsOf(location.status === 'known' ? location.search : '');
  const pathOf = (wanted: OfertasParams) => `${options.base}/opciones${ofertasQuery(wanted)}`;
  const headingRef = usePageHead(params.pagina, pathOf({ ...params, pagina: 1 }));
  return (
    <section aria-labelledby="buscar-cupos" className="solicitud-search">
      <h2 id="buscar-cupos" ref={headingRef} tabIndex={-1}>
        {`Buscar cupos de ${words.grado(draft.values.estudiante.grado)}`}
      </h2>
      <OfertaFilters
        params={params}
        onSearch={(wanted) => dispatch(linkFollowed({ to: pathOf({ ...params, ...wanted, pagina: 1 }), replace: true }))}
      />
      <ReadingView
        state={state}
        onRetry={() => dispatch(ofertas.events.retryRequested())}
        skeleton={<Skeleton lines={8} />}
      >
        {(page) => (
          <>
            <FoundOfertas page={page} max={max} />
            <Pagination
              page={page.pagina}
              total={page.total}
              toPage={(pagina) => pathOf({ ...params, pagina })}
              label="Páginas de cupos"
              previous="Cupos anteriores"
              next="Cupos siguientes"
            />
          </>
        )}
      </ReadingView>
    </section>
  );
}

interface OfertaFiltersProps {
  params: OfertasParams;
  onSearch: (wanted: Pick<OfertasParams, 'texto' | 'jornada' | 'zona'>) => void;
}

function OfertaFilters({ params: { texto, jornada, zona }, onSearch }: OfertaFiltersProps) {
  const { convocatoria } = useStep();
  const { jornadas, zonas } = convocatoria.catalogos;
  // The address is what counts: Back changes the fields too.
  const { register, handleSubmit } = useFormLibrary({ values: { texto, jornada, zona } });
  return (
    <form role="search" aria-labelledby="buscar-cupos" className="solicitud-filters" noValidate onSubmit={(event) => void handleSubmit(onSearch)(event)}>
      <label>
        <span className="form-label">Institución, sede o barrio</span>
        <input type="search" className="form-control" maxLength={200} {...register('texto')} />
      </label>
      <label>
        <span className="form-label">Jornada</span>
        <select className="form-select" {...register('jornada')}>
          <option value="">Todas</option>
          {choicesOf(jornadas).map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="form-label">Zona</span>
        <select className="form-select" {...register('zona')}>
          <option value="">Todas</option>
          {choicesOf(zonas).map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn-quiet">
        Buscar
      </button>
    </form>
  );
}

function FoundOfertas({ page: { elementos, pagina, total }, max }: { page: OfertasPage; max: number }) {
  return (
    <>
      <p role="status">{countText(WORDS, total, pagina)}</p>
      {elementos.length === 0 && <EmptyState title="No hay cupos que mostrar. Pruebe con otras palabras o sin filtros." />}
      <ul className="solicitud-ofertas">
        {elementos.map((oferta) => (
          <OfertaLine key={oferta.id} oferta={oferta} max={max} />
        ))}
      </ul>
    </>
  );
}

function OfertaLine({ oferta, max }: { oferta: Oferta; max: number }) {
  const { draft, words, events, dispatch } = useStep();
  const { opciones } = draft.values;
  const isChosen = opciones.some(({ id }) => id === oferta.id);
  const isFull = opciones.length >= max;
  const name = fullSedeName(oferta);
  const label = isChosen ? 'Agregada' : isFull ? 'Lista llena' : 'Agregar';
  return (
    <li className="solicitud-option">
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="form-hint">
          {`${words.name('jornadas', oferta.jornada)} · ${[oferta.direccion, oferta.barrio].filter(Boolean).join(', ')} · ${oferta.vacantes === 0 ? 'sin vacantes' : vacantesText(oferta.vacantes)}`}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-quiet"
        // Not `disabled`, which would lose the focus when it is pressed.
        aria-disabled={isChosen || isFull}
        aria-label={`${label} ${name}, ${words.name('jornadas', oferta.jornada)}`}
        onClick={() => dispatch(events.opcionAdded({ oferta, max }))}
      >
        {label}
      </button>
    </li>
  );
}
