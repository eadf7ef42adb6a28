import { shownData } from '#kits/reading/readingState.ts';
import { etapasSchema } from '#domain/answers/allocationAnswers.ts';
import { AREA, PLACES_PATHS } from './placesPaths';
import { resultsPlaceOf } from './resultsPaths';
import { createYearReading } from './yearly';

const { allocation, comparison, results, confirmation, oferta, ofertaImport, matricula } = PLACES_PATHS;
/** The pages that need them, by section. */
const SECTIONS: Readonly<Record<string, string>> = {
  [allocation]: allocation,
  [comparison]: allocation,
  [results]: results,
  [confirmation]: results,
  [oferta]: oferta,
  [ofertaImport]: oferta,
  [matricula]: oferta,
};

export const ETAPAS_CALL = 'api/educacion/gestion/asignacion';

/**
 * The stages of the convocatoria, and how far the official run of each is: read again by who comes to another section, for a
 * colleague may have published meanwhile what kept places from being changed.
 */
export const etapas = createYearReading({
  area: AREA,
  name: 'etapas',
  paramsOf: ({ path }) => {
    const section = SECTIONS[path] ?? (resultsPlaceOf(path) === null ? null : results);
    return section === null ? null : { section };
  },
  path: () => ETAPAS_CALL,
  schema: etapasSchema,
});

/** Whether the list of a stage was frozen: the rules hold from then on, and with them what ofertas reserve. */
export function selectHasFrozenRules(state: object): boolean {
  return (shownData(etapas.select(state))?.elementos ?? []).some(({ congelada }) => congelada !== null);
}

/** The name of the stage whose list is frozen and not yet published: no place changes meanwhile; null: none is. */
export function selectFrozenEtapa(state: object): string | null {
  const elementos = shownData(etapas.select(state))?.elementos ?? [];
  return elementos.find(({ congelada, publicada }) => congelada && !publicada)?.nombre ?? null;
}
