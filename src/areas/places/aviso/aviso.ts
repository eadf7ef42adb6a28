import * as v from 'valibot';
import { managedAvisoSchema } from '#domain/answers/avisoAnswers.ts';
import type { AvisoChange, AvisoTexto } from '#domain/contractTypes.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { createYearReading, createYearSending, keptForYear, yearKey } from '../yearly';

const CALL = 'api/educacion/gestion/convocatoria/aviso';
const isAt = ({ path }: { path: string }) => path === PLACES_PATHS.aviso;

/** The convocatoria's privacy notice, and the versions before it. */
export const aviso = createYearReading({
  area: AREA,
  name: 'aviso',
  paramsOf: (address) => (isAt(address) ? {} : null),
  path: () => CALL,
  schema: managedAvisoSchema,
});

/** Another version; answered with what is stored then. */
export const avisoSave = createYearSending({
  area: AREA,
  name: 'avisoSave',
  request: ({ version, aviso: asked }: AvisoChange) => ({ method: 'put', path: CALL, body: { version, aviso: asked } }),
  schema: managedAvisoSchema,
  outdates: [aviso],
  isAt: (_, address) => isAt(address),
});

const fieldsSchema = v.object({ titulo: v.string(), texto: v.string(), responsable: v.string(), contacto: v.string() });
export type AvisoFields = v.InferOutput<typeof fieldsSchema>;

/** What the fields show of a notice: its paragraphs as one text, with an empty line between two. */
export const fieldsOf = ({ titulo, parrafos, responsable, contacto }: AvisoTexto): AvisoFields => ({
  titulo,
  texto: parrafos.join('\n\n'),
  responsable,
  contacto,
});

/** A notice of what is typed, not checked yet. */
export const avisoOf = ({ texto, ...fields }: AvisoFields): AvisoTexto => ({
  ...fields,
  parrafos: texto.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
});

const typedSchema = v.object({ version: v.string(), base: fieldsSchema, valores: fieldsSchema });
type TypedAviso = v.InferOutput<typeof typedSchema>;

/** The field of what is wrong: a paragraph's is the text. */
export const fieldOf = (path: string): string => path.replace(/^aviso\./, '').replace(/^parrafos.*/, 'texto');

/** What is typed of the notice and not saved yet. */
export const typedAviso = createTyping<TypedAviso, null, 'saved' | 'alreadySaved'>({
  area: AREA,
  name: 'typedAviso',
  keyOf: (address) => (isAt(address) ? yearKey(address.search) : null),
  keptAs: (key) => keptForYear('educacion.avisoEscrito', key),
  schema: typedSchema,
  fieldsOf: ({ valores }) => valores,
  sending: avisoSave,
  fieldOf,
});
