/** Many short ASCII texts in one block of bytes: text `i` is `bytes[inicio[i] .. inicio[i + 1])`. */
export interface Textos {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** One more than there are texts. */
  readonly inicio: Uint32Array<ArrayBuffer>;
}

/** What a ticket, a family, a group or an oferta may be called: no separator of a file, a number or a hash is in it. */
const IDENTIFICADOR = /^[A-Za-z0-9._:-]{1,64}$/;

export const isIdentificador = (text: string): boolean => IDENTIFICADOR.test(text);

/** Text `index`, which must be one of them. */
export function textoAt({ bytes, inicio }: Textos, index: number): string {
  return String.fromCharCode(...bytes.subarray(inicio[index], inicio[index + 1]));
}

export function packTextos(texts: readonly string[]): Textos {
  const inicio = new Uint32Array(texts.length + 1);
  texts.forEach((text, index) => (inicio[index + 1] = (inicio[index] as number) + text.length));
  const bytes = new Uint8Array(inicio[texts.length] as number);
  texts.forEach((text, index) => {
    const start = inicio[index] as number;
    for (let at = 0; at < text.length; at += 1) bytes[start + at] = text.charCodeAt(at);
  });
  return { bytes, inicio };
}

/** The order of bytes, a beginning before what goes on. */
export function compareTextos({ bytes, inicio }: Textos, one: number, other: number): number {
  let a = inicio[one] as number;
  let b = inicio[other] as number;
  const endA = inicio[one + 1] as number;
  const endB = inicio[other + 1] as number;
  while (a < endA && b < endB) {
    const difference = (bytes[a] as number) - (bytes[b] as number);
    if (difference !== 0) return difference;
    a += 1;
    b += 1;
  }
  return endA - a - (endB - b);
}
