import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import type { SolicitudData, Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import { HttpProblem } from '../http/problem';
import { isExtemporanea } from './extemporanea';

/** For a `returning` too. */
export const solicitudColumns = `id, radicado, convocatoria, anio, etapa, estado, motivo, plazo, version, datos,
  aviso_version as "avisoVersion", aviso_leido_en as "avisoLeidoEn", documento, nombre_sin_documento is not null as "sinDocumento",
  fecha_nacimiento as "fechaNacimiento", cupo_alegado as "cupoAlegado", cupo_decision as "cupoDecision",
  cupo_motivo as "cupoMotivo", cupo_en_lista as "cupoEnLista", dejo_cupo as "dejoCupo", oferta_asignada as "ofertaAsignada",
  oferta_devuelta as "ofertaDevuelta", reserva_devuelta as "reservaDevuelta", propuesta, grado,
  resultado_en as "resultadoEn", tiquete, tiquete_familia as "tiqueteFamilia", asignada_a as "asignadaA",
  registrada_por as "registradaPor", creada_en as "radicadaEn",
  ${isExtemporanea()} as extemporanea`;

export const solicitudRowSchema = v.object({
  id: v.number(),
  radicado: v.string(),
  convocatoria: v.string(),
  anio: v.number(),
  etapa: v.nullable(v.number()),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  motivo: v.nullable(v.string()),
  plazo: v.nullable(v.date()),
  version: v.number(),
  // Checked when it was written.
  datos: v.custom<SolicitudData>((value) => typeof value === 'object' && value !== null),
  avisoVersion: v.string(),
  avisoLeidoEn: v.date(),
  documento: v.string(),
  /** Whether the number is one that the municipality gave. */
  sinDocumento: v.boolean(),
  fechaNacimiento: v.string(),
  /** The seat that the family says the pupil holds, what staff say of it, and whether the enrolment list proves it. */
  cupoAlegado: v.nullable(v.string()),
  cupoDecision: v.picklist(['pendiente', 'aprobada', 'negada']),
  cupoMotivo: v.nullable(v.string()),
  cupoEnLista: v.boolean(),
  /** Whether it went to others, since the pupil was given another. */
  dejoCupo: v.boolean(),
  ofertaAsignada: v.nullable(v.string()),
  /** The seat that it gave back by declining it or by no answer, and by whose reserve it was. */
  ofertaDevuelta: v.nullable(v.string()),
  reservaDevuelta: v.nullable(v.string()),
  /** What one member of staff proposes: that it be reopened. */
  propuesta: v.nullable(v.object({ por: v.string(), en: v.string(), motivo: v.string() })),
  grado: v.number(),
  resultadoEn: v.nullable(v.date()),
  tiquete: v.string(),
  tiqueteFamilia: v.string(),
  asignadaA: v.nullable(v.string()),
  registradaPor: v.nullable(v.string()),
  radicadaEn: v.date(),
  /** Whether it was filed after the close (F136). */
  extemporanea: v.boolean(),
});

/** A solicitud as it is stored. */
export type SolicitudRow = v.InferOutput<typeof solicitudRowSchema>;

/**
 * One whose personal data were erased is as one that never was (F144).
 * @param radicado in its one spelling (`radicadoKey`)
 */
export function findSolicitudRow(db: Queryable, radicado: string): Promise<SolicitudRow | undefined> {
  return readRow(
    db,
    solicitudRowSchema,
    `select ${solicitudColumns} from solicitudes where radicado = $1 and borrada_en is null`,
    [radicado],
  );
}

/** How long who changes a solicitud waits while the stage of an allocation is written, which holds all of its solicitudes. */
const patienceMs = 400;

const lockTimeoutSchema = v.object({ code: v.literal('55P03') });

/**
 * The same, and nobody else changes it before the transaction ends.
 * @throws 503 while an allocation moves it with all of its stage: nobody is kept waiting for that
 */
export async function lockSolicitudRow(tx: Queryable, radicado: string): Promise<SolicitudRow | undefined> {
  const underWay = await tx.query(
    `select set_config('lock_timeout', $1, true) from trabajos where terminado_en is null limit 1`,
    [String(patienceMs)],
  );
  try {
    return await readRow(
      tx,
      solicitudRowSchema,
      `select ${solicitudColumns} from solicitudes where radicado = $1 and borrada_en is null for no key update`,
      [radicado],
    );
  } catch (error) {
    if (underWay.length === 0 || !v.is(lockTimeoutSchema, error)) throw error;
    throw new HttpProblem(503, 'En este momento se mueven las solicitudes de toda la etapa. Intente de nuevo en un minuto', {
      codigo: 'servicio_ocupado',
      segundos: 60,
    });
  }
}

/** For staff, who may know that there is none. @throws 404 */
export function requireSolicitudRow<Row extends Pick<SolicitudRow, 'id'>>(row: Row | undefined): Row {
  if (!row) throw new HttpProblem(404, 'No hay una solicitud con ese radicado', { codigo: 'no_encontrada' });
  return row;
}
