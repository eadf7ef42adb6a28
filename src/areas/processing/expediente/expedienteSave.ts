import { createSending } from '#kits/sending/createSending.ts';
import type { SendingRequest } from '#kits/sending/sendingOptions.ts';
import { expedienteSchema } from '#domain/answers/processingAnswers.ts';
import type { CondicionDecision, AskedMove, ReclamoDecision, ReclamoEffect } from '#domain/contractTypes.ts';
import { AREA, expedienteAt } from '../processingPaths';
import { apiPath, expediente } from './expediente';
import { CUPO_ACTUAL } from './claims';

/** Where staff move a solicitud to. */
type ExpedienteMove = AskedMove['a'];

interface OfExpediente {
  radicado: string;
  /** The one on the screen: the backend refuses what was meant for an older one. */
  version: number;
}

/** What staff do to a solicitud. */
export type ExpedienteCommand =
  | (OfExpediente & { kind: 'tomar' | 'liberar' })
  | (OfExpediente & { kind: 'decidir'; claim: string; decision: CondicionDecision['decision']; motivo: string | null })
  | (OfExpediente & { kind: 'hermano'; hermano: string; aprobado: boolean })
  | (OfExpediente & {
      kind: 'mover';
      a: ExpedienteMove;
      motivo: string | null;
      antesDe: string | null;
      oferta: string | null;
      /** The solicitud that is gone on to, where what came of it is told. */
      sigue?: string;
    })
  | (OfExpediente & { kind: 'reabrir'; motivo: string | null })
  | (OfExpediente & { kind: 'decidir_reapertura'; reabre: boolean })
  | (OfExpediente & { kind: 'reclamo'; reclamo: string; acepta: boolean; motivo: string; efecto: ReclamoEffect });

/** A write on the solicitud's page; answered with the solicitud as it is then. */
export const expedienteSave = createSending({
  area: AREA,
  name: 'expedienteSave',
  request: (command: ExpedienteCommand): SendingRequest => {
    const { radicado, version } = command;
    const path = apiPath(radicado);
    switch (command.kind) {
      case 'tomar':
        return { method: 'post', path: `${path}/toma`, body: { version } };
      case 'liberar':
        return { method: 'post', path: `${path}/liberacion`, body: { version } };
      case 'decidir': {
        const { claim, decision, motivo } = command;
        const where = claim === CUPO_ACTUAL ? 'cupo-actual' : `condiciones/${claim}`;
        return { method: 'put', path: `${path}/${where}`, body: { version, decision, motivo } };
      }
      case 'hermano': {
        const { hermano, aprobado } = command;
        return { method: 'put', path: `${path}/hermanos/${hermano}`, body: { version, aprobado } };
      }
      case 'mover': {
        const { a, motivo, antesDe, oferta } = command;
        const place = oferta !== null && { oferta };
        return { method: 'post', path: `${path}/movimientos`, body: { version, a, motivo, antesDe, ...place } };
      }
      case 'reabrir':
        return { method: 'post', path: `${path}/reapertura`, body: { version, motivo: command.motivo } };
      case 'decidir_reapertura':
        return { method: 'put', path: `${path}/reapertura`, body: { version, reabre: command.reabre } };
      case 'reclamo': {
        const { reclamo, acepta, motivo, efecto } = command;
        const body: ReclamoDecision = { version, acepta, motivo, efecto };
        return { method: 'put', path: `${path}/reclamos/${reclamo}`, body };
      }
    }
  },
  schema: expedienteSchema,
  outdates: [expediente],
  isAt: (command, { path }) => {
    const radicado = expedienteAt(path);
    return (
      radicado === command.radicado || (command.kind === 'mover' && command.sigue !== undefined && radicado === command.sigue)
    );
  },
});
