import { createHash, randomUUID } from 'node:crypto';

import type { Archivo } from '#domain/contractTypes.ts';
import type { Upload } from '../http/uploads';
import { ahora, type Contexto } from '../context';
import { unDiaMs } from '../solicitud/saveData';

/** Keeps a support for a day, or for as long as the request that names it. */
export async function cargarArchivo(contexto: Contexto, { nombre, tipo, contenido }: Upload): Promise<Archivo> {
  const instant = ahora(contexto);
  const id = randomUUID();
  await contexto.db.query(
    `insert into archivos (id, nombre, tipo, tamano, sha256, contenido, vence, creado_en)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      nombre,
      tipo,
      contenido.length,
      createHash('sha256').update(contenido).digest('hex'),
      contenido,
      new Date(instant.getTime() + unDiaMs).toISOString(),
      instant.toISOString(),
    ],
  );
  return { id, nombre, tipo, tamano: contenido.length };
}
