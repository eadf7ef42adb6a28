import type { PackedTexts } from './packedTexts';
import { createSha256, hexOf } from './sha256';

const BUFFER = 1 << 16;
/** No piece that is added is longer. */
const LONGEST_PIECE = 1 << 12;
const NOTHING = '-'.charCodeAt(0);

/** A text that is hashed as it grows, and never whole in memory. */
export interface HashedText {
  /** `text`: of any letters and length. */
  add(text: string): void;
  /** Adds short bytes. */
  addBytes(bytes: Uint8Array): void;
  /** Adds text `index` of `texts`; '-' for -1. */
  addText(texts: PackedTexts, index: number): void;
  /** The SHA-256 of all, in hexadecimal. */
  end(): string;
}

export function createHashedText(): HashedText {
  const encoder = new TextEncoder();
  const hash = createSha256(new Uint8Array(0));
  const buffer = new Uint8Array(BUFFER);
  let length = 0;
  const flush = () => {
    hash.append(buffer, 0, length);
    length = 0;
  };

  function addBytes(bytes: Uint8Array, from: number, to: number): void {
    if (length + LONGEST_PIECE > BUFFER) flush();
    // A loop, not `set`: a call costs more than these few bytes.
    for (let at = from; at < to; at += 1) buffer[length + at - from] = bytes[at] as number;
    length += to - from;
  }

  return {
    add(text) {
      const bytes = encoder.encode(text);
      for (let at = 0; at < bytes.length; at += LONGEST_PIECE) addBytes(bytes, at, Math.min(at + LONGEST_PIECE, bytes.length));
    },
    addBytes: (bytes) => addBytes(bytes, 0, bytes.length),
    addText({ bytes, starts }, index) {
      if (index >= 0) addBytes(bytes, starts[index] as number, starts[index + 1] as number);
      else {
        if (length === BUFFER) flush();
        buffer[length] = NOTHING;
        length += 1;
      }
    },
    end() {
      flush();
      hash.end();
      return hexOf(hash.words);
    },
  };
}
