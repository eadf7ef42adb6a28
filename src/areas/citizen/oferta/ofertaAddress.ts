import { createOfertaAddress } from '#kits/listing/createOfertaAddress.ts';
import { CITIZEN_PATHS } from '../citizenPaths';

/** Which places the address of their list asks for. */
export const ofertaAddress = createOfertaAddress(CITIZEN_PATHS.oferta);
