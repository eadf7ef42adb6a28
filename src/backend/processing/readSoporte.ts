import * as v from 'valibot';

import type { ContenidoDeArchivo } from '#domain/contractTypes.ts';
import { readRow } from '../db/database';
import { HttpProblem } from '../http/problem';
import { funcionario } from '../solicitud/actor';
import { anotar } from '../solicitud/log';
import { ahora, type Contexto } from '../context';
import { buscarFila, exigirFila } from '../solicitud/solicitudRow';
import { llaveDeRadicado } from '../solicitud/identify';

const archivoSchema = v.object({
  nombre: v.string(),
  tipo: v.picklist(['application/pdf', 'image/jpeg', 'image/png']),
  contenido: v.instance(Uint8Array),
});
const idSchema = v.pipe(v.string(), v.uuid());

/** A support, within JSON so that no browser ever shows it in the page; the log keeps who read it. @throws 404 */
export async function leerArchivo(
  contexto: Contexto,
  login: string,
  { radicado, archivo }: { readonly radicado: string; readonly archivo: string },
): Promise<ContenidoDeArchivo> {
  const { db } = contexto;
  const { id } = exigirFila(await buscarFila(db, llaveDeRadicado(radicado)));
  const found = v.is(idSchema, archivo)
    ? await readRow(db, archivoSchema, 'select nombre, tipo, contenido from archivos where id = $1 and solicitud = $2', [
        archivo,
        id,
      ])
    : undefined;
  if (!found) throw new HttpProblem(404, 'La solicitud no tiene ese archivo', { codigo: 'no_encontrada' });
  await anotar(db, {
    solicitud: id,
    en: ahora(contexto),
    actor: funcionario(login),
    que: 'lectura_archivo',
    motivo: found.nombre,
    detalle: { archivo },
  });
  const { nombre, tipo, contenido } = found;
  return { nombre, tipo, contenido: Buffer.from(contenido).toString('base64') };
}
