import * as v from 'valibot';

import { filtroDeOfertas } from '#backend/solicitud/solicitudInputs.ts';

/** The forms of what the allocation's calls bring (contract: the schemas of the same names). */

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const huella = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const semillaOficial = v.strictObject({
  version,
  semilla: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});
export type SemillaOficial = v.InferOutput<typeof semillaOficial>;

export const huellaDeResultado = v.strictObject({ version, huellaLista: huella, huella });
export type HuellaDeResultado = v.InferOutput<typeof huellaDeResultado>;

export const tandaDeLista = v.strictObject({ version, cierra: v.boolean() });
export type TandaDeLista = v.InferOutput<typeof tandaDeLista>;

/** `llenas`: only those that are full, or only those that are not. */
export const filtroDeCortes = v.object({
  ...v.pick(filtroDeOfertas, ['grado', 'texto', 'pagina']).entries,
  llenas: v.optional(v.picklist(['si', 'no'])),
});
export type FiltroDeCortes = v.InferOutput<typeof filtroDeCortes>;

export const filtroDeResultados = v.object({ formato: v.picklist(['resultados', 'matricula']) });
export type FiltroDeResultados = v.InferOutput<typeof filtroDeResultados>;
