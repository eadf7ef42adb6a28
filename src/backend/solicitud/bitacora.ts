import * as v from 'valibot';

import { esEstado } from '#domain/estados.ts';
import type { Estado, PaginaDeBitacora, SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import type { Contexto } from '../context';
import { buscarFila, exigirFila } from './solicitudRow';
import { llaveDeRadicado } from './identify';
import { contar, desde, porPagina } from '../db/pages';

const estado = v.custom<Estado>((value) => typeof value === 'string' && esEstado(value));

const registroSchema = v.object({
  en: v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
  quien: v.string(),
  que: v.picklist(['movimiento', 'edicion', 'lectura', 'lectura_archivo', 'toma', 'liberacion', 'decision']),
  de: v.nullable(estado),
  a: v.nullable(estado),
  motivo: v.nullable(v.string()),
});

const sucesoSchema = v.object({
  en: registroSchema.entries.en,
  de: registroSchema.entries.de,
  a: estado,
  motivo: v.nullable(v.string()),
});

/** A request's moves for its family, the oldest first: not who made them, nor who read. */
export async function leerHistoria(db: Queryable, solicitud: number): Promise<SolicitudDeFamilia['historia']> {
  const rows = await readRows(
    db,
    sucesoSchema,
    'select en, de, a, motivo from bitacora where solicitud = $1 and a is not null order by id',
    [solicitud],
  );
  return [...rows];
}

/** A page of the whole log, the newest first. @throws 404 */
export async function leerBitacora({ db }: Contexto, radicado: string, pagina: number): Promise<PaginaDeBitacora> {
  const { id } = exigirFila(await buscarFila(db, llaveDeRadicado(radicado)));
  const elementos = await readRows(
    db,
    registroSchema,
    `select en, quien, que, de, a, motivo from bitacora where solicitud = $1
     order by id desc limit ${porPagina} offset $2`,
    [id, desde(pagina)],
  );
  return { elementos: [...elementos], pagina, total: await contar(db, 'bitacora where solicitud = $1', [id]) };
}
