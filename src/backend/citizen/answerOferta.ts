import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { family } from '../solicitud/actor';
import { asFamily } from './asFamily';
import type { Context } from '../context';
import type { OfertaAnswer } from '../solicitud/solicitudInputs';
import { moveSolicitud } from '../solicitud/moveSolicitud';

/** The family answers an offered place: takes it, takes it and waits for a better one, or declines. */
export function answerOferta(context: Context, { identificacion, version, respuesta }: OfertaAnswer): Promise<FamilySolicitud> {
  return asFamily(context, identificacion, (tx, row, instant) =>
    moveSolicitud(tx, row, { actor: family, asked: { move: respuesta }, instant, version }),
  );
}
