import { vacantesOf } from './city';
import type { City } from './city';
import { type PublishedEtapa, publishFirstEtapa } from './publishedEtapa';
import { createFactory, type DemoSolicitud } from './demoSolicitud';
import { type FinalEstado, type DemoSetting, processSolicitud } from './demoProcessing';

/** How many solicitudes of the second stage have come to each state. */
const COUNT_BY_FINAL: Readonly<Record<FinalEstado, number>> = {
  radicada: 60,
  en_revision: 50,
  por_subsanar: 25,
  validada: 45,
  no_admitida: 25,
  retirada: 25,
};

/** Siblings who ask together, among the first of those that are radicada. */
const SIBLING_PAIRS = 8;

/** Of those that nobody has decided yet, every one so far from the last says that the pupil has a seat already. */
const UNDECIDED = COUNT_BY_FINAL.radicada + COUNT_BY_FINAL.en_revision + COUNT_BY_FINAL.por_subsanar;
const CLAIM_EVERY = 9;
/** More than claim a seat at any place. */
const MANY_CONTINUE = 16;

/** 400 solicitudes: 170 of the first stage, the others in processing for the second. */
export function createSolicitudes(setting: DemoSetting, city: City): PublishedEtapa {
  const { luck, convocatoria } = setting;
  const factory = createFactory(luck, city, convocatoria);
  const etapa = publishFirstEtapa(setting, factory, city.ofertas);
  const withVacantes = city.ofertas.filter((oferta) => vacantesOf(oferta) > 0);

  let hermano: DemoSolicitud | undefined;
  const others = finals().map((final, i) => {
    const { grado } = luck.choose(withVacantes);
    const among = withVacantes.filter((oferta) => oferta.grado === grado);
    const claims = i < UNDECIDED && i % CLAIM_EVERY === 0;
    const cupoAmong = claims ? among.filter(({ continuan }) => continuan >= MANY_CONTINUE) : [];
    const demoSolicitud = factory.make({ grado, among, cupoAmong, ...(hermano && { hermano }) });
    hermano = i < 2 * SIBLING_PAIRS && i % 2 === 0 ? demoSolicitud : undefined;
    processSolicitud(setting, demoSolicitud, final);
    return demoSolicitud;
  });
  return { ...etapa, demoSolicitudes: [...etapa.demoSolicitudes, ...others] };
}

function finals(): FinalEstado[] {
  const all: FinalEstado[] = ['radicada', 'en_revision', 'por_subsanar', 'validada', 'no_admitida', 'retirada'];
  return all.flatMap((final) => Array.from({ length: COUNT_BY_FINAL[final] }, () => final));
}
