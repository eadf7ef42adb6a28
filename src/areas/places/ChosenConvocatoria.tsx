import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { shownData } from '#kits/reading/readingState.ts';
import { Mark } from '#ui/Mark.tsx';
import { Notice } from '#ui/Notice.tsx';
import { anioOf, isOfOne, withAnio } from './anio';
import { convocatorias } from './convocatorias/convocatorias';
import { ESTADO_NAMES, ESTADO_TONES } from './convocatorias/convocatoriasTexts';
import { PLACES_PATHS } from './placesPaths';

/** Which convocatoria the page shows, with the choice of another where there are several (F105). */
export function ChosenConvocatoria() {
  const { pathname, search } = useLocation();
  const { elementos } = shownData(useSelector(convocatorias.select)) ?? { elementos: [] };
  if (!isOfOne(pathname)) return null;
  const chosen = anioOf(search);
  const shown = elementos.find(({ anio, esLaDeHoy }) => (chosen === null ? esLaDeHoy : anio === chosen));
  // A stage, a page of a list or a sede is one year's: another year's page is begun anew.
  const others = elementos.filter((one) => one !== shown);
  return (
    <div className="chosen-call">
      <p role="status">
        {shown && (
          <>
            <span className="chosen-call-name">{`Convocatoria ${shown.anio}`}</span>{' '}
            <Mark tone={ESTADO_TONES[shown.estado]} label={ESTADO_NAMES[shown.estado]} />
          </>
        )}
      </p>
      {others.length > 0 && (
        <nav className="screen-only" aria-label="Otras convocatorias">
          <ul>
            {others.map(({ anio }) => (
              <li key={anio}>
                <Link to={withAnio(sectionOf(pathname), anio)}>{`Ver la de ${anio}`}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown?.estado === 'archivada' && (
        <Notice
          tone="info"
          text="Está archivada: se consulta, pero nada de ella se puede cambiar. Se vuelve a abrir en «Convocatorias»."
        />
      )}
    </div>
  );
}

/** A page that another year has too: below the results are stages and sedes of one. */
const sectionOf = (path: string): string =>
  path.startsWith(`${PLACES_PATHS.results}/`) && path !== PLACES_PATHS.sedes && path !== PLACES_PATHS.confirmation
    ? PLACES_PATHS.results
    : path;
