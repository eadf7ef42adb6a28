import { createHash, randomUUID } from 'node:crypto';

import type { StoredFile } from '#domain/contractTypes.ts';
import type { Scan } from '../files/scanner';
import type { Upload } from '../http/uploads';
import { instantOf, type Context } from '../context';
import { looseSoporteMs } from '../solicitud/saveData';

/** Keeps a support for two hours, or for as long as the solicitud that names it. @throws 503, and what `scan` throws */
export async function saveSoporte(
  context: Context,
  { name, type: kind, content }: Upload,
  scan: Scan | undefined,
): Promise<StoredFile> {
  const instant = instantOf(context);
  const id = randomUUID();
  // The file first: a row without one would be a support that nobody can read.
  await context.files.save(id, content, scan);
  await context.db.query(
    `insert into archivos (id, nombre, tipo, tamano, sha256, vence, creado_en) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      name,
      kind,
      content.length,
      createHash('sha256').update(content).digest('hex'),
      new Date(instant.getTime() + looseSoporteMs).toISOString(),
      instant.toISOString(),
    ],
  );
  return { id, nombre: name, tipo: kind, tamano: content.length };
}
