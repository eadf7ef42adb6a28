import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isAwaited } from '#kits/reading/readingState.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import { NotFound } from '#shell/NotFound.tsx';
import { NamesFailure } from '#kits/words/NamesFailure.tsx';
import { lotteryText } from '#domain/prioridades.ts';
import type { Explanation } from '#domain/contractTypes.ts';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '../useWords';
import { convocatoria } from '../publicConvocatoria';
import { explanation } from './explanation';
import { PLACES_PATHS } from '../placesPaths';
import { resultsPlaceOf, searchPath } from '../resultsPaths';
import { SolicitudSearch } from './SolicitudSearch';
import { EtapaPage } from './EtapaPage';
import { ButtonLink } from '../PlacesLink';

const shown = shownAfter(explanation, convocatoria);

/** Why the solicitud that the address names got what it got, option by option. */
export function ExplanationPage() {
  const place = resultsPlaceOf(useLocation().pathname);
  const state = useSelector(shown.select);
  if (place?.page !== 'solicitud') return <NotFound />;
  const { etapa, radicado } = place;
  // What is on its way may be longer or shorter than its skeleton: what is below it waits, and is not seen to move.
  const isComing = radicado !== null && isAwaited(state);
  return (
    <EtapaPage {...titlesOf(radicado)} etapa={etapa}>
      {radicado === null ? (
        <Notice role="alert" text="El radicado de la dirección tiene algún carácter equivocado." />
      ) : (
        <ReadingOf
          reading={shown}
          skeleton={<Skeleton lines={40} />}
          notFound={`Los resultados de esta etapa no tienen una solicitud con el radicado ${radicado}.`}
        >
          {(data) => (
            <>
              <NamesFailure convocatoria={convocatoria} />
              <Explanation data={data} />
            </>
          )}
        </ReadingOf>
      )}
      <section aria-labelledby="otra-solicitud" hidden={isComing}>
        <h2 id="otra-solicitud">Buscar otra solicitud</h2>
        <SolicitudSearch key={radicado} etapa={etapa} />
        <ButtonLink label="Buscarla en todas las etapas" to={radicado === null ? PLACES_PATHS.search : searchPath(radicado)} />
      </section>
    </EtapaPage>
  );
}

function titlesOf(radicado: string | null) {
  if (radicado === null) return { title: 'Resultado de una solicitud' };
  const heading = (
    <>
      Resultado de la solicitud <Radicado>{radicado}</Radicado>
    </>
  );
  return { title: `Resultado de la solicitud ${radicado}`, heading };
}

function Explanation({ data }: { data: Explanation }) {
  const { estado, prioridad, sorteo, tiquete, conserva, opciones } = data;
  const words = useWords();
  return (
    <>
      <Entries
        className="explanation"
        entries={[
          ['Estado', <EstadoMark estado={estado} />],
          ['Prioridad', prioridad],
          ['Número de sorteo', sorteo === null ? 'Uno distinto en cada oferta' : lotteryText(sorteo)],
          ['Tiquete', <span translate="no">{tiquete}</span>],
        ]}
      />
      {conserva && (
        <p>{`Conserva el cupo que ya tenía, en ${words.ofertaText(conserva)}: no obtuvo ninguna de las opciones que prefería.`}</p>
      )}
      <h2 id="opciones">Sus opciones</h2>
      {opciones.length === 0 && <p>No pidió ninguna oferta de esta etapa.</p>}
      <ol className="results-section explained-options" aria-labelledby="opciones">
        {opciones.map(({ oferta, explicacion: why }) => (
          <li key={oferta.id}>
            <p>
              <strong>{words.ofertaText(oferta)}</strong>
            </p>
            <p>{words.grado(oferta.grado)}</p>
            <p>{why}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
