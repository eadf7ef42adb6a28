import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { asFamily } from './asFamily';
import type { FamilyCaller } from './familyCaller';
import type { Context } from '../context';
import type { Withdrawal } from '../solicitud/solicitudInputs';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import { loosenSoportes } from '../solicitud/saveData';

/**
 * The family withdraws its solicitud, before the enrolment; a place that it held is free. The supports of one that nobody
 * has begun to review are let go: who files and withdraws again and again fills no disk.
 */
export function withdraw(
  context: Context,
  caller: FamilyCaller,
  { version, motivo }: Pick<Withdrawal, 'version' | 'motivo'>,
): Promise<FamilySolicitud> {
  return asFamily(context, caller, (tx, row, instant) =>
    moveSolicitud(tx, row, {
      actor: caller.actor,
      asked: { move: 'retirar' },
      instant,
      version,
      reason: motivo,
      detail: { ...caller.detail, oferta: row.ofertaAsignada },
      write: async () => {
        if (row.estado === 'radicada') await loosenSoportes(tx, row.id, instant);
        return {};
      },
    }),
  );
}
