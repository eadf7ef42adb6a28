import * as v from 'valibot';

import type { DatosDeSolicitud } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import type { NoticeData } from '../letters/noticeKinds';
import type { Actor } from './actor';
import { columnasCopiadas, copias, listas, pasosDeListas } from './saveData';

/** A request as it is filed. */
export interface Nueva {
  readonly radicado: string;
  /** The lottery's, which is also its family's as long as it names no sibling. */
  readonly tiquete: string;
  readonly claveIdempotencia: string;
  readonly huella: string;
  readonly convocatoria: string;
  readonly anio: number;
  readonly aviso: { readonly version: string; readonly leidoEn: Date };
  readonly actor: Actor;
  readonly registradaPor: string | null;
  readonly instant: Date;
  readonly datos: DatosDeSolicitud;
}

/** What the family is told by letter of its request as it is now. */
function datosDeAviso({ radicado, datos }: Nueva): NoticeData {
  return { radicado, nombres: datos.estudiante.nombres, motivo: null, plazo: null };
}

const guardadaSchema = v.object({ id: v.number() });

/**
 * Puts in the request with its options, claims and supports, the first entry of its log and the notice to its family:
 * one statement, because on the last minute of a call all families wait for one another's round trips.
 * @returns its id; undefined, and nothing is put in, when its key was used before. Of two with one key at once, the
 * second waits here for the first.
 */
export async function guardarNueva(tx: Queryable, nueva: Nueva): Promise<number | undefined> {
  const { radicado, tiquete, claveIdempotencia, huella, convocatoria, anio, aviso, actor, datos, instant } = nueva;
  const guardada = await readRow(
    tx,
    guardadaSchema,
    `with nueva as (
      insert into solicitudes (radicado, tiquete, tiquete_familia, clave_idempotencia, huella_cuerpo, convocatoria,
        anio, estado, aviso_version, aviso_leido_en, registrada_por, creada_en, actualizada_en, ${columnasCopiadas})
      values ($1, $2, $2, $3, $4, $5, $6, 'radicada', $7, $8, $9, $10, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
        $20)
      on conflict on constraint clave_unica do nothing
      returning id, version, estado, correo, creada_en
    ), ${pasosDeListas('nueva', 21)}, anotada as (
      insert into bitacora (solicitud, en, quien, papel, que, a)
      select id, creada_en, $26, $27, 'movimiento', estado from nueva
    ), avisada as (
      insert into avisos (clave, solicitud, tipo, para, datos, creado_en, proximo_intento)
      select id || '-radicada-v' || version, id, 'radicada', correo, $28, creada_en, creada_en
      from nueva where correo is not null
    )
    select id from nueva`,
    [
      radicado,
      tiquete,
      claveIdempotencia,
      huella,
      convocatoria,
      anio,
      aviso.version,
      aviso.leidoEn.toISOString(),
      nueva.registradaPor,
      instant.toISOString(),
      ...copias(datos),
      ...listas(datos),
      actor.nombre,
      actor.quien,
      JSON.stringify(datosDeAviso(nueva)),
    ],
  );
  return guardada?.id;
}
