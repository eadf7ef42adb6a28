import { PATHS } from '#core/location/paths.ts';

/** Where a person changes their own password. */
export const PASSWORD_PATH = `${PATHS.site}/ingresos/clave`;
