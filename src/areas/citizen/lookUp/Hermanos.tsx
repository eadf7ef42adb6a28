import { useSelector } from 'react-redux';
import type { FamilyHermano, FamilySolicitud } from '#domain/contractTypes.ts';
import { receiptsIn } from '#requestForm/solicitudState.ts';
import { Radicado } from '#ui/Radicado.tsx';
import { Section } from '#ui/Section.tsx';
import { Untranslated } from '#ui/Untranslated.tsx';
import { solicitud } from '../solicitudForms';

/** The solicitudes of siblings: by radicado, and those that were filed in this tab by name too. */
export function Hermanos({ solicitud: { hermanos } }: { solicitud: FamilySolicitud }) {
  const visit = receiptsIn(useSelector(solicitud.select));
  if (hermanos.length === 0) return null;
  return (
    <Section className="look-up-section" id="hermanos" title="Hermanos que también piden cupo">
      <ul className="look-up-options">
        {hermanos.map((hermano) => {
          const own = visit.find(({ radicado }) => radicado === hermano.radicado);
          return (
            <li key={hermano.radicado}>
              <p>
                {own && <Untranslated>{`${own.estudiante}, `}</Untranslated>}
                <strong>
                  <Radicado>{hermano.radicado}</Radicado>
                </strong>
              </p>
              <p>{standingOf(hermano)}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function standingOf({ nombrado, confirmado }: FamilyHermano): string {
  if (confirmado) return 'Son de una misma familia: comparten el número del sorteo.';
  if (nombrado) {
    return 'Falta que se confirme. Se confirma si la otra solicitud también nombra esta, si las dos tienen el mismo acudiente o si la Secretaría lo aprueba. Mientras tanto cada una tiene su número.';
  }
  return 'Esa solicitud nombra la suya. Si es de su familia, nómbrela también: «Cambiar la solicitud», paso «Hermanos». Si no lo es, no tiene que hacer nada: su solicitud sigue como está.';
}
