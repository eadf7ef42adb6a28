import { DownloadButton } from '#kits/download/DownloadButton.tsx';
import { Section } from '#ui/Section.tsx';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { resultsDownload, replicaDownload, type ResultsFormat } from './resultDownloads';
import { ButtonLink } from '../PlacesLink';
import { useChosen } from '../yearly';

const FILES: readonly { format: ResultsFormat; label: string; what: string }[] = [
  {
    format: 'resultados',
    label: 'Guardar los resultados (CSV)',
    what: 'Una fila por solicitud: qué le dio la asignación y, en columnas aparte, cómo está hoy.',
  },
  {
    format: 'cortes',
    label: 'Guardar los cortes (CSV)',
    what: 'Una fila por oferta: cupos y ocupados hoy, y el corte de la asignación y de cada tanda.',
  },
  {
    format: 'matricula',
    label: 'Guardar las columnas de matrícula (CSV)',
    what: 'Quienes aceptaron su cupo, con las columnas del sistema nacional de matrícula. Contiene datos personales.',
  },
];

/** The files of a stage's results; `anio`: the convocatoria's. */
export function ResultFiles({ etapa, anio }: { etapa: string; anio: number }) {
  const chosen = useChosen();
  return (
    <Section className="result-files" id="archivos" title="Archivos">
      <ul>
        {FILES.map(({ format, label, what }) => (
          <li key={format}>
            <DownloadButton label={label} download={resultsDownload} wanted={{ etapa, format, ...chosen }} />
            <p>{what}</p>
          </li>
        ))}
        <li>
          <DownloadButton label="Guardar el archivo de réplica (CSV)" download={replicaDownload} wanted={{ etapa, anio }} />
          <p>Sin nombres ni documentos: es público.</p>
        </li>
        <li>
          <ButtonLink label="Confirmar matrículas con un archivo" to={PLACES_PATHS.confirmation} />
          <p>Todas las de quienes ya se matricularon, de una vez.</p>
        </li>
      </ul>
    </Section>
  );
}
