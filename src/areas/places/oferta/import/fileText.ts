/** A chosen file that was changed, moved or deleted since: a browser never reads it again. */
export class UnreadableFile extends Error {
  constructor(cause: unknown) {
    super('The file cannot be read', { cause });
    this.name = 'UnreadableFile';
  }
}

/** Takes a piece of the text, with how many bytes have been read by then; false: no more is wanted. */
type TakeText = (text: string, read: number) => boolean;

/**
 * Reads a file's text piece by piece, so that it is never whole in memory: strict UTF-8, with or without its mark, else
 * Windows-1252, in which spreadsheets save. Which of them, only all of its bytes tell: it is gone through twice.
 * @throws UnreadableFile, and what `take` throws
 */
export async function readText(file: Blob, take: TakeText): Promise<void> {
  const decoder = new TextDecoder((await isUtf8(file)) ? 'utf-8' : 'windows-1252');
  let read = 0;
  await readBytes(file, (bytes) => {
    read += bytes.byteLength;
    return take(decoder.decode(bytes, { stream: true }), read);
  });
}

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isWhole = true;
  const takes = (bytes?: Uint8Array) => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isWhole = false;
    }
    return isWhole;
  };
  await readBytes(file, takes);
  return isWhole && takes();
}

async function readBytes(file: Blob, take: (bytes: Uint8Array) => boolean): Promise<void> {
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new UnreadableFile(cause);
    });
    if (done || !take(value)) return;
  }
}
