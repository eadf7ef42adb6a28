import { createSending } from '#kits/sending/createSending.ts';
import type { SendingRequest } from '#kits/sending/sendingOptions.ts';
import { solicitudDeFuncionarioSchema } from '#domain/answers/processingAnswers.ts';
import type { DecisionDeCondicion, MovimientoPedido } from '#domain/contractTypes.ts';
import { AREA, requestAt } from '../processingPaths';
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
