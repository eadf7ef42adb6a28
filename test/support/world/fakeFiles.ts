import { createFilesService } from '#services/files/browserFiles.ts';
import type { FilesService } from '#services/files/filesTypes.ts';

interface SavedFile {
  name: string;
  type: string;
  content: BlobPart;
}

export interface FakeFiles extends FilesService {
  /** What the person was given to keep, in order. */
  readonly saved: readonly SavedFile[];
  readonly prints: number;
}

/** Holds files as the browser's service does; what leaves the page is only noted. */
export function createFakeFiles(): FakeFiles {
  const saved: SavedFile[] = [];
  let prints = 0;
  return {
    ...createFilesService(),
    saved,
    get prints() {
      return prints;
    },
    download: (name, type, content) => void saved.push({ name, type, content }),
    print: () => {
      prints += 1;
    },
  };
}
