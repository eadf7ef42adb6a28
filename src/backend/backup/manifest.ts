import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import * as v from 'valibot';

import { listFiles } from './folders';

const manifestName = 'manifiesto.json';

const databaseKindSchema = v.picklist(['pglite', 'postgresql']);
export type DatabaseKind = v.InferOutput<typeof databaseKindSchema>;

const manifestSchema = v.object({
  formato: v.literal(1),
  hecha: v.pipe(v.string(), v.isoTimestamp()),
  base: databaseKindSchema,
  /** The SHA-256 of each file of the backup, by its path in it. */
  archivos: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function digestsOf(folder: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const name of await listFiles(folder)) {
    if (name !== manifestName) digests[name] = await digestOf(join(folder, name));
  }
  return digests;
}

/** Writes down what the folder holds, last of all: a backup without it is none. */
export async function writeManifest(folder: string, base: DatabaseKind, instant: Date): Promise<Manifest> {
  const manifest: Manifest = { formato: 1, hecha: instant.toISOString(), base, archivos: await digestsOf(folder) };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Error(`No hay una copia completa en la carpeta: falta ${file}`);
  }
}

/** @throws in Spanish when the folder holds no backup, or not the one that was made */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readText(join(folder, manifestName));
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const found = await digestsOf(folder);
  const names = new Set([...Object.keys(manifest.archivos), ...Object.keys(found)]);
  const wrong = [...names].find((name) => manifest.archivos[name] !== found[name]);
  if (wrong !== undefined) throw new Error(`La copia está dañada: ${wrong} no es el archivo que se guardó`);
  return manifest;
}
