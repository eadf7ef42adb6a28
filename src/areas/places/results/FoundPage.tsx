import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { shownData } from '#kits/reading/readingState.ts';
import { shownAfter } from '#kits/reading/shownAfter.ts';
import type { FoundSolicitudes } from '#domain/contractTypes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { EstadoMark } from '#ui/EstadoMark.tsx';
import { Page } from '#ui/Page.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { expedientePath, useMayProcess } from '../processingLinks';
import { convocatoria } from '../publicConvocatoria';
import { RESULTS_PATHS, searchedText } from '../resultsPaths';
import { foundSolicitudes } from './foundSolicitudes';
import { SolicitudSearch } from './SolicitudSearch';
import { Link } from '../PlacesLink';

const found = shownAfter(foundSolicitudes, convocatoria);

/** What has the radicado or document that the address asks for, and the ways on from there (F69). */
export function FoundPage() {
  const texto = searchedText(useLocation().search);
  return (
    <Page title="Buscar una solicitud">
      <p className="lead-text">Por su número de radicado o por el documento del estudiante, enteros.</p>
      <SolicitudSearch key={texto} etapa={null} asked={texto} />
      {texto !== '' && (
        <Section className="results-section found-solicitudes" id="halladas" title="Solicitudes">
          <ReadingOf reading={found} skeleton={<Skeleton lines={3} />} notFound="Todavía no hay ninguna convocatoria.">
            {({ elementos }) => <Found elementos={elementos} texto={texto} />}
          </ReadingOf>
        </Section>
      )}
    </Page>
  );
}

function Found({ elementos, texto }: FoundSolicitudes & { texto: string }) {
  const mayProcess = useMayProcess();
  const etapas = shownData(useSelector(convocatoria.select))?.calendario.etapas ?? [];
  const nameOf = (codigo: string) => etapas.find((etapa) => etapa.codigo === codigo)?.nombre ?? codigo;
  if (elementos.length === 0) return <EmptyState title={`No hay ninguna solicitud con «${texto}»`} />;
  return (
    <ul>
      {elementos.map(({ radicado, anio, estado, etapas: inResults }) => (
        <li key={radicado}>
          <p>
            {mayProcess ? (
              <Link to={expedientePath(radicado)}>
                <Radicado>{radicado}</Radicado>
              </Link>
            ) : (
              <Radicado>{radicado}</Radicado>
            )}
            <span>{`, año ${anio} `}</span>
            <EstadoMark estado={estado} />
          </p>
          {inResults.map((etapa) => (
            <p key={etapa}>
              <Link
                className="tall-link"
                to={RESULTS_PATHS.solicitud(etapa, radicado)}
              >{`Explicación del resultado: ${nameOf(etapa)}`}</Link>
            </p>
          ))}
          {inResults.length === 0 && <p>No está en el resultado de ninguna etapa.</p>}
        </li>
      ))}
    </ul>
  );
}
