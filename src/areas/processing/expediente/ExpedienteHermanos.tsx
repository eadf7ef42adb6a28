import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { Expediente, ExpedienteHermano } from '#domain/contractTypes.ts';
import { Button } from '#ui/Button.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { Section } from '#ui/Section.tsx';
import { expedienteFrom } from '../inbox/nextInInbox';
import { expedienteSave } from './expedienteSave';

interface ExpedienteHermanosProps {
  solicitud: Expediente;
  isBusy: boolean;
}

const PROOFS: Readonly<Record<NonNullable<ExpedienteHermano['por']>, string>> = {
  mutua: 'Cada una nombra a la otra.',
  acudiente: 'Tienen el mismo acudiente.',
  funcionario: 'Las aprobó un funcionario.',
};

/** The solicitudes of siblings, what proves it, and, where nothing does, a way to approve it. */
export function ExpedienteHermanos({ solicitud, isBusy }: ExpedienteHermanosProps) {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const { radicado, version, hermanos, acciones } = solicitud;
  if (hermanos.length === 0) return null;
  const decide = (hermano: string, aprobado: boolean) =>
    dispatch(expedienteSave.events.submitted({ kind: 'hermano', radicado, version, hermano, aprobado }));
  return (
    <Section className="expediente-part" id="hermanos" title="Hermanos que también piden">
      <ul className="expediente-hermanos">
        {hermanos.map((hermano) => (
          <li key={hermano.radicado}>
            <p>
              {hermano.estudiante === null ? (
                <Radicado>{hermano.radicado}</Radicado>
              ) : (
                <Link to={expedienteFrom(hermano.radicado, search)}>
                  <Untranslated>{`${hermano.estudiante}, `}</Untranslated>
                  <Radicado>{hermano.radicado}</Radicado>
                </Link>
              )}
            </p>
            <p>{standingOf(hermano)}</p>
            {acciones.includes('decidir') && hermano.estudiante !== null && hermano.por === null && (
              <Button
                label="Aprobar que son hermanos"
                aria-label={`Aprobar que ${hermano.radicado} es de un hermano`}
                isOff={isBusy}
                onClick={() => decide(hermano.radicado, true)}
              />
            )}
            {acciones.includes('decidir') && hermano.por === 'funcionario' && (
              <Button
                label="Quitar la aprobación"
                aria-label={`Quitar la aprobación de ${hermano.radicado}`}
                isOff={isBusy}
                onClick={() => decide(hermano.radicado, false)}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function standingOf({ estudiante, nombrado, por }: ExpedienteHermano): string {
  if (por !== null) return `Son una familia: comparten el número del sorteo. ${PROOFS[por]}`;
  if (estudiante === null) return 'Esta solicitud lo nombra, y no hay una solicitud de este año con ese radicado.';
  return nombrado
    ? 'Nombrada por esta solicitud; falta que se confirme.'
    : 'Nombra esta solicitud, que no la nombra; falta que se confirme.';
}
