/**
 * The one way to write a path of this application (D5): one leading slash, no empty segments, no
 * trailing slash, '/' for nothing. A segment that is not valid percent encoding has its '%' encoded,
 * because react-router decodes segments and writes to the console where it cannot.
 */
export function normalizePath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(decodable).join('/')}`;
}

function decodable(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return segment.replaceAll('%', '%25');
  }
}
