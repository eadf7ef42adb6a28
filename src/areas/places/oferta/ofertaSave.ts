import { createSending } from '#kits/sending/createSending.ts';
import type { Cupos } from '#domain/cupos.ts';
import { ofertaDeGestionSchema } from '#domain/answers/ofertaAnswers.ts';
import { AREA, EDUCATION_PATHS } from '../placesPaths';
import { OFERTAS_CALL } from './ofertas';

interface CambioPedido {
  /** The oferta's. */
  id: string;
  /** The one on the screen: the backend refuses what was meant for an older one. */
  version: number;
  cupos: Cupos;
}

/** The change of one place's figures; answered with the place as it is then. */
export const cambio = createSending({
  area: AREA,
  name: 'cambio',
  request: ({ id, version, cupos }: CambioPedido) => ({
    method: 'put',
    path: `${OFERTAS_CALL}/${id}`,
    body: { version, ...cupos },
  }),
  schema: ofertaDeGestionSchema,
  isAt: (_, { path }) => path === EDUCATION_PATHS.oferta,
});
