import { vacantesOf, type Oferta } from './city';
import { FIRST_ETAPA_PRIORIDADES, firstClosingOf } from './demoConvocatoria';
import { midnightAfter } from './demoDates';
import { fileSolicitud, type DemoSetting, validateSolicitud } from './demoProcessing';
import type { DemoSolicitud, SolicitudFactory } from './demoSolicitud';

/** Grados whose seats are few: some of who ask get none. */
const CONTESTED_GRADOS = [1, 2, 3, 7, 9] as const;
const CONTESTED_OFERTAS = 5;
const PER_GRADO = 34;

/** The solicitudes of a convocatoria's first stage, each filed in time, with a condition of those approved, and validated. */
export function decideEtapa(setting: DemoSetting, factory: SolicitudFactory, ofertas: readonly Oferta[]): DemoSolicitud[] {
  const { luck, convocatoria, now } = setting;
  const closing = firstClosingOf(now);
  return CONTESTED_GRADOS.flatMap((grado) => {
    const scarce = ofertas.filter((oferta) => oferta.grado === grado && vacantesOf(oferta) >= 2 && vacantesOf(oferta) <= 5);
    const among = luck.draw(scarce, CONTESTED_OFERTAS);
    return Array.from({ length: PER_GRADO }, () => {
      const condicion = luck.choose(FIRST_ETAPA_PRIORIDADES);
      const demoSolicitud = factory.make({ grado, among, condicion });
      fileSolicitud(setting, demoSolicitud, convocatoria.abre, midnightAfter(closing, -4));
      validateSolicitud(setting, demoSolicitud, closing, condicion);
      return demoSolicitud;
    });
  });
}
