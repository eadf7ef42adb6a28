import * as v from 'valibot';

import { contactoSchema } from '#domain/answers/answerParts.ts';
import { type Database, type Queryable, readRow } from '../db/database';
import { ofertaTables } from '../solicitud/ofertas';
import { dayIn, endOfDay } from '../timeZone';
import { sendTimeoutMs } from './mailTransport';
import { holdsIn, noticeDataSchema, noticeKindSchema } from './noticeKinds';
import { lettersADay, lettersADayFromOneOrigin, putOffLetters } from './putOffLetters';
import { stillTrue } from './stillTrue';

const dayMs = 24 * 60 * 60 * 1000;

/** Outlives any attempt: only what a program left unfinished when it ended is taken again. */
const leaseMs = 1.5 * sendTimeoutMs;

const nextSchema = v.object({
  id: v.number(),
  destino: v.string(),
  tipo: noticeKindSchema,
  vale: v.boolean(),
  de_destino: v.number(),
  de_origen: v.number(),
});

const claimedSchema = v.object({
  id: v.number(),
  tipo: noticeKindSchema,
  para: v.string(),
  datos: noticeDataSchema,
  creado: v.date(),
  intentos: v.number(),
  contacto: v.nullable(contactoSchema),
  /** The number that a pupil without a document was given: ten digits, and nobody's words. */
  asignado: v.nullable(v.string()),
  /** The pupil's given names. */
  nombres: v.string(),
  /** The place that `datos` names. */
  cupo: v.nullable(
    v.object({
      institucion: v.object({ nombre: v.string() }),
      sede: v.string(),
      jornada: v.string(),
      direccion: v.string(),
      barrio: v.string(),
      telefono: v.nullable(v.string()),
    }),
  ),
});

export type ClaimedNotice = v.InferOutput<typeof claimedSchema>;

/** Marks it as being sent, and reads what its letter says. */
function take(tx: Queryable, id: number, instant: Date): Promise<ClaimedNotice | undefined> {
  return readRow(
    tx,
    claimedSchema,
    `update avisos a set proximo_intento = $3, tomado_en = $2, intentos = intentos + 1
     from solicitudes s join convocatorias c on c.id = s.convocatoria
     where a.id = $1 and s.id = a.solicitud
     returning a.id, a.tipo, a.para, a.datos, a.creado_en as creado, a.intentos, c.contacto,
       s.datos -> 'estudiante' ->> 'nombres' as nombres,
       (select s.documento from tipos_documento t where t.codigo = s.documento_tipo and t.formato = 'asignado'
          and s.documento ~ '^[0-9]{10}$') as asignado,
       (select jsonb_build_object('institucion', jsonb_build_object('nombre', i.nombre), 'sede', s.nombre,
          'jornada', j.nombre, 'direccion', s.direccion, 'barrio', s.barrio,
          'telefono', s.telefono)
        from ${ofertaTables} join jornadas j on j.codigo = o.jornada
        where o.id = (a.datos ->> 'oferta')::uuid) as cupo`,
    [id, instant.toISOString(), new Date(instant.getTime() + leaseMs).toISOString()],
  );
}

/**
 * Takes the notice that is due first, receipts before the rest, by writing down when it may be taken again. What is no
 * longer true is given up. What a family's own acts send to an address that had its letters of that kind for the day waits;
 * what follows an act of the city never does.
 * One claim at a time, of all instances, so that none is taken twice and the letters of a day are counted rightly.
 * @returns undefined when none is due
 */
export async function claimNotice(database: Database, timeZone: string, instant: Date): Promise<ClaimedNotice | undefined> {
  const tomorrow = endOfDay(timeZone, dayIn(timeZone, instant));
  const today = new Date(tomorrow.getTime() - dayMs);
  for (;;) {
    const claimed = await database.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtext('cartas ' || current_schema()))");
      const next = await readRow(
        tx,
        nextSchema,
        `select a.id, a.destino, a.tipo, ${stillTrue('$1', '$3::jsonb')} as vale, otras.de_destino, otras.de_origen
         from (
           select * from avisos where proximo_intento <= $1 order by tipo <> 'radicada', proximo_intento, id limit 1
         ) a join solicitudes s on s.id = a.solicitud cross join lateral (
           select count(*) as de_destino, count(*) filter (where otra.origen = a.origen) as de_origen
           from avisos otra where a.origen is not null and otra.destino = a.destino and otra.tipo = a.tipo
             and otra.origen is not null and otra.tomado_en >= $2 and otra.id <> a.id
         ) otras`,
        [instant.toISOString(), today.toISOString(), JSON.stringify(holdsIn)],
      );
      if (!next) return undefined;
      if (!next.vale) {
        await tx.query("update avisos set proximo_intento = null, fallo = 'superado' where id = $1", [next.id]);
        return 'not sent';
      }
      if (next.de_destino >= lettersADay || next.de_origen >= lettersADayFromOneOrigin) {
        const { id, destino, tipo } = next;
        const those = next.de_destino >= lettersADay ? { destino, tipo } : { destino, tipo, like: id };
        await putOffLetters(tx, those, { instant, tomorrow });
        return 'not sent';
      }
      return take(tx, next.id, instant);
    });
    if (claimed !== 'not sent') return claimed;
  }
}
