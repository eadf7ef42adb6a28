import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import * as v from 'valibot';

import { identify, identitySchema, mayRun } from './processIdentity';

const thereSchema = v.object({ code: v.literal('EEXIST') });
const fileSchema = v.pipe(v.string(), v.parseJson(), identitySchema);

/** What the file says; undefined where there is none. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** An earlier version wrote the number alone, which says too little: its program has ended, or its folder is in use. */
function isTaken(content: string): boolean {
  const holder = v.safeParse(fileSchema, content);
  if (holder.success) return mayRun(holder.output);
  const pid = Number(content);
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && mayRun({ ...identify(pid), started: null });
}

/** @returns false where the file is there */
function makeFile(file: string, content: string): boolean {
  // Whole or not at all: who reads half of it would take it for nobody's.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, content, { flush: true });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (v.is(thereSchema, error)) return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/** Takes away what a process left that did not end well. @returns false where another one took the folder meanwhile */
function removeLeft(file: string, content: string): boolean {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  const isIt = read(aside) === content;
  if (!isIt) renameSync(aside, file);
  else rmSync(aside);
  return isIt;
}

/**
 * Keeps a second process out of a PGlite folder, which would spoil it.
 * @returns what gives the folder back
 * @throws when another holds it, in Spanish
 */
export function lockFolder(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const justTaken = (): Error => new Error(`Otro proceso acaba de tomar la base de datos de ${dirname(file)}: intente de nuevo`);
  const content = JSON.stringify(identify(process.pid));
  if (!makeFile(file, content)) {
    const found = read(file);
    if (found !== undefined && isTaken(found)) {
      throw new Error(
        `Otro proceso usa la base de datos de ${dirname(file)}: ciérrelo, o elija otra carpeta con DATA_DIR. ` +
          `Si no hay otro, borre ${file}`,
      );
    }
    if ((found !== undefined && !removeLeft(file, found)) || !makeFile(file, content)) throw justTaken();
  }
  return () => rmSync(file, { force: true });
}
