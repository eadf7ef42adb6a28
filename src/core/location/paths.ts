/** Every path of the application (B1 to B6), in the form that `normalizePath` gives. */
export const PATHS = {
  start: '/',
  site: '/sitio',
  login: '/login',
  citizen: '/tramites/educacion',
  places: '/educacion',
  processing: '/tramitacion/tramite-educacion',
} as const;

/** For staff, only with a session (D1). */
const STAFF_PATHS = [PATHS.site, PATHS.places, PATHS.processing] as const;

/** True when `path` is `parent` or lies under it, by whole segments. */
export function isUnder(path: string, parent: string): boolean {
  // Allocates no string: it is called for each entry of a menu.
  return path.startsWith(parent) && (parent === '/' || path.length === parent.length || path[parent.length] === '/');
}

export function isStaffPath(path: string): boolean {
  return STAFF_PATHS.some((staff) => isUnder(path, staff));
}
