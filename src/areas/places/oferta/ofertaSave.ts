import { managedOfertaSchema } from '#domain/answers/ofertaAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import type { OfertaFigures } from './ofertaFigures';
import { OFERTAS_CALL } from './ofertas';
import { createYearSending } from '../yearly';

interface OfertaToSave {
  /** The oferta's. */
  id: string;
  /** The one on the screen: the backend refuses what was meant for an older one. */
  version: number;
  figures: OfertaFigures;
}

/** The change of one place's figures; answered with the place as it is then. */
export const ofertaSave = createYearSending({
  area: AREA,
  name: 'ofertaSave',
  request: ({ id, version, figures: { cupos, reservas } }: OfertaToSave) => ({
    method: 'put',
    path: `${OFERTAS_CALL}/${id}`,
    body: { version, ...cupos, reservas },
  }),
  schema: managedOfertaSchema,
  isAt: (_, { path }) => path === PLACES_PATHS.oferta,
});
