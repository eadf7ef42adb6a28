import * as v from 'valibot';
import { managedSedeSchema } from '#domain/answers/institucionAnswers.ts';
import type { ManagedSede, SedeData } from '#domain/contractTypes.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA } from '../placesPaths';
import { createYearReading, createYearSending } from '../yearly';
import { INSTITUCIONES_CALL, sedeAt, sedeCall } from './institucionPaths';
import { sedeTextsSchema } from './typedSede';

/** The sede whose page it is. */
export const sede = createYearReading({
  area: AREA,
  name: 'sede',
  paramsOf: ({ path }) => {
    const at = sedeAt(path);
    return at?.sede ? { dane: at.dane, sede: at.sede } : null;
  },
  path: ({ dane, sede: id }) => sedeCall(dane, id),
  schema: managedSedeSchema,
});

const keyOf = (path: string): string | null => {
  const at = sedeAt(path);
  return at && `${at.dane}.${at.sede ?? 'nueva'}`;
};

interface SedeToSave {
  dane: string;
  /** As it was seen; null: it is new. */
  seen: ManagedSede | null;
  datos: SedeData;
}

/** A new sede, whose id is the key of its making; or other data of one. */
export const sedeSave = createYearSending({
  area: AREA,
  name: 'sedeSave',
  request: ({ dane, seen, datos }: SedeToSave, { key }) =>
    seen === null
      ? { method: 'post', path: `${INSTITUCIONES_CALL}/${dane}/sedes`, body: { claveIdempotencia: key, datos } }
      : { method: 'put', path: sedeCall(dane, seen.id), body: { version: seen.version, datos } },
  schema: managedSedeSchema,
  outdates: [sede],
  isAt: ({ dane, seen }, { path }) => keyOf(path) === `${dane}.${seen?.id ?? 'nueva'}`,
});

const typedSchema = v.object({ seen: v.nullable(managedSedeSchema), valores: sedeTextsSchema });
type TypedSede = v.InferOutput<typeof typedSchema>;

/** What is typed of a sede and not saved yet. Its news: how it was before somebody else changed it. */
export const typedSede = createTyping<TypedSede, ManagedSede, 'saved' | 'alreadySaved'>({
  area: AREA,
  name: 'typedSede',
  keyOf: ({ path }) => keyOf(path),
  keptAs: (key) => `educacion.sede.${key}`,
  schema: typedSchema,
  fieldsOf: ({ valores }) => valores,
  sending: sedeSave,
  fieldOf: (path) => path.replace(/^datos\./, ''),
});
