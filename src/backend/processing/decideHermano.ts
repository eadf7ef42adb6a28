import type { Expediente, HermanoDecision } from '#domain/contractTypes.ts';
import { instantOf, type Context } from '../context';
import { HttpProblem } from '../http/problem';
import { funcionario } from '../solicitud/actor';
import { lockFamilies, rebuildFamilies } from '../solicitud/families';
import { radicadoKey } from '../solicitud/identify';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import { readHermanos } from '../solicitud/readHermanos';
import { findSolicitudRow, lockSolicitudRow, requireSolicitudRow } from '../solicitud/solicitudRow';
import { viewAsFuncionario } from '../solicitud/solicitudViews';

/**
 * Takes another solicitud, which this one names or is named by, for a sibling's, or no longer: what neither family proves,
 * who reviews it can. @throws 404, 409
 */
export function decideHermano(
  context: Context,
  login: string,
  { radicado, hermano }: { readonly radicado: string; readonly hermano: string },
  { version, aprobado }: HermanoDecision,
): Promise<Expediente> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    await lockFamilies(tx);
    const row = requireSolicitudRow(await lockSolicitudRow(tx, radicadoKey(radicado)));
    const key = radicadoKey(hermano);
    const isNamed = (await readHermanos(tx, row)).some((one) => one.radicado === key && one.estudiante !== null);
    const other = await findSolicitudRow(tx, key);
    if (!isNamed || !other)
      throw new HttpProblem(404, 'Ninguna de las dos solicitudes nombra a la otra', { codigo: 'no_encontrada' });
    const decided = await moveSolicitud(tx, row, {
      actor: funcionario(login),
      asked: { move: 'decidir' },
      instant,
      version,
      detail: { hermano: key, aprobado },
      write: async () => {
        const pair = [Math.min(row.id, other.id), Math.max(row.id, other.id)];
        await (aprobado
          ? tx.query(
              'insert into hermanos_aprobados (solicitud, hermano, por, en) values ($1, $2, $3, $4) on conflict do nothing',
              [...pair, login, instant.toISOString()],
            )
          : tx.query('delete from hermanos_aprobados where solicitud = $1 and hermano = $2', pair));
        await rebuildFamilies(tx, row.id);
        return {};
      },
    });
    return viewAsFuncionario(tx, decided, login, instant);
  });
}
