import { managedConvocatoriaSchema } from '#domain/answers/convocatoriaAnswers.ts';
import type { ConvocatoriaRules } from '#domain/contractTypes.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { CONVOCATORIA_CALL, convocatoriaRules } from './convocatoriaRules';
import { rulesChanges } from './rulesChanges';
import type { ConvocatoriaFields } from './convocatoriaFields';
import { createYearSending } from '../yearly';

export interface ConvocatoriaToSave {
  /** The one that the change was made to: the backend refuses what was meant for an older one. */
  version: number;
  reglas: ConvocatoriaRules;
  /** Why dates are extended after a freeze; null: the rules change. */
  motivo: string | null;
  /** What stood in the fields. */
  fields: ConvocatoriaFields;
}

/** A change of the convocatoria's rules; answered with the convocatoria as it is then. */
export const convocatoriaSave = createYearSending({
  area: AREA,
  name: 'convocatoriaSave',
  request: ({ version, reglas, motivo }: ConvocatoriaToSave) => ({
    method: 'put',
    path: CONVOCATORIA_CALL,
    body: { version, reglas, ...(motivo !== null && { motivo }) },
  }),
  schema: managedConvocatoriaSchema,
  outdates: [convocatoriaRules, rulesChanges],
  isAt: (_, { path }) => path === PLACES_PATHS.convocatoria,
});
