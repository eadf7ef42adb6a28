import { decideEtapa } from '#backend/demo/decidedEtapa.ts';
import type { DemoYear, MakeYear } from '#backend/demo/demoYear.ts';
import { openConvocatoria } from '#backend/demo/demoConvocatoria.ts';
import { createFactory } from '#backend/demo/demoSolicitud.ts';
import { processEtapa } from '#backend/demo/openEtapa.ts';
import { publishEtapa } from '#backend/demo/publishedEtapa.ts';

const SECOND_ETAPA = { radicada: 60, en_revision: 50, por_subsanar: 25, validada: 45, no_admitida: 25, retirada: 25 };

/** This year's for tests: its first stage is published and its list moved once, its second has a lot to decide. */
const makePublishedYear: MakeYear = (luck, city, now): DemoYear => {
  const { ofertas } = city;
  const convocatoria = openConvocatoria(luck, now, { firstPublication: -9, listDays: [-2] });
  const setting = { luck, convocatoria, now };
  const factory = createFactory(luck, city, convocatoria);
  const decided = decideEtapa(setting, factory, ofertas);
  const published = publishEtapa(setting, decided, ofertas);
  const second = processEtapa(setting, factory, ofertas, SECOND_ETAPA);
  return { setting, ofertas, published, ...second, demoSolicitudes: [...decided, ...second.demoSolicitudes] };
};

/** What the tests' city is filled with. */
export const publishedYears: readonly MakeYear[] = [makePublishedYear];
