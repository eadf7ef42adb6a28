import * as v from 'valibot';

import { type Queryable, readRow } from '../db/database';
import { type FileStore, noRoomForFiles } from './fileStore';

/** Whether one more support may come. */
export interface FilesRoom {
  /** Warns when room gets little, once until there is more again. @throws 503 when there is too little */
  require(): Promise<void>;
}

export interface FilesRoomOptions {
  readonly db: Queryable;
  readonly files: FileStore;
  readonly now: () => number;
  /** So many bytes may lie there that no solicitud names. */
  readonly maximumLooseBytes?: number;
  /** So many bytes in all: strangers of a thousand addresses, too, fill no more than this. */
  readonly maximumBytes?: number;
  readonly warn?: (message: string) => void;
}

const gigabyte = 1024 ** 3;

/** What all supports have is summed up so seldom: a city's are half a million rows. */
const keptMs = 60_000;

const sumSchema = v.object({ bytes: v.number() });

export function createFilesRoom({
  db,
  files,
  now,
  maximumLooseBytes = 10 * gigabyte,
  maximumBytes = 200 * gigabyte,
  warn = () => undefined,
}: FilesRoomOptions): FilesRoom {
  let kept = { until: -Infinity, bytes: 0 };
  let isWarned = false;

  const sum = async (of: string): Promise<number> =>
    (await readRow(db, sumSchema, `select coalesce(sum(tamano), 0) as bytes from archivos ${of}`))?.bytes ?? 0;

  async function requireStored(): Promise<void> {
    if (now() >= kept.until) kept = { until: now() + keptMs, bytes: await sum('') };
    const isLittle = kept.bytes >= 0.8 * maximumBytes;
    if (isLittle && !isWarned) {
      const [has, most] = [kept.bytes, maximumBytes].map((bytes) => Math.floor(bytes / 1024 ** 2));
      warn(
        `Los archivos de soporte ocupan ${has} de los ${most} MB de FILES_MAX_MB; con todos no se reciben más: súbala si hay disco`,
      );
    }
    isWarned = isLittle;
    if (kept.bytes >= maximumBytes) throw noRoomForFiles();
  }

  return {
    async require() {
      await files.requireRoom();
      if ((await sum('where solicitud is null')) >= maximumLooseBytes) throw noRoomForFiles();
      await requireStored();
    },
  };
}
