import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { linkFollowed, selectLocation } from '#core/location/locationSlice.ts';
import { useListQuery } from '#kits/listing/useListQuery.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { useNarrow } from '#shell/useNarrow.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useWords } from '#areas/citizen/useWords.ts';
import { ofertaAddress, readLugar } from '../ofertaAddress';
import { SedeCard } from '../SedeCard';
import { lugar, sedesMap } from '../sedes';
import type { SedeMapProps } from './SedeMap';
import './map.scss';

/** The list says it all: a map that does not come is no failure. */
const SedeMap = lazy<ComponentType<SedeMapProps>>(() =>
  import(/* webpackChunkName: "map" */ './SedeMap').catch(() => ({ default: () => null })),
);

/** Beside the list; on a telephone only when it is asked for. */
export function MapPanel() {
  const isNarrow = useNarrow();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? !isNarrow;
  return (
    <section className="map-panel" aria-labelledby="mapa">
      <div className="map-head">
        <h2 id="mapa">Mapa</h2>
        <Button label={isOpen ? 'Ocultar mapa' : 'Ver mapa'} aria-expanded={isOpen} onClick={() => setWanted(!isOpen)} />
      </div>
      {isOpen && <OpenMap />}
    </section>
  );
}

function OpenMap() {
  const map = shownData(useSelector(sedesMap.select));
  const found = shownData(useSelector(lugar.select));
  const location = useSelector(selectLocation);
  const dispatch = useDispatch();
  const { query, pathOf, ask } = useListQuery(ofertaAddress);
  const { name } = useWords();
  const { comuna } = query;
  const here = pathOf(query);
  const choose = (sedes: string) => {
    const to = `${here}${here.includes('?') ? '&' : '?'}lugar=${sedes}`;
    // Looking from place to place is no way that Back has to go.
    dispatch(linkFollowed({ to, replace: true }));
  };
  return (
    <>
      <p className="form-hint">
        Toque un punto para ver qué sede es, o una comuna para verla de cerca. Todo lo del mapa está también en la lista.
      </p>
      {comuna !== null && (
        <p>
          <span>{`Se ve de cerca: ${name('comunas', comuna)}. `}</span>
          <ButtonLink label="Ver toda la ciudad" to={pathOf({ ...query, comuna: null, pagina: 1 })} />
        </p>
      )}
      <div className="map-box">
        {map && (
          <Suspense>
            <SedeMap
              map={map}
              comuna={comuna}
              chosen={location.status === 'known' ? readLugar(location.search) : null}
              onLugar={choose}
              onComuna={(codigo) => ask({ ...query, comuna: codigo, pagina: 1 })}
            />
          </Suspense>
        )}
      </div>
      <ul className="map-legend">
        <li className="map-legend-free">Con vacantes</li>
        <li className="map-legend-full">Sin vacantes</li>
      </ul>
      {map !== null && map.sinLugar > 0 && (
        <p className="form-hint">
          {map.sinLugar === 1
            ? 'Una sede no está en el mapa: búsquela en la lista.'
            : `${map.sinLugar} sedes no están en el mapa: búsquelas en la lista.`}
        </p>
      )}
      {found && (
        <div className="map-chosen">
          {found.elementos.map((sede) => (
            <SedeCard key={sede.id} sede={sede} />
          ))}
          <ButtonLink label="Quitar del mapa" to={here} replace />
        </div>
      )}
    </>
  );
}
