/** A chosen file that was changed, moved or deleted since: a browser never reads it again. */
export class UnreadableFile extends Error {
  constructor(cause: unknown) {
    super('The file cannot be read', { cause });
    this.name = 'UnreadableFile';
  }
}

/** Takes a piece of the text, with how many bytes have been read by then; false: no more is wanted. */
type TakeText = (text: string, read: number) => boolean;

/** What stands for bytes that are no letter; and what a program that met it wrote for it. */
export const LOST_LETTER = /\ufffd|ï¿½/;

/**
 * Reads a file's text piece by piece, so that it is never whole in memory. In which alphabet it is, only all of its bytes
 * tell: it is gone through twice. Bytes that are none of its letters become a `LOST_LETTER`.
 * @throws UnreadableFile, and what `take` throws
 */
export async function readText(file: Blob, take: TakeText): Promise<void> {
  const decoder = new TextDecoder(await alphabetOf(file));
  let read = 0;
  let isWanted = true;
  await readBytes(file, (bytes) => {
    read += bytes.byteLength;
    isWanted = take(decoder.decode(bytes, { stream: true }), read);
    return isWanted;
  });
  // A letter that is cut at the end is told too.
  if (isWanted) take(decoder.decode(), read);
}

/** By the first bytes, which spreadsheets put before a text that is in them. */
const MARKS: readonly (readonly [mark: string, alphabet: string])[] = [
  ['255,254', 'utf-16le'],
  ['254,255', 'utf-16be'],
  ['239,187,191', 'utf-8'],
];

/** So many bytes at the beginning tell whether a text is of two bytes a letter. */
const START = 256;

/** No text but one of two bytes a letter has many zeros, and they stand at every second place (F70). */
function ofTwoBytes(start: readonly number[]): string | undefined {
  const zeros = (rest: 0 | 1) => start.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [before, after] = [zeros(0), zeros(1)];
  if (Math.max(before, after) * 4 < start.length || start.length < 2) return undefined;
  return before > after ? 'utf-16be' : 'utf-16le';
}

/**
 * That of its mark, or of two bytes a letter where it looks so. Else UTF-8, unless most of its letters beyond ASCII are none there: then Windows-1252, in which
 * spreadsheets save. So one stray byte does not turn all other letters into what they are not (F70).
 */
async function alphabetOf(file: Blob): Promise<string> {
  const decoder = new TextDecoder('utf-8');
  const start: number[] = [];
  let marked: string | undefined;
  let letters = 0;
  let lost = 0;
  const count = (text: string): void => {
    const beyond = text.match(/[\u0080-\uffff]/g) ?? [];
    const known = beyond.filter((letter) => letter !== '\ufffd').length;
    letters += known;
    lost += beyond.length - known;
  };
  await readBytes(file, (bytes) => {
    start.push(...bytes.subarray(0, START - start.length));
    marked = MARKS.find(([mark]) => start.join().startsWith(mark))?.[1];
    if (marked === undefined) count(decoder.decode(bytes, { stream: true }));
    return marked === undefined;
  });
  count(decoder.decode());
  return marked ?? ofTwoBytes(start) ?? (lost > letters ? 'windows-1252' : 'utf-8');
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
