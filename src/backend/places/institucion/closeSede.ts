import * as v from 'valibot';

import type { ManagedSede } from '#domain/contractTypes.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { readRows } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { lockOfertas } from '../oferta/lockOfertas';
import { readSeatsAt } from './affectedByClosing';
import { logChanges } from './institucionLog';
import { requireSede, requireSedeVersion } from './sedeRows';
import { viewSede } from './viewSede';

const yearSchema = v.object({ anio: v.number() });

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** No family loses a seat by a closing: those of one that is to be closed are answered, given back or denied first (F114). */
function refuseSeats({ cupos, actuales }: { readonly cupos: number; readonly actuales: number }): void {
  if (cupos + actuales === 0) return;
  const seats = [
    ...(cupos > 0 ? [counted(cupos, 'cupo ofrecido o aceptado', 'cupos ofrecidos o aceptados')] : []),
    ...(actuales > 0
      ? [counted(actuales, 'estudiante con su cupo actual reconocido', 'estudiantes con su cupo actual reconocido')]
      : []),
  ];
  const detail = `En esta sede hay ${seats.join(' y ')}: mientras alguien tenga un cupo en ella no se cierra`;
  throw new HttpProblem(409, detail, { codigo: 'sede_con_cupos' });
}

/**
 * Closes a sede, or opens it again: one that is so already stays so.
 * @throws 404; 409 `version_vieja`, `sede_con_cupos`, `lista_congelada`, `paso_en_curso`
 */
export function setSedeClosed(
  context: Context,
  login: string,
  which: { readonly dane: string; readonly sede: string },
  { version, isClosed }: { readonly version: number; readonly isClosed: boolean },
): Promise<ManagedSede> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    for (const { anio } of await readRows(
      tx,
      yearSchema,
      "select anio from convocatorias where estado <> 'archivada' order by anio",
    )) {
      await lockOfertas(tx, { ...context, anio });
    }
    const before = await requireSede(tx, which, 'for update of s');
    if ((before.cerradaEn !== null) === isClosed) return viewSede(tx, which, context);
    requireSedeVersion(before, version);
    if (isClosed) {
      // Nobody is given a seat there by hand meanwhile.
      await tx.query('select 1 from ofertas where sede = $1 order by id for no key update', [before.id]);
      refuseSeats(await readSeatsAt(tx, before.id));
    }
    await tx.query('update sedes set cerrada_en = $2, version = version + 1 where id = $1', [
      before.id,
      isClosed ? instant.toISOString() : null,
    ]);
    const change = { institucion: which.dane, sede: before.id, cambios: [] };
    await logChanges(tx, [change], { origen: isClosed ? 'cierre' : 'apertura', login, instant });
    return viewSede(tx, which, context);
  });
}
