/** A chosen file that was changed, moved or deleted since: a browser never reads it again. */
export class UnreadableFile extends Error {
  constructor(cause: unknown) {
    super('The file cannot be read', { cause });
    this.name = 'UnreadableFile';
  }
}

interface Piece {
  text: string;
  /** How much of the file has been read, in bytes. */
  read: number;
}

/**
 * A file's text piece by piece, so that it is never whole in memory: strict UTF-8, with or without its mark, else
 * Windows-1252, in which spreadsheets save. Which of them, only all of its bytes tell: it is gone through twice.
 * @throws UnreadableFile
 */
export async function* fileText(file: Blob): AsyncGenerator<Piece, void> {
  const decoder = new TextDecoder((await isUtf8(file)) ? 'utf-8' : 'windows-1252');
  let read = 0;
  for await (const bytes of fileBytes(file)) {
    read += bytes.byteLength;
    yield { text: decoder.decode(bytes, { stream: true }), read };
  }
}

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const takes = (bytes?: Uint8Array) => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  for await (const bytes of fileBytes(file)) if (!takes(bytes)) return false;
  return takes();
}

async function* fileBytes(file: Blob): AsyncGenerator<Uint8Array, void> {
  // By its reader: not every browser in use goes through a stream with `for await`.
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (cause) {
    throw new UnreadableFile(cause);
  }
}
