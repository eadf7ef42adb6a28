import { placePart } from '#core/part.ts';
import { convocatoriaSaga } from './convocatoriaSaga';
import { typedConvocatoriaMachine } from './typedConvocatoria';
import { convocatoriaSave } from './convocatoriaSave';
import { convocatoriaRules } from './convocatoriaRules';

/** What is typed is opened first: it is there before its page is read. */
export const convocatoriaParts = [
  { ...placePart(typedConvocatoriaMachine), saga: convocatoriaSaga },
  convocatoriaRules,
  convocatoriaSave,
];
