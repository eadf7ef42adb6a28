import { createSending } from '../../../features/sending/createSending';
import type { Cupos } from '../../../shared/educacion/cupos';
import { ofertaDeGestionSchema } from '../../../shared/educacion/respuestas/ofertas';
import { AREA, EDUCATION_PATHS } from '../paths';
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
