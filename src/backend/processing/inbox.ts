import * as v from 'valibot';

import { esEstado } from '#domain/estados.ts';
import { normalizarDocumento } from '#domain/documento.ts';
import type { Estado, Grado, PaginaDeSolicitudes } from '#domain/contractTypes.ts';
import { readRows } from '../db/database';
import { searchPatterns } from '../db/searchWords';
import type { Contexto } from '../context';
import type { FiltroDeBandeja } from '../solicitud/solicitudInputs';
import { unDiaMs } from '../solicitud/saveData';
import { llaveDeRadicado } from '../solicitud/identify';
import { contar, createFiltro, desde, porPagina } from '../db/pages';

const elementoSchema = v.object({
  radicado: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && esEstado(value)),
  radicadaEn: v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
  estudiante: v.string(),
  documento: v.string(),
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  asignadaA: v.nullable(v.string()),
  antesDe: v.nullable(
    v.pipe(
      v.date(),
      v.transform((date) => date.toISOString()),
    ),
  ),
  asistida: v.boolean(),
});

/** A page of the requests, the oldest filing first. */
export async function listarBandeja(
  { db, now }: Contexto,
  login: string,
  { estado, dias, asignacion, texto, pagina }: FiltroDeBandeja,
): Promise<PaginaDeSolicitudes> {
  const { exigir, where, params } = createFiltro();
  if (estado !== undefined) exigir('estado = $', estado);
  if (dias !== undefined) exigir('creada_en <= $', new Date(now() - dias * unDiaMs).toISOString());
  if (asignacion === 'mias') exigir('asignada_a = $', login);
  if (asignacion === 'libres') exigir('asignada_a is null');
  if (asignacion === 'de_otros') exigir('asignada_a <> $', login);
  const patterns = searchPatterns(texto);
  if (patterns.length > 0) {
    const documento = normalizarDocumento(texto);
    exigir(
      '(radicado = $ or documento = $ or busqueda like all($::text[]))',
      llaveDeRadicado(texto),
      documento.replaceAll('\u0000', ''),
      patterns,
    );
  }
  const elementos = await readRows(
    db,
    elementoSchema,
    `select radicado, estado, creada_en as "radicadaEn", nombre as estudiante,
       documento_tipo || ' ' || documento as documento, grado, asignada_a as "asignadaA", plazo as "antesDe",
       registrada_por is not null as asistida
     from solicitudes where ${where()}
     order by creada_en, id limit ${porPagina} offset $${params.length + 1}`,
    [...params, desde(pagina)],
  );
  return { elementos: [...elementos], pagina, total: await contar(db, `solicitudes where ${where()}`, params) };
}
