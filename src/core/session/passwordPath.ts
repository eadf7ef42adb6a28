import { PATHS } from '../location/paths';

/** Where a person changes their own password. */
export const PASSWORD_PATH = `${PATHS.site}/ingresos/clave`;
