import { copyFile, mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import * as v from 'valibot';

const absentSchema = v.looseObject({ code: v.literal('ENOENT') });

/** The files of a folder and of those in it, by their paths from it, in the order of these. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}

/**
 * Copies the files of a folder that a program may be using: what is removed meanwhile is left out, and so are
 * beginnings of files.
 */
export async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of await listFiles(from)) {
    if (name.endsWith('.parcial')) continue;
    await mkdir(dirname(join(to, name)), { recursive: true });
    try {
      await copyFile(join(from, name), join(to, name));
    } catch (error) {
      if (!v.is(absentSchema, error)) throw error;
    }
  }
}

/** Takes back what `copyFiles` did, and nothing else that is there. */
export async function removeCopies(from: string, to: string): Promise<void> {
  const names = await listFiles(from);
  for (const name of names) await rm(join(to, name), { force: true });
  const folders = [...new Set(names.map((name) => dirname(name)))].sort().reverse();
  for (const folder of folders.filter((name) => name !== '.')) {
    // Where something else is in it, it stays.
    await rmdir(join(to, folder)).catch(() => undefined);
  }
}

/** Leaves the folder with nothing in it. */
export async function clearFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
