import { createListAddress, wholeNumberOf } from '#kits/listing/listAddress.ts';
import { BITACORA_FACTS } from '#domain/bitacoraFacts.ts';
import { isDay } from '#domain/words/dates.ts';
import { PROCESSING_PATHS } from '../processingPaths';

/** What the log of all solicitudes is asked for: the text is who did it, `despuesDe` the last entry of the page before. */
export const wholeBitacoraAddress = createListAddress(PROCESSING_PATHS.wholeBitacora, (given) => {
  const dia = given.get('dia');
  return {
    dia: dia !== null && isDay(dia) ? dia : null,
    que: BITACORA_FACTS.find((one) => one === given.get('que')) ?? null,
    lecturas: given.get('lecturas') === 'si' ? 'si' : null,
    despuesDe: wholeNumberOf(given.get('despuesDe'), 1, Number.MAX_SAFE_INTEGER),
  };
});
