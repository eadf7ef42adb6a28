import { createHash, randomUUID } from 'node:crypto';

import type { StoredFile } from '#domain/contractTypes.ts';
import type { Upload } from '../http/uploads';
import { instantOf, type Context } from '../context';
import { dayMs } from '../solicitud/saveData';

/** Keeps a support for a day, or for as long as the solicitud that names it. */
export async function saveSoporte(context: Context, { name, type: kind, content }: Upload): Promise<StoredFile> {
  const instant = instantOf(context);
  const id = randomUUID();
  await context.db.query(
    `insert into archivos (id, nombre, tipo, tamano, sha256, contenido, vence, creado_en)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      name,
      kind,
      content.length,
      createHash('sha256').update(content).digest('hex'),
      content,
      new Date(instant.getTime() + dayMs).toISOString(),
      instant.toISOString(),
    ],
  );
  return { id, nombre: name, tipo: kind, tamano: content.length };
}
