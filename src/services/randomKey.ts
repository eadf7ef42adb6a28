/**
 * A key that nobody else makes (UUID, version 4). By hand, since `crypto.randomUUID` is missing where a city
 * serves its pages without TLS.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, index) => {
    if (index === 6) return hex((byte & 0x0f) | 0x40);
    return hex(index === 8 ? (byte & 0x3f) | 0x80 : byte);
  });
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => digits.slice(from, to).join(''))
    .join('-');
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
