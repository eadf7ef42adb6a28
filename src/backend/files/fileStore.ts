import { randomUUID } from 'node:crypto';
import { constants, mkdirSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import { HttpProblem } from '../http/problem';
import type { Scan } from './scanner';

/** A file as the folder has it, whole or the beginning of one. */
interface Found {
  readonly name: string;
  readonly changedAt: number;
}

/** The bytes of supports, each under its row's id: a folder, so that a full one stops uploads and nothing else. */
export interface FileStore {
  /**
   * On the disk for good once it is settled.
   * @param scan looks at it, on the disk, before it has its name
   * @throws 503 when little room is left, and what `scan` throws, with nothing of it left
   */
  save(id: string, content: Uint8Array, scan?: Scan): Promise<void>;
  /** @throws when it is not there */
  read(id: string): Promise<Buffer>;
  /** Also what is not there. */
  remove(names: readonly string[]): Promise<void>;
  /** What one of `parts` holds. */
  list(part: number): Promise<readonly Found[]>;
  /** Bytes that this program may still write. */
  freeBytes(): Promise<number>;
  /** Warns when room gets little, once until there is more again. @throws 503 when there is too little */
  requireRoom(): Promise<void>;
}

/** So many folders lie in it, by the first two digits of an id. */
export const parts = 256;

interface FileStoreOptions {
  readonly folder: string;
  /** So many bytes stay free on its disk. */
  readonly minimumFree: number;
  readonly warn: (message: string) => void;
  /** Given in tests. */
  readonly freeBytes?: () => Promise<number>;
}

const waitSeconds = 600;

export function noRoomForFiles(): HttpProblem {
  const detail = 'Por ahora no se pueden recibir archivos: intente de nuevo más tarde, o envíe la solicitud sin el soporte';
  return new HttpProblem(503, detail, { codigo: 'archivos_sin_espacio', segundos: waitSeconds });
}

const fullSchema = v.looseObject({ code: v.picklist(['ENOSPC', 'EDQUOT']) });
const absentSchema = v.looseObject({ code: v.literal('ENOENT') });

/** @throws when the folder cannot be made or written to */
export async function openFileStore({ folder, minimumFree, warn, freeBytes }: FileStoreOptions): Promise<FileStore> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);
  const countFree =
    freeBytes ??
    (async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    });
  let isWarned = false;

  async function requireRoom(): Promise<void> {
    const free = await countFree();
    const isLittle = free < 2 * minimumFree;
    if (isLittle && !isWarned) {
      const megabytes = Math.floor(free / 1024 / 1024);
      warn(`Queda poco espacio para archivos en ${folder}: ${megabytes} MB. Por debajo de la mitad no se reciben más`);
    }
    isWarned = isLittle;
    if (free < minimumFree) throw noRoomForFiles();
  }

  async function write(partial: string, content: Uint8Array): Promise<void> {
    const file = await open(partial, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  return {
    requireRoom,
    freeBytes: countFree,
    save: async (id, content, scan) => {
      await requireRoom();
      const path = pathOf(id);
      // Of its own: instances that start together move the same bytes here (moveBytes.ts).
      const partial = `${path}.${randomUUID()}.parcial`;
      const within = join(folder, id.slice(0, 2));
      await mkdir(within, { recursive: true, mode: 0o700 });
      try {
        await write(partial, content);
        await scan?.(partial);
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw v.is(fullSchema, error) ? noRoomForFiles() : error;
      }
      // The name is on the disk only with its folder.
      const names = await open(within);
      await names.sync().finally(() => names.close());
    },
    read: (id) => readFile(pathOf(id)),
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    list: async (part) => {
      const within = part.toString(16).padStart(2, '0');
      try {
        const names = await readdir(join(folder, within));
        return await Promise.all(
          names.map(async (name) => ({ name, changedAt: (await stat(join(folder, within, name))).mtimeMs })),
        );
      } catch (error) {
        // No folder yet, or a file that somebody has just removed: the next round sees the rest.
        if (v.is(absentSchema, error)) return [];
        throw error;
      }
    },
  };
}
