import * as v from 'valibot';

import type { MoveFacts } from '#domain/moveGuards.ts';
import { type Queryable, readRow } from '../db/database';
import { hasListLeft, isExtemporanea } from './extemporanea';
import { readSeat } from './freeSeats';
import type { SolicitudRow } from './solicitudRow';

const chanceSchema = v.object({
  publica: v.nullable(v.date()),
  listaCerrada: v.boolean(),
  otraViva: v.boolean(),
  tardeConLista: v.boolean(),
});

/** What the moves that put something right ask to know. */
export interface SecondChance {
  /** When the result of its stage is published, the first one that would take it and is not frozen; null: none will. */
  readonly publica: Date | null;
  /** That stage would take it; or, since it was late, the waiting list (F137). */
  readonly hasEtapaLeft: boolean;
  readonly isListClosed: boolean;
  readonly hasOtherLive: boolean;
  readonly cupoDevuelto: MoveFacts['cupoDevuelto'];
}

/** As the indexes that hold them apart say it: no other words find them. */
const live = `v.estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')`;

/** SQL of whether the pupil of solicitud `s` has another live one (F12, F130). */
const otherLive = `(s.estado in ('no_admitida', 'sin_cupo', 'declinada', 'vencida') and (
  exists (select from solicitudes v where v.anio = s.anio and v.documento_clave = s.documento_clave and ${live})
  or exists (select from solicitudes v where v.anio = s.anio and v.fecha_nacimiento = s.fecha_nacimiento
    and letras_del_nombre(v.nombre) = letras_del_nombre(s.nombre)
    and (v.nombre_sin_documento is not null or s.nombre_sin_documento is not null)
    and ltrim(v.datos->'acudiente'->>'documento', '0') = ltrim(s.datos->'acudiente'->>'documento', '0') and ${live})))`;

/** SQL of when the result is published of the first stage that would take solicitud `s` and is not frozen. */
const publication = `(select e.publica from etapas e
  where e.convocatoria = s.convocatoria and s.etapa is null and s.creada_en < e.cierra
    and not exists (select from corridas r where r.convocatoria = e.convocatoria and r.numero = e.numero)
    and (not exists (select from etapa_condiciones k where k.convocatoria = e.convocatoria and k.numero = e.numero)
      or exists (select from etapa_condiciones k join solicitud_condiciones c on c.condicion = k.condicion
        where k.convocatoria = e.convocatoria and k.numero = e.numero and c.solicitud = s.id and c.decision <> 'negada'))
  order by e.numero limit 1)`;

export async function readSecondChance(db: Queryable, row: SolicitudRow): Promise<SecondChance> {
  const found = await readRow(
    db,
    chanceSchema,
    `select ${publication} as publica, ${otherLive} as "otraViva",
       (${isExtemporanea('s')} and ${hasListLeft('s.convocatoria')}) as "tardeConLista",
       exists (select from corridas r where r.convocatoria = s.convocatoria and r.cerrada_en is not null) as "listaCerrada"
     from solicitudes s where s.id = $1`,
    [row.id],
  );
  if (!found) throw new Error('A request is never deleted');
  const { publica, listaCerrada, otraViva, tardeConLista } = found;
  return {
    publica,
    hasEtapaLeft: publica !== null || tardeConLista,
    isListClosed: listaCerrada,
    hasOtherLive: otraViva,
    cupoDevuelto: await readSeat(db, row, row.ofertaDevuelta),
  };
}
