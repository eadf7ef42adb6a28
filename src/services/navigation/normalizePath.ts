/**
 * The one way to write a path of this application (D5): one leading slash, no empty segments, no
 * trailing slash, '/' for nothing, and one percent encoding, so that no spelling of a path gets past a
 * comparison that react-router, which decodes, would not make. A '%' that encodes nothing stands for itself.
 */
export function normalizePath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(reencoded).join('/')}`;
}

/** Text that no encoding can express. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

function reencoded(segment: string): string {
  const text = decoded(segment.replace(LONE_SURROGATES, '\ufffd'));
  // These stand for themselves in a path, and the address bar leaves them as they are.
  return encodeURIComponent(text).replace(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
