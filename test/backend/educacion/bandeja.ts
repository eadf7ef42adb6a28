import * as v from 'valibot';

import { esEstado } from '../../../src/shared/educacion/estados';
import { normalizarDocumento } from '../../../src/shared/educacion/documento';
import type { Estado, Grado, PaginaDeSolicitudes } from '../../../src/shared/educacion/tipos';
import { readRows } from '../db/database';
import { searchPatterns } from '../db/words';
import type { Contexto } from './contexto';
import type { FiltroDeBandeja } from './cuerpos';
import { unDiaMs } from './guardarDatos';
import { llaveDeRadicado } from './identificar';
import { contar, createFiltro, desde, porPagina } from './paginas';

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
