/**
 * A key that nobody else makes (UUID, version 4). By hand, since `crypto.randomUUID` is missing where a city
 * serves its pages without TLS.
 */
export function randomKey(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // All four bits of a 0 or 1, the lower two of the 8.
    return (Number(digit) ^ (byte & (digit === '8' ? 3 : 15))).toString(16);
  });
}
