import * as v from 'valibot';

import { esEstado } from '#domain/estados.ts';
import type { DatosDeSolicitud, Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import { HttpProblem } from '../http/problem';

/** For a `returning` too. */
export const columnasDeFila = `id, radicado, convocatoria, anio, etapa, estado, motivo, plazo, version, datos,
  aviso_version as "avisoVersion", aviso_leido_en as "avisoLeidoEn", documento,
  fecha_nacimiento as "fechaNacimiento", cupo_actual as "cupoActual", oferta_asignada as "ofertaAsignada",
  resultado_en as "resultadoEn", tiquete_familia as "tiqueteFamilia", asignada_a as "asignadaA",
  registrada_por as "registradaPor", creada_en as "radicadaEn"`;

export const filaSchema = v.object({
  id: v.number(),
  radicado: v.string(),
  convocatoria: v.string(),
  anio: v.number(),
  etapa: v.nullable(v.number()),
  estado: v.custom<Estado>((value) => typeof value === 'string' && esEstado(value)),
  motivo: v.nullable(v.string()),
  plazo: v.nullable(v.date()),
  version: v.number(),
  // Checked when it was written.
  datos: v.custom<DatosDeSolicitud>((value) => typeof value === 'object' && value !== null),
  avisoVersion: v.string(),
  avisoLeidoEn: v.date(),
  documento: v.string(),
  fechaNacimiento: v.string(),
  cupoActual: v.nullable(v.string()),
  ofertaAsignada: v.nullable(v.string()),
  resultadoEn: v.nullable(v.date()),
  tiqueteFamilia: v.string(),
  asignadaA: v.nullable(v.string()),
  registradaPor: v.nullable(v.string()),
  radicadaEn: v.date(),
});

/** A request as it is stored. */
export type Fila = v.InferOutput<typeof filaSchema>;

/** @param radicado in its one spelling (`llaveDeRadicado`) */
export function buscarFila(db: Queryable, radicado: string): Promise<Fila | undefined> {
  return readRow(db, filaSchema, `select ${columnasDeFila} from solicitudes where radicado = $1`, [radicado]);
}

/** The same, and nobody else changes it before the transaction ends. */
export function bloquearFila(tx: Queryable, radicado: string): Promise<Fila | undefined> {
  return readRow(tx, filaSchema, `select ${columnasDeFila} from solicitudes where radicado = $1 for update`, [radicado]);
}

/** For staff, who may know that there is none. @throws 404 */
export function exigirFila(fila: Fila | undefined): Fila {
  if (!fila) throw new HttpProblem(404, 'No hay una solicitud con ese radicado', { codigo: 'no_encontrada' });
  return fila;
}
