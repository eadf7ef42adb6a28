import * as v from 'valibot';
import { managedMotivosSchema, motivosFrecuentesSchema } from '#domain/answers/motivosAnswers.ts';
import type { ManagedMotivos, MotivosChange } from '#domain/contractTypes.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import type { LineChange } from '#ui/lineChanges.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { createYearReading, createYearSending, keptForYear, yearKey } from '../yearly';

const CALL = 'api/educacion/gestion/convocatoria/motivos';
const isAt = ({ path }: { path: string }) => path === PLACES_PATHS.motivos;

/** The reasons that the convocatoria has ready for its staff, and how they changed. */
export const motivos = createYearReading({
  area: AREA,
  name: 'motivos',
  paramsOf: (address) => (isAt(address) ? {} : null),
  path: () => CALL,
  schema: managedMotivosSchema,
});

/** Other reasons; answered with what is stored then. */
export const motivosSave = createYearSending({
  area: AREA,
  name: 'motivosSave',
  request: ({ version, motivos: asked }: MotivosChange) => ({ method: 'put', path: CALL, body: { version, motivos: asked } }),
  schema: managedMotivosSchema,
  outdates: [motivos],
  isAt: (_, address) => isAt(address),
});

const typedSchema = v.object({ version: v.number(), base: motivosFrecuentesSchema, valores: motivosFrecuentesSchema });
type TypedMotivos = v.InferOutput<typeof typedSchema>;

/** What is typed of the reasons and not saved yet. Its news: what somebody else has saved meanwhile. */
export const typedMotivos = createTyping<TypedMotivos, readonly LineChange[], 'saved' | 'alreadySaved'>({
  area: AREA,
  name: 'typedMotivos',
  keyOf: (address) => (isAt(address) ? yearKey(address.search) : null),
  keptAs: (key) => keptForYear('educacion.motivosEscritos', key),
  schema: typedSchema,
  fieldsOf: ({ valores }) => valores,
  sending: motivosSave,
  fieldOf: (path) => path.replace(/^motivos\./, ''),
});

/** What stands in the fields before anything is typed. */
export const untypedOf = ({ version, motivos: stored }: ManagedMotivos): TypedMotivos => ({
  version,
  base: stored,
  valores: stored,
});
