import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type FileStore, openFileStore } from '#backend/files/fileStore.ts';

interface TestFiles extends FileStore {
  close(): void;
}

/** A folder for supports, made when it is first used: most tests never do. There is always room in it. */
export function createTestFiles(): TestFiles {
  let folder: string | undefined;
  let opening: Promise<FileStore> | undefined;
  const opened = (): Promise<FileStore> => {
    folder ??= mkdtempSync(join(tmpdir(), 'pisami-archivos-'));
    return (opening ??= openFileStore({
      folder,
      minimumFree: 0,
      warn: (message) => {
        throw new Error(message);
      },
      freeBytes: () => Promise.resolve(Infinity),
    }));
  };
  return {
    save: async (id, content, scan) => (await opened()).save(id, content, scan),
    read: async (id) => (await opened()).read(id),
    remove: async (names) => (await opened()).remove(names),
    list: async (part) => (await opened()).list(part),
    freeBytes: async () => (await opened()).freeBytes(),
    requireRoom: async () => (await opened()).requireRoom(),
    close: () => {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
