import * as v from 'valibot';

import type { SolicitudData } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import type { NoticeData } from '../letters/noticeKinds';
import type { Actor } from './actor';
import { copiedColumns, copiedValues, listParameters, listSteps, ofLacking } from './saveData';

/** A solicitud as it is filed. */
export interface SolicitudToSave {
  readonly radicado: string;
  /** The lottery's, which is also its family's as long as it names no sibling. */
  readonly ticket: string;
  readonly claveIdempotencia: string;
  readonly hash: string;
  readonly convocatoria: string;
  readonly anio: number;
  readonly aviso: { readonly version: string; readonly leidoEn: Date };
  readonly actor: Actor;
  /** Of its receipt (`originOf`). */
  readonly origin: string | null;
  readonly registeredBy: string | null;
  readonly instant: Date;
  readonly data: SolicitudData;
  /** Why it comes after the close; null: it is in time. */
  readonly motivo: string | null;
}

/** What the family is told by letter of its solicitud as it is now. */
function noticeDataOf({ radicado }: SolicitudToSave): NoticeData {
  return { radicado, plazo: null };
}

const savedSchema = v.object({ id: v.number() });

/**
 * Puts in the solicitud with its options, claims and supports, the first entry of its log and the notice to its family:
 * one statement, because on the last minute of a convocatoria all families wait for one another's round trips.
 * @returns its id; undefined, and nothing is put in, when its key was used before. Of two with one key at once, the
 * second waits here for the first.
 */
export async function saveNewSolicitud(tx: Queryable, solicitud: SolicitudToSave): Promise<number | undefined> {
  const { radicado, ticket, claveIdempotencia, hash, convocatoria, anio, aviso, actor, data, instant } = solicitud;
  const saved = await readRow(
    tx,
    savedSchema,
    `with nueva as (
      insert into solicitudes (radicado, tiquete, tiquete_familia, clave_idempotencia, huella_cuerpo, convocatoria,
        anio, estado, aviso_version, aviso_leido_en, registrada_por, creada_en, actualizada_en, ${copiedColumns})
      values ($1, $2, $2, $3, $4, $5, $6, 'radicada', $7, $8, $9, $10, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
        ${ofLacking('$20', '$12')})
      on conflict on constraint clave_unica do nothing
      returning id, version, estado, correo, creada_en
    ), ${listSteps('nueva', 21)}, anotada as (
      insert into bitacora (solicitud, en, quien, papel, que, a, motivo)
      select id, creada_en, $27, $28, 'movimiento', estado, $31 from nueva
    ), avisada as (
      insert into avisos (clave, solicitud, tipo, para, datos, origen, creado_en, proximo_intento)
      select id || '-radicada-v' || version, id, 'radicada', correo, $29, $30, creada_en, creada_en
      from nueva where correo is not null
    )
    select id from nueva`,
    [
      radicado,
      ticket,
      claveIdempotencia,
      hash,
      convocatoria,
      anio,
      aviso.version,
      aviso.leidoEn.toISOString(),
      solicitud.registeredBy,
      instant.toISOString(),
      ...copiedValues(data),
      ...listParameters(radicado, data),
      actor.name,
      actor.role,
      JSON.stringify(noticeDataOf(solicitud)),
      solicitud.origin,
      solicitud.motivo,
    ],
  );
  return saved?.id;
}
