import * as v from 'valibot';

import { isDay } from '#domain/words/dates.ts';
import { ESTADOS } from '#domain/estados.ts';

/** The forms of what calls bring (contract: the schemas of the same names); what a request holds is checked apart. */

const codigo = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/));
const id = v.pipe(v.string(), v.uuid());
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const dia = v.pipe(v.string(), v.check(isDay));
const momento = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);
/** Lines of text; of only spaces it is none. */
const motivo = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(1000),
    v.regex(/^(?:[\t\r\n]|[^\p{Cc}\p{Cs}\p{Co}])*$/u),
    v.trim(),
    v.transform((text) => (text === '' ? null : text)),
  ),
);
const palabras = v.pipe(v.string(), v.maxLength(200));

/** A whole number written in a query. */
const entero = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,7}$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum));
const pagina = v.optional(entero(1, 1_000_000), '1');

export const solicitudNueva = v.strictObject({
  claveIdempotencia: id,
  aviso: v.strictObject({
    version: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    leidoEn: momento,
  }),
  datos: v.unknown(),
});
export type SolicitudNueva = v.InferOutput<typeof solicitudNueva>;

export const identificacion = v.strictObject({
  radicado: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  documento: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  fechaNacimiento: dia,
});
export type Identificacion = v.InferOutput<typeof identificacion>;

export const edicion = v.strictObject({ identificacion, version, datos: v.unknown() });
export type Edicion = v.InferOutput<typeof edicion>;
export const retiro = v.strictObject({ identificacion, version, motivo });
export type Retiro = v.InferOutput<typeof retiro>;
export const respuestaAOferta = v.strictObject({
  identificacion,
  version,
  respuesta: v.picklist(['aceptar', 'aceptar_y_seguir', 'declinar']),
});
export type RespuestaAOferta = v.InferOutput<typeof respuestaAOferta>;

export const conVersion = v.strictObject({ version });
export type ConVersion = v.InferOutput<typeof conVersion>;
export const decisionDeCondicion = v.strictObject({
  version,
  decision: v.picklist(['aprobada', 'negada']),
  motivo,
});
export type DecisionDeCondicion = v.InferOutput<typeof decisionDeCondicion>;
export const movimientoPedido = v.strictObject({
  version,
  a: v.picklist(['por_subsanar', 'validada', 'no_admitida', 'matriculada', 'retirada']),
  motivo,
  antesDe: v.nullable(dia),
});
export type MovimientoPedido = v.InferOutput<typeof movimientoPedido>;

export const filtroDeOfertas = v.object({
  grado: v.optional(entero(-2, 99)),
  jornada: v.optional(codigo),
  zona: v.optional(codigo),
  comuna: v.optional(codigo),
  texto: v.optional(palabras, ''),
  pagina,
});
export type FiltroDeOfertas = v.InferOutput<typeof filtroDeOfertas>;

export const filtroDeInstituciones = v.object({ texto: v.pipe(palabras, v.minLength(1)) });

export const filtroDeBandeja = v.object({
  estado: v.optional(v.picklist(ESTADOS)),
  dias: v.optional(entero(0, 3650)),
  asignacion: v.optional(v.picklist(['mias', 'libres', 'de_otros'])),
  texto: v.optional(palabras, ''),
  pagina,
});
export type FiltroDeBandeja = v.InferOutput<typeof filtroDeBandeja>;

export const soloPagina = v.object({ pagina });
