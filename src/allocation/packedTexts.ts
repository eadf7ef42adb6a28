/** Many short ASCII texts in one block of bytes: text `i` is `bytes[starts[i] .. starts[i + 1])`. */
export interface PackedTexts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** One more than there are texts. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** Text `index`, which must be one of them. */
export function textAt({ bytes, starts }: PackedTexts, index: number): string {
  return String.fromCharCode(...bytes.subarray(starts[index], starts[index + 1]));
}

export function packTexts(texts: readonly string[]): PackedTexts {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, index) => (starts[index + 1] = (starts[index] as number) + text.length));
  const bytes = new Uint8Array(starts[texts.length] as number);
  texts.forEach((text, index) => {
    const start = starts[index] as number;
    for (let at = 0; at < text.length; at += 1) bytes[start + at] = text.charCodeAt(at);
  });
  return { bytes, starts };
}

export const unpackTexts = (texts: PackedTexts): readonly string[] =>
  Array.from({ length: texts.starts.length - 1 }, (_, index) => textAt(texts, index));

/** The order of bytes, a beginning before what goes on. */
export function compareTexts({ bytes, starts }: PackedTexts, one: number, other: number): number {
  let a = starts[one] as number;
  let b = starts[other] as number;
  const endA = starts[one + 1] as number;
  const endB = starts[other + 1] as number;
  while (a < endA && b < endB) {
    const difference = (bytes[a] as number) - (bytes[b] as number);
    if (difference !== 0) return difference;
    a += 1;
    b += 1;
  }
  return endA - a - (endB - b);
}
