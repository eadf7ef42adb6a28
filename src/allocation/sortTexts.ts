import { compareTexts, type PackedTexts } from './packedTexts';
import { countUp, sortKeys } from './radix';

/** What radix sorting looks at, after what all have in common: eight bytes, as two words. */
const WORD = 4;

/** The indices of texts in the order of their bytes: by radix, since comparing half a million takes two seconds. */
export function sortTexts(texts: PackedTexts): Uint32Array<ArrayBuffer> {
  const total = texts.starts.length - 1;
  if (isInOrder(texts)) return countUp(total);
  const common = countCommon(texts);
  const low = sortKeys(readWords(texts, common + WORD)).indices;
  const high = readWords(texts, common);
  const { keys, indices: byHigh } = sortKeys(low.map((index) => high[index] as number));
  const order = byHigh.map((at) => low[at] as number);
  const lowWords = readWords(texts, common + WORD);
  let end = 0;
  for (let start = 0; start < total; start = end) {
    const word = lowWords[order[start] as number];
    end = start + 1;
    while (end < total && keys[end] === keys[start] && lowWords[order[end] as number] === word) end += 1;
    if (end - start > 1) order.subarray(start, end).sort((one, other) => compareTexts(texts, one, other));
  }
  return order;
}

/** As the backend writes its lists. */
function isInOrder(texts: PackedTexts): boolean {
  let index = 1;
  while (index + 1 < texts.starts.length && compareTexts(texts, index - 1, index) <= 0) index += 1;
  return index + 1 >= texts.starts.length;
}

/** How many bytes all begin with alike. */
function countCommon({ bytes, starts }: PackedTexts): number {
  const first = bytes.subarray(starts[0], starts[1]);
  let common = first.length;
  for (let index = 1; index + 1 < starts.length; index += 1) {
    const start = starts[index] as number;
    let at = 0;
    const most = Math.min(common, (starts[index + 1] as number) - start);
    while (at < most && bytes[start + at] === first[at]) at += 1;
    common = at;
  }
  return common;
}

/** Of each text the four bytes from `offset` on, the first the highest; a text that has ended has noughts. */
function readWords({ bytes, starts }: PackedTexts, offset: number): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(starts.length - 1);
  for (let index = 0; index < words.length; index += 1) {
    const start = (starts[index] as number) + offset;
    const end = Math.min(start + WORD, starts[index + 1] as number);
    let word = 0;
    for (let at = start; at < start + WORD; at += 1) word = (word << 8) | (at < end ? (bytes[at] as number) : 0);
    words[index] = word;
  }
  return words;
}
