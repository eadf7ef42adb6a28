import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Within this process: a file that names it may also be left by an earlier one with the same number. */
const held = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isTaken(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid === process.pid ? held.has(file) : Number.isInteger(pid) && pid > 0 && isRunning(pid);
  } catch {
    return false;
  }
}

/**
 * Keeps a second process out of a PGlite folder, which would spoil it.
 * @returns what gives the folder back
 * @throws when another holds it, in Spanish
 */
export function lockFolder(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  if (isTaken(file)) {
    throw new Error(
      `Otro proceso usa la base de datos de ${dirname(file)}: ciérrelo, o elija otra carpeta con DATA_DIR. ` +
        `Si no hay otro, borre ${file}`,
    );
  }
  // Left by a process that did not end well.
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    throw new Error(`Otro proceso acaba de tomar la base de datos de ${dirname(file)}: intente de nuevo`);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}
