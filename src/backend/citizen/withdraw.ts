import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { family } from '../solicitud/actor';
import { asFamily } from './asFamily';
import type { Context } from '../context';
import type { Withdrawal } from '../solicitud/solicitudInputs';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import { loosenSoportes } from '../solicitud/saveData';

/**
 * The family withdraws its solicitud, before the enrolment; a place that it held is free. The supports of one that nobody
 * has begun to review are let go: who files and withdraws again and again fills no disk.
 */
export function withdraw(context: Context, { identificacion, version, motivo }: Withdrawal): Promise<FamilySolicitud> {
  return asFamily(context, identificacion, (tx, row, instant) =>
    moveSolicitud(tx, row, {
      actor: family,
      asked: { move: 'retirar' },
      instant,
      version,
      reason: motivo,
      write: async () => {
        if (row.estado === 'radicada') await loosenSoportes(tx, row.id, instant);
        return {};
      },
    }),
  );
}
