import { castEtapa } from './cast';
import { claimNotAdmitted } from './claimNotAdmitted';
import { decideEtapa } from './decidedEtapa';
import type { DemoYear, MakeYear } from './demoYear';
import { openConvocatoria } from './demoConvocatoria';
import { createFactory } from './demoSolicitud';
import { processEtapa } from './openEtapa';

/** Fewer than the first stage has: it has just opened. */
const SECOND_ETAPA = { radicada: 24, en_revision: 12, por_subsanar: 8, validada: 20, no_admitida: 10, retirada: 6 };

/**
 * This year's, to be played: its first stage is decided but for a handful, and its result is due. Its waiting list moves
 * today and tomorrow, so that nobody who plays has to wait.
 */
export const makeOpenYear: MakeYear = (luck, city, now): DemoYear => {
  const convocatoria = openConvocatoria(luck, now, { firstPublication: -1, listDays: [0, 1] });
  const setting = { luck, convocatoria, now };
  const factory = createFactory(luck, city, convocatoria);
  const cast = castEtapa(setting, factory, city.ofertas);
  const decided = decideEtapa(setting, factory, city.ofertas);
  const second = processEtapa(setting, factory, city.ofertas, SECOND_ETAPA);
  claimNotAdmitted(second.demoSolicitudes, now);
  return { setting, ofertas: city.ofertas, ...second, demoSolicitudes: [...cast, ...decided, ...second.demoSolicitudes] };
};
