/**
 * The one way to write a path of this application (D5): one leading slash, no empty segments, no
 * trailing slash, '/' for nothing, and one percent encoding, so that no spelling of a path gets past a
 * comparison that react-router, which decodes, would not make. A '%' that encodes nothing stands for itself.
 */
export function normalizePath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(reencoded).join('/')}`;
}

function reencoded(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment.replaceAll('%', '%25');
  }
}
