import type { DecidedCondicion, ReclamoSubject } from '../contractTypes';

/** What a reclamo is about, as it stands behind 'Sobre'. */
export function subjectText({ sobre, condicion }: ReclamoSubject, condiciones: readonly DecidedCondicion[]): string {
  switch (sobre) {
    case 'no_admitida':
      return 'Que la solicitud no fue admitida';
    case 'condicion': {
      const nombre = condiciones.find(({ codigo }) => codigo === condicion)?.nombre;
      return nombre === undefined ? 'Una condición que no se aprobó' : `La condición «${nombre}», que no se aprobó`;
    }
    case 'cupo_actual':
      return 'El cupo que tiene el estudiante, que no se reconoció';
    case 'resultado':
      return 'El resultado de la asignación';
  }
}

/** One for each thing that can be claimed about. */
export const subjectKey = ({ sobre, condicion }: ReclamoSubject): string =>
  condicion === null ? sobre : `${sobre}.${condicion}`;
