import * as v from 'valibot';

import { dayOf, dayText } from '#domain/words/dates.ts';
import type { Context } from '#backend/context.ts';
import { readRow } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';

const erasedSchema = v.object({ en: v.date(), una: v.string(), otra: v.string() });

/**
 * Staff are told of a solicitud whose personal data were erased when, and by whom (F145); a family never is.
 * @param radicado in its one spelling (`radicadoKey`)
 * @throws 410 `datos_eliminados`
 */
export async function requireNotErased({ db, timeZone }: Context, radicado: string): Promise<void> {
  const erased = await readRow(
    db,
    erasedSchema,
    `select s.borrada_en as en, coalesce(u.nombre, b.pedido_por) as una, coalesce(o.nombre, b.decidido_por) as otra
     from solicitudes s join borrados b on b.convocatoria = s.convocatoria and b.confirmado
       left join usuarios u on u.login = b.pedido_por left join usuarios o on o.login = b.decidido_por
     where s.radicado = $1 and s.borrada_en is not null`,
    [radicado],
  );
  if (!erased) return;
  const { en, una, otra } = erased;
  throw new HttpProblem(
    410,
    `Los datos personales de esta solicitud fueron eliminados el ${dayText(dayOf(en, timeZone))} por ${una} y ${otra}. ` +
      'Sus pasos siguen en la bitácora, sin datos de nadie',
    { codigo: 'datos_eliminados' },
  );
}
