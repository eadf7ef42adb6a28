import * as v from 'valibot';

import { documentoReadings, withoutZeros } from '#domain/documento.ts';
import { isEstado } from '#domain/estados.ts';
import type { Estado, FoundSolicitudes } from '#domain/contractTypes.ts';
import type { Context } from '#backend/context.ts';
import { readRows } from '#backend/db/database.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';
import { radicadoKey } from '#backend/solicitud/identify.ts';

const foundSchema = v.object({
  radicado: v.string(),
  anio: v.number(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  etapas: v.array(v.string()),
});

/** The solicitudes of a whole radicado or document (F69). @throws 404 when there never was a convocatoria */
export async function findSolicitudes(context: Context, text: string): Promise<FoundSolicitudes> {
  const { db } = context;
  const { id } = await requireChosen(db, context);
  const readings = documentoReadings(text.replaceAll('\u0000', ''));
  const elementos = await readRows(
    db,
    foundSchema,
    `select s.radicado, s.anio, s.estado, array(
       select e.codigo from corrida_solicitudes d
         join corridas c on c.convocatoria = d.convocatoria and c.numero = d.numero and c.corrida_en is not null
         join etapas e on e.convocatoria = d.convocatoria and e.numero = d.numero
       where d.convocatoria = $6 and d.solicitud = s.id order by e.numero) as etapas
     from solicitudes s where s.radicado = $1 or s.documento in ($2, $3, $4, $5) order by s.creada_en desc, s.id desc limit 10`,
    [radicadoKey(text), ...readings, ...readings.map(withoutZeros), id],
  );
  return { elementos: [...elementos] };
}
