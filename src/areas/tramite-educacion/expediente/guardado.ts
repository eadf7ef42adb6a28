import { createSending } from '../../../features/sending/createSending';
import type { SendingRequest } from '../../../features/sending/sendingOptions';
import { solicitudDeFuncionarioSchema } from '../../../shared/educacion/respuestas/tramitacion';
import type { DecisionDeCondicion, MovimientoPedido } from '../../../shared/educacion/tipos';
import { AREA, requestAt } from '../paths';
import { apiPath } from './expediente';

/** Where staff move a request to. */
export type Movimiento = MovimientoPedido['a'];

interface OfRequest {
  radicado: string;
  /** The one on the screen: the backend refuses what was meant for an older one. */
  version: number;
}

/** What staff do to a request. */
export type Comando =
  | (OfRequest & { kind: 'tomar' | 'liberar' })
  | (OfRequest & { kind: 'decidir'; condicion: string; decision: DecisionDeCondicion['decision']; motivo: string | null })
  | (OfRequest & { kind: 'mover'; a: Movimiento; motivo: string | null; antesDe: string | null });

/** A write on the request's page; answered with the request as it is then. */
export const guardado = createSending({
  area: AREA,
  name: 'guardado',
  request: (comando: Comando): SendingRequest => {
    const { radicado, version } = comando;
    const path = apiPath(radicado);
    switch (comando.kind) {
      case 'tomar':
        return { method: 'post', path: `${path}/toma`, body: { version } };
      case 'liberar':
        return { method: 'post', path: `${path}/liberacion`, body: { version } };
      case 'decidir': {
        const { condicion, decision, motivo } = comando;
        return { method: 'put', path: `${path}/condiciones/${condicion}`, body: { version, decision, motivo } };
      }
      case 'mover': {
        const { a, motivo, antesDe } = comando;
        return { method: 'post', path: `${path}/movimientos`, body: { version, a, motivo, antesDe } };
      }
    }
  },
  schema: solicitudDeFuncionarioSchema,
  isAt: ({ radicado }, { path }) => requestAt(path) === radicado,
});
