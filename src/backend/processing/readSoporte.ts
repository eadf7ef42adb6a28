import * as v from 'valibot';

import type { FileContent } from '#domain/contractTypes.ts';
import { readRow } from '../db/database';
import { HttpProblem } from '../http/problem';
import { funcionario } from '../solicitud/actor';
import { logEntry } from '../solicitud/log';
import { instantOf, type Context } from '../context';
import { findSolicitudRow, requireSolicitudRow } from '../solicitud/solicitudRow';
import { radicadoKey } from '../solicitud/identify';

const soporteSchema = v.object({
  nombre: v.string(),
  tipo: v.picklist(['application/pdf', 'image/jpeg', 'image/png']),
  condicion: v.nullable(v.string()),
  // What the start has not moved into the folder yet.
  contenido: v.nullable(v.instance(Uint8Array)),
});
const idSchema = v.pipe(v.string(), v.uuid());

/** A support, within JSON so that no browser ever shows it in the page; the log keeps who read it. @throws 404 */
export async function readSoporte(
  context: Context,
  login: string,
  { radicado, archivo }: { readonly radicado: string; readonly archivo: string },
): Promise<FileContent> {
  const { db, files } = context;
  const { id } = requireSolicitudRow(await findSolicitudRow(db, radicadoKey(radicado)));
  const found = v.is(idSchema, archivo)
    ? await readRow(
        db,
        soporteSchema,
        'select nombre, tipo, condicion, contenido from archivos where id = $1 and solicitud = $2',
        [archivo, id],
      )
    : undefined;
  if (!found)
    throw new HttpProblem(
      404,
      'Ese archivo ya no está en la solicitud: la familia pudo quitarlo. Recargue la página para ver los de ahora',
      { codigo: 'no_encontrada' },
    );
  const content = found.contenido ?? (await files.read(archivo.toLowerCase()));
  await logEntry(db, {
    solicitud: id,
    en: instantOf(context),
    actor: funcionario(login),
    que: 'lectura_archivo',
    motivo: found.nombre,
    detalle: { archivo, condicion: found.condicion },
  });
  const { nombre, tipo } = found;
  return { nombre, tipo, contenido: Buffer.from(content).toString('base64') };
}
