import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { Section } from '#ui/Section.tsx';

type DecidedCondicion = FamilySolicitud['condiciones'][number];

const DECISIONS: Readonly<Record<DecidedCondicion['decision'], string>> = {
  pendiente: 'Todavía no se ha revisado.',
  aprobada: 'Aprobada: cuenta para la prioridad.',
  negada: 'No aprobada: no cuenta para la prioridad.',
};

/** What was decided of each claimed condition, and why not. */
export function SolicitudCondiciones({ solicitud: { condiciones } }: { solicitud: FamilySolicitud }) {
  if (condiciones.length === 0) return null;
  return (
    <Section className="look-up-section" id="condiciones" title="Condiciones que declaró">
      <ul className="look-up-options">
        {condiciones.map(({ codigo, nombre, institucion, archivos, decision, motivo }) => (
          <li key={codigo}>
            <p>
              <strong>{institucion ? `${nombre}, en ${institucion.nombre}` : nombre}</strong>
            </p>
            <p>{DECISIONS[decision]}</p>
            {motivo !== null && <p>{`Razón: ${motivo}`}</p>}
            {archivos.length > 0 && <p>{`Soportes: ${archivos.map((archivo) => archivo.nombre).join(', ')}`}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
