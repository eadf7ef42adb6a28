import { radicadoPedidoSchema } from '#domain/answers/citizenAnswers.ts';
import type { LostRadicado } from '#domain/contractTypes.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { AREA, CITIZEN_PATHS } from '../citizenPaths';

/** A family asks for its radicado by letter; the answer does not tell whether there is one. */
export const lostRadicado = createSending({
  area: AREA,
  name: 'lostRadicado',
  request: (body: LostRadicado) => ({ method: 'post', path: 'api/educacion/consulta/radicado', body }),
  schema: radicadoPedidoSchema,
  isAt: (_, { path }) => path === CITIZEN_PATHS.lostRadicado,
  isPublic: true,
});
