import { createOfertaAddress } from '#kits/listing/createOfertaAddress.ts';
import { CITIZEN_PATHS } from '../citizenPaths';

/** Which places the address of their list asks for. */
export const ofertaAddress = createOfertaAddress(CITIZEN_PATHS.oferta);

/** The sedes of the place on the map that the address names, with commas between; null: none is chosen. */
export function readLugar(search: string): string | null {
  const ids = new URLSearchParams(search).get('lugar');
  return ids !== null && /^[\da-f-]{36}(?:,[\da-f-]{36}){0,9}$/.test(ids) ? ids : null;
}
