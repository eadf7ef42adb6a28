import { primeraNegativa, type Condicion, type Hechos } from './moveGuards';
import { NOMBRES_DE_ESTADO } from './estados';
import { MOVIMIENTOS, type Quien } from './moves';
import type { AccionDeFamilia, AccionDeFuncionario, Estado } from './contractTypes';

type Accion = AccionDeFamilia | AccionDeFuncionario;

/** What somebody may ask for in a state; `a` is where it leads, the same state when it moves nothing. */
interface Posibilidad {
  quien: Quien;
  de: Estado;
  a: Estado;
  accion: Accion;
  condiciones: readonly Condicion[];
}

/** While staff have something to decide. */
const EN_TRAMITE: readonly Estado[] = ['radicada', 'en_revision', 'por_subsanar'];

/** What staff do without moving the request; a colleague's can be taken over, so that an absence stops nobody. */
const SIN_MOVIMIENTO: readonly Posibilidad[] = [
  quedarse('en_revision', 'tomar', 'no_propia'),
  quedarse('por_subsanar', 'tomar', 'no_propia'),
  ...EN_TRAMITE.map((de) => quedarse(de, 'liberar', 'propia')),
  quedarse('en_revision', 'decidir', 'propia'),
];

const POSIBILIDADES: readonly Posibilidad[] = [
  ...MOVIMIENTOS.flatMap(({ quien, de, a, accion, condiciones }) =>
    de === null || accion === null ? [] : [{ quien, de, a, accion, condiciones }],
  ),
  ...SIN_MOVIMIENTO,
];

/** Each completes 'no puede …'. */
const INFINITIVOS: Readonly<Record<Accion, string>> = {
  editar: 'modificarse',
  subsanar: 'subsanarse',
  retirar: 'retirarse',
  aceptar: 'aceptarse',
  aceptar_y_seguir: 'aceptarse y seguir en lista',
  declinar: 'declinarse',
  tomar: 'tomarse',
  liberar: 'liberarse',
  decidir: 'tener condiciones por decidir',
  por_subsanar: 'devolverse para subsanar',
  validada: 'validarse',
  no_admitida: 'darse por no admitida',
  matriculada: 'matricularse',
  retirada: 'retirarse',
};

/** Whether an action can be done now: where it leads, or why not, as a Spanish sentence for who asked. */
export type AccionRevisada = { puede: true; a: Estado } | { puede: false; negativa: string };

/** Checks an action of a family or of staff against the request's state and what is known of it. */
export function revisarAccion(quien: Quien, de: Estado, accion: Accion, hechos: Hechos): AccionRevisada {
  const posibilidad = POSIBILIDADES.find((una) => una.quien === quien && una.de === de && una.accion === accion);
  if (posibilidad === undefined) {
    const negativa = `Una solicitud en estado «${NOMBRES_DE_ESTADO[de]}» no puede ${INFINITIVOS[accion]}.`;
    return { puede: false, negativa };
  }
  const negativa = primeraNegativa(posibilidad.condiciones, hechos);
  return negativa === undefined ? { puede: true, a: posibilidad.a } : { puede: false, negativa };
}

/** Every action of a family, in the order of its buttons. */
export const DE_FAMILIA: readonly AccionDeFamilia[] = [
  'editar',
  'subsanar',
  'aceptar',
  'aceptar_y_seguir',
  'declinar',
  'retirar',
];

/** Every action of staff, in the order of its buttons. */
export const DE_FUNCIONARIO: readonly AccionDeFuncionario[] = [
  'tomar',
  'liberar',
  'decidir',
  'por_subsanar',
  'validada',
  'no_admitida',
  'matriculada',
  'retirada',
];

/** What the family may do now (`acciones` of SolicitudDeFamilia). */
export function accionesDeFamilia(estado: Estado, hechos: Hechos): AccionDeFamilia[] {
  return DE_FAMILIA.filter((accion) => revisarAccion('familia', estado, accion, hechos).puede);
}

/** What who reads the request may do now (`acciones` of SolicitudDeFuncionario). */
export function accionesDeFuncionario(estado: Estado, hechos: Hechos): AccionDeFuncionario[] {
  return DE_FUNCIONARIO.filter((accion) => revisarAccion('funcionario', estado, accion, hechos).puede);
}

function quedarse(estado: Estado, accion: AccionDeFuncionario, ...condiciones: Condicion[]): Posibilidad {
  return { quien: 'funcionario', de: estado, a: estado, accion, condiciones };
}
