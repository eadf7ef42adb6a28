/** @jest-environment node */
import { readText, UnreadableFile } from '#areas/places/oferta/import/fileText.ts';

/** A file that comes in pieces of that many bytes. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, size: number): Blob {
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
  return Object.assign(new Blob([bytes]), { stream });
}

async function read(file: Blob) {
  let text = '';
  let last = 0;
  await readText(file, (piece, bytes) => {
    text += piece;
    last = bytes;
    return true;
  });
  return { text, last };
}

const utf8 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf8'));

const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
/** The same with the greater byte first. */
const swapped = (bytes: Uint8Array) => Uint8Array.from(bytes, (_, at) => bytes[at ^ 1] ?? 0);

test.each([
  ['UTF-8', utf8('Mañana')],
  ['UTF-8 with its mark', utf8('\ufeffMañana')],
  ['UTF-16 with its mark', utf16('\ufeffMañana')],
  ['UTF-16 without a mark', utf16('Mañana')],
  // Node 20 reads its dashes and euro sign as Latin 1; the end-to-end test has them read by a browser.
  ['Windows-1252', Uint8Array.of(0x4d, 0x61, 0xf1, 0x61, 0x6e, 0x61)],
])('%s, cut anywhere', async (_, bytes) => {
  for (const size of [1, 2, 3, 100]) expect(await read(inPieces(bytes, size))).toEqual({ text: 'Mañana', last: bytes.length });
});

test('UTF-16 with the greater byte first, without a mark (F70)', async () => {
  const text = 'DANE;Sede;Año\r\n1;Ñandú;2\r\n'.repeat(20);
  expect((await read(inPieces(swapped(utf16(text)), 7))).text).toBe(text);
});

test('one byte at the very end that is no letter is lost, and the others stay (F70)', async () => {
  expect((await read(inPieces(Uint8Array.of(...utf8('año '), 0xf1), 2))).text).toBe('año \ufffd');
});

test('an empty file has no text', async () => expect(await read(new Blob([]))).toEqual({ text: '', last: 0 }));

test('a file that is gone is told as such', async () => {
  const gone = Object.assign(new Blob(['a']), {
    stream: () => new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }),
  });
  await expect(read(gone)).rejects.toThrow(UnreadableFile);
});

test('what is not wanted any more is not read', async () => {
  const pieces: string[] = [];
  await readText(inPieces(utf8('abcd'), 1), (piece) => pieces.push(piece) < 2);
  expect(pieces).toEqual(['a', 'b']);
});
