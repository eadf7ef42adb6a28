import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { asFamily } from './asFamily';
import type { FamilyCaller } from './familyCaller';
import type { Context } from '../context';
import type { OfertaAnswer } from '../solicitud/solicitudInputs';
import { moveSolicitud } from '../solicitud/moveSolicitud';

/** The family answers an offered place: takes it, takes it and waits for a better one, or declines. */
export function answerOferta(
  context: Context,
  caller: FamilyCaller,
  { version, respuesta }: Pick<OfertaAnswer, 'version' | 'respuesta'>,
): Promise<FamilySolicitud> {
  return asFamily(context, caller, (tx, row, instant) =>
    moveSolicitud(tx, row, {
      actor: caller.actor,
      asked: { move: respuesta },
      instant,
      version,
      detail: { ...caller.detail, oferta: row.ofertaAsignada },
    }),
  );
}
