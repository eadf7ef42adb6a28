import * as v from 'valibot';
import { managedInstitucionSchema } from '#domain/answers/institucionAnswers.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import type { LineChange } from '#ui/lineChanges.ts';
import { AREA } from '../placesPaths';
import { institucionAt, INSTITUCION_PATHS, INSTITUCIONES_CALL, sedeAt } from './institucionPaths';

/** The institution whose page it is, or of whom the new sede is. */
export const institucion = createReading({
  area: AREA,
  name: 'institucion',
  paramsOf: ({ path }) => {
    const at = sedeAt(path);
    const dane = at?.sede === null ? at.dane : institucionAt(path);
    return dane === null ? null : { dane };
  },
  path: ({ dane }) => `${INSTITUCIONES_CALL}/${dane}`,
  schema: managedInstitucionSchema,
});

const NEW = 'nueva';
/** The page's institution by its code, or a new one. */
const keyOf = (path: string) => (path === INSTITUCION_PATHS.new ? NEW : institucionAt(path));

interface InstitucionToSave {
  /** The one that was seen; null: it is new. */
  version: number | null;
  dane: string;
  nombre: string;
}

/** A new institution, or another name for one. */
export const institucionSave = createSending({
  area: AREA,
  name: 'institucionSave',
  request: ({ version, dane, nombre }: InstitucionToSave) => ({
    path: `${INSTITUCIONES_CALL}/${dane}`,
    ...(version === null
      ? ({ method: 'post', body: { nombre } } as const)
      : ({ method: 'put', body: { version, nombre } } as const)),
  }),
  schema: managedInstitucionSchema,
  outdates: [institucion],
  isAt: ({ version, dane }, { path }) => keyOf(path) === (version === null ? NEW : dane),
});

const fieldsSchema = v.object({ dane: v.string(), nombre: v.string() });
const typedSchema = v.object({ version: v.nullable(v.number()), base: fieldsSchema, valores: fieldsSchema });
export type TypedInstitucion = v.InferOutput<typeof typedSchema>;

const NO_FIELDS = { dane: '', nombre: '' };
export const NEW_INSTITUCION: TypedInstitucion = { version: null, base: NO_FIELDS, valores: NO_FIELDS };

/** What is typed of an institution and not saved yet. */
export const typedInstitucion = createTyping<TypedInstitucion, LineChange[], 'saved'>({
  area: AREA,
  name: 'typedInstitucion',
  keyOf: ({ path }) => keyOf(path),
  keptAs: (key) => `educacion.institucion.${key}`,
  schema: typedSchema,
  fieldsOf: ({ valores }) => valores,
  sending: institucionSave,
});
