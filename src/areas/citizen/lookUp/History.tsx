import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { Section } from '#ui/Section.tsx';
import { useWords } from '../useWords';
import { FAMILY_ESTADO_NAMES } from './estadoWords';

type HistoryEntry = FamilySolicitud['historia'][number];

/** How the solicitud came to where it is, the oldest first. */
export function History({ solicitud: { historia } }: { solicitud: FamilySolicitud }) {
  const { moment } = useWords();
  return (
    <Section className="look-up-section" id="historia" title="Historia de la solicitud">
      <ol className="look-up-history">
        {historia.map((entry, place) => (
          <li key={`${entry.en} ${place}`}>
            <p>
              <time dateTime={entry.en}>{moment(entry.en)}</time>
            </p>
            <p>
              <strong>{happened(entry)}</strong>
            </p>
            {entry.oficina && <p>Lo hizo la oficina, a petición suya.</p>}
            {entry.motivo !== null && <p>{`Razón: ${entry.motivo}`}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function happened({ que, de, a, oficina }: HistoryEntry): string {
  if (que === 'contacto') return 'Cambió el teléfono o el correo';
  if (que === 'llamada') return 'La oficina le avisó por teléfono';
  if (que === 'llamada_sin_respuesta') return 'La oficina le llamó, y nadie contestó';
  if (a === null) return 'Se movió la solicitud';
  if (de === null) return 'Se radicó la solicitud';
  // Edited by the family while the convocatoria is open.
  if (a === 'radicada') return oficina ? 'Se cambió, y quedó radicada otra vez' : 'Usted la cambió, y quedó radicada otra vez';
  return FAMILY_ESTADO_NAMES[a];
}
