import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';

import type { DatabasePlace } from '../db/openDatabase';
import type { DatabaseKind, Manifest } from './manifest';

/** What a backup is made of, and restored to. */
export interface BackedUp {
  readonly database: DatabasePlace;
  /** Of the supports' bytes; it need not be there. */
  readonly filesFolder: string;
}

/** A backup's files, beside its manifest. */
export const names = { postgresql: 'base.pgdump', pglite: 'base.tar', files: 'archivos' } as const;

/** How many files of supports a backup holds. */
export function countSupports({ archivos }: Manifest): number {
  return Object.keys(archivos).filter((name) => name.startsWith(`${names.files}/`)).length;
}

export function kindOf({ url }: DatabasePlace): DatabaseKind {
  return url === undefined ? 'pglite' : 'postgresql';
}

/** Whether nothing is in the folder, which need not be there. */
export async function isEmpty(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/** Makes a folder that no other user reads. @throws in Spanish when something is in it */
export async function makeEmptyFolder(folder: string): Promise<void> {
  if (!(await isEmpty(folder))) throw new Error(`La carpeta ${folder} no está vacía: elija otra`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
