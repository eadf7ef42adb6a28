import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import { normalizeDocumento } from '#domain/documento.ts';
import type { Estado, Grado, SolicitudesPage } from '#domain/contractTypes.ts';
import { readRows } from '../db/database';
import { searchPatterns } from '../db/searchWords';
import type { Context } from '../context';
import type { InboxFilter } from '../solicitud/solicitudInputs';
import { dayMs } from '../solicitud/saveData';
import { radicadoKey } from '../solicitud/identify';
import { countRows, createFilter, offsetOf, pageSize } from '../db/pages';

const itemSchema = v.object({
  radicado: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
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

/** A page of the solicitudes, the oldest filing first. */
export async function listInbox(
  { db, now }: Context,
  login: string,
  { estado, dias, asignacion, texto, pagina }: InboxFilter,
): Promise<SolicitudesPage> {
  const { addCondition, where, params } = createFilter();
  if (estado !== undefined) addCondition('estado = $', estado);
  if (dias !== undefined) addCondition('creada_en <= $', new Date(now() - dias * dayMs).toISOString());
  if (asignacion === 'mias') addCondition('asignada_a = $', login);
  if (asignacion === 'libres') addCondition('asignada_a is null');
  if (asignacion === 'de_otros') addCondition('asignada_a <> $', login);
  const patterns = searchPatterns(texto);
  if (patterns.length > 0) {
    const documento = normalizeDocumento(texto);
    addCondition(
      '(radicado = $ or documento = $ or busqueda like all($::text[]))',
      radicadoKey(texto),
      documento.replaceAll('\u0000', ''),
      patterns,
    );
  }
  const items = await readRows(
    db,
    itemSchema,
    `select radicado, estado, creada_en as "radicadaEn", nombre as estudiante,
       documento_tipo || ' ' || documento as documento, grado, asignada_a as "asignadaA", plazo as "antesDe",
       registrada_por is not null as asistida
     from solicitudes where ${where()}
     order by creada_en, id limit ${pageSize} offset $${params.length + 1}`,
    [...params, offsetOf(pagina)],
  );
  return { elementos: [...items], pagina, total: await countRows(db, `solicitudes where ${where()}`, params) };
}
