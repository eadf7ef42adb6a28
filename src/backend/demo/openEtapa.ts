import { vacantesOf } from './city';
import type { Oferta } from './city';
import type { DemoSolicitud, SolicitudFactory } from './demoSolicitud';
import { type FinalEstado, type DemoSetting, processSolicitud } from './demoProcessing';

/** Siblings who ask together, among the first of those that are radicada. */
const SIBLING_PAIRS = 8;

/** Of those that nobody has decided yet, every one so far from the last says that the pupil has a seat already. */
const CLAIM_EVERY = 9;
/** More than claim a seat at any place. */
const MANY_CONTINUE = 16;

export interface OpenEtapa {
  readonly demoSolicitudes: readonly DemoSolicitud[];
  /** Every other of those that claim a seat: the enrolment list has them. */
  readonly enrolled: readonly DemoSolicitud[];
}

/**
 * The solicitudes of the second stage, which is open, in processing.
 * @param counts how many have come to each state
 */
export function processEtapa(
  setting: DemoSetting,
  factory: SolicitudFactory,
  ofertas: readonly Oferta[],
  counts: Readonly<Record<FinalEstado, number>>,
): OpenEtapa {
  const { luck } = setting;
  const withVacantes = ofertas.filter((oferta) => vacantesOf(oferta) > 0);
  const undecided = counts.radicada + counts.en_revision + counts.por_subsanar;

  let hermano: DemoSolicitud | undefined;
  const demoSolicitudes = finals(counts).map((final, i) => {
    const { grado } = luck.choose(withVacantes);
    const among = withVacantes.filter((oferta) => oferta.grado === grado);
    const claims = i < undecided && i % CLAIM_EVERY === 0;
    const cupoAmong = claims ? among.filter(({ continuan }) => continuan >= MANY_CONTINUE) : [];
    const demoSolicitud = factory.make({ grado, among, cupoAmong, ...(hermano && { hermano }) });
    hermano = i < 2 * SIBLING_PAIRS && i % 2 === 0 ? demoSolicitud : undefined;
    processSolicitud(setting, demoSolicitud, final);
    return demoSolicitud;
  });
  const claiming = demoSolicitudes.filter(({ data }) => data.estudiante.cupoActual !== null);
  return { demoSolicitudes, enrolled: claiming.filter((_, at) => at % 2 === 0) };
}

function finals(counts: Readonly<Record<FinalEstado, number>>): FinalEstado[] {
  const all: FinalEstado[] = ['radicada', 'en_revision', 'por_subsanar', 'validada', 'no_admitida', 'retirada'];
  return all.flatMap((final) => Array.from({ length: counts[final] }, () => final));
}
