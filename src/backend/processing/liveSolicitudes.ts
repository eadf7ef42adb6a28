import * as v from 'valibot';

import type { Estado, LiveSolicitudes, SolicitudData } from '#domain/contractTypes.ts';
import { readDocumento } from '#domain/documento.ts';
import { isEstado, LIVE_ESTADOS } from '#domain/estados.ts';
import { fullName } from '#domain/words/fullName.ts';
import { documentoKey } from '../citizen/sendRadicado';
import { instantOf, type Context } from '../context';
import { readRows } from '../db/database';
import { requireConvocatoria } from '../solicitud/convocatoria';

const rowSchema = v.object({
  radicado: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  // Checked when it was written.
  estudiante: v.custom<SolicitudData['estudiante']>((value) => typeof value === 'object' && value !== null),
});

/** The form of the question; a number that can be none finds nothing. */
export const documentoQuerySchema = v.object({
  tipoDocumento: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  documento: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

/** The solicitud of this year in process of the pupil with a document (F12, F77), or none. @throws 404 when there never was a convocatoria */
export async function findLive(
  context: Context,
  { tipoDocumento, documento }: v.InferOutput<typeof documentoQuerySchema>,
): Promise<LiveSolicitudes> {
  const { anio } = await requireConvocatoria(context.db, instantOf(context));
  const type = (await context.catalogues()).tiposDocumento.find(({ codigo }) => codigo === tipoDocumento);
  if (type === undefined) return { elementos: [] };
  const key = documentoKey({ tipoDocumento, documento: readDocumento(type, documento.replaceAll('\u0000', '')) });
  const rows = await readRows(
    context.db,
    rowSchema,
    `select radicado, estado, datos->'estudiante' as estudiante from solicitudes
     where anio = $1 and documento_clave = any($2::text[]) and estado = any($3::text[]) limit 1`,
    [anio, [key, key.replace(/ 0+(?=\d+$)/, ' ')], [...LIVE_ESTADOS]],
  );
  return { elementos: rows.map(({ estudiante, ...row }) => ({ ...row, estudiante: fullName(estudiante) })) };
}
