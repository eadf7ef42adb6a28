import { object, string } from 'valibot';
import { lastExtensionSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { createYearReading, createYearSending, keptForYear, yearKey } from '../yearly';
import { CONVOCATORIA_CALL } from './convocatoriaRules';

const CALL = `${CONVOCATORIA_CALL}/ampliacion`;
const isAt = ({ path }: { path: string }) => path === PLACES_PATHS.convocatoria;

/** The last change of the rules, where it extended dates, and who may take it back (F125). */
export const lastExtension = createYearReading({
  area: AREA,
  name: 'lastExtension',
  paramsOf: (address) => (isAt(address) ? {} : null),
  path: () => CALL,
  schema: lastExtensionSchema,
});

/** One person asks that it be taken back, another decides; `version`: the extension's. */
export type TakeBackStep =
  { kind: 'ask'; version: number; motivo: string } | { kind: 'decide'; version: number; confirma: boolean };

export const takeBackStep = createYearSending({
  area: AREA,
  name: 'takeBackStep',
  request: ({ kind, ...body }: TakeBackStep) => ({
    method: 'post',
    path: kind === 'ask' ? `${CALL}/reversion` : `${CALL}/reversion/decision`,
    body,
  }),
  schema: lastExtensionSchema,
  outdates: [lastExtension],
  isAt: (_, address) => isAt(address),
});

/** The reason that is typed to take it back, and not sent. */
export const typedTakeBack = createTyping({
  area: AREA,
  name: 'typedTakeBack',
  keyOf: (address) => (isAt(address) ? yearKey(address.search) : null),
  keptAs: (key) => keptForYear('educacion.ampliacionPorDeshacer', key),
  schema: object({ motivo: string() }),
  blank: { motivo: '' },
  isNothing: ({ motivo }) => motivo === '',
});
