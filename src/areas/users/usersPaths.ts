/** The area's, in the list of areas, its events and its place in the state. */
export const AREA = 'users';

const PATH = '/administracion/usuarios';

/** Where the pages of those who administer users lie. */
export const USERS_PATHS = {
  list: PATH,
  newUser: `${PATH}/nuevo`,
  user: (login: string) => `${PATH}/ficha/${encodeURIComponent(login)}`,
} as const;

const USER_PATH = new RegExp(`^${PATH}/ficha/([^/]+)$`);

/** Whose page a path is; null: nobody's. */
export function userAt(path: string): string | null {
  const written = USER_PATH.exec(path)?.[1];
  if (written === undefined) return null;
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Where the backend has them. */
export const USERS_CALL = 'api/educacion/administracion/usuarios';

export const userCall = (login: string): string => `${USERS_CALL}/${encodeURIComponent(login)}`;
