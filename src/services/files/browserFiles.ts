import type { FilesService } from './filesTypes';

/** Long enough for a browser to have begun the download; the address costs the file's memory until then. */
const KEPT_FOR_MS = 60_000;

/** Files in and out of a real page. */
export function createFilesService(): FilesService {
  return {
    download(name, type, content) {
      const address = URL.createObjectURL(new Blob([content], { type }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
    },
    print: () => window.print(),
  };
}
