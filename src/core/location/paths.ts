/** The application's own paths, in the form that `normalizePath` gives; the areas have theirs. */
export const PATHS = { start: '/', site: '/sitio', login: '/login' } as const;

/** True when `path` is `parent` or lies under it, by whole segments. */
export function isUnder(path: string, parent: string): boolean {
  // Allocates no string: it is called for each entry of a menu.
  return path.startsWith(parent) && (parent === '/' || path.length === parent.length || path[parent.length] === '/');
}
