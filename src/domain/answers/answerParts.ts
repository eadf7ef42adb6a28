import * as v from 'valibot';

import { ESTADOS } from '../estados';
import type {
  StoredFile,
  DecidedCondicion,
  SolicitudData,
  Estado,
  Grado,
  Institucion,
  Oferta,
  SolicitudResult,
  OpcionResult,
} from '../contractTypes';

/** A schema that gives exactly what the contract describes. */
export type AnswerSchema<T> = v.GenericSchema<unknown, T>;

const GRADOS: readonly Grado[] = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 21, 22, 23, 24, 25, 26, 99];

export const estadoSchema: AnswerSchema<Estado> = v.picklist(ESTADOS);
export const gradoSchema: AnswerSchema<Grado> = v.picklist(GRADOS);
export const integerSchema: AnswerSchema<number> = v.pipe(v.number(), v.safeInteger());
/** Something that the backend may not have. */
export const textOrNullSchema: AnswerSchema<string | null> = v.nullable(v.string());
/** A moment that a date can be made of: RFC 3339. */
export const momentSchema: AnswerSchema<string> = v.pipe(v.string(), v.isoTimestamp());

export const institucionSchema: AnswerSchema<Institucion> = v.object({ dane: v.string(), nombre: v.string() });

export const ofertaSchema: AnswerSchema<Oferta> = v.object({
  id: v.string(),
  institucion: institucionSchema,
  sede: v.string(),
  direccion: v.string(),
  barrio: v.string(),
  comuna: v.string(),
  zona: v.string(),
  jornada: v.string(),
  grado: gradoSchema,
  anio: integerSchema,
  vacantes: integerSchema,
});

export const fileTypeSchema: AnswerSchema<StoredFile['tipo']> = v.picklist(['application/pdf', 'image/jpeg', 'image/png']);

export const storedFileSchema: AnswerSchema<StoredFile> = v.object({
  id: v.string(),
  nombre: v.string(),
  tipo: fileTypeSchema,
  tamano: integerSchema,
});

/** A solicitud's data as it comes back; what a person types is checked by `solicitudSchema`. */
const solicitudDataSchema: AnswerSchema<SolicitudData> = v.object({
  acudiente: v.object({
    tipoDocumento: v.string(),
    documento: v.string(),
    nombres: v.string(),
    apellidos: v.string(),
    parentesco: v.string(),
    telefono: textOrNullSchema,
    correo: textOrNullSchema,
  }),
  estudiante: v.object({
    tipoDocumento: v.string(),
    documento: v.string(),
    nombres: v.string(),
    apellidos: v.string(),
    fechaNacimiento: v.string(),
    grado: gradoSchema,
    comuna: v.string(),
    cupoActual: textOrNullSchema,
  }),
  condiciones: v.array(
    v.object({ codigo: v.string(), institucion: textOrNullSchema, autorizada: v.boolean(), archivos: v.array(v.string()) }),
  ),
  hermanos: v.array(v.object({ radicado: v.string() })),
  opciones: v.array(v.string()),
});

const decidedCondicionSchema: AnswerSchema<DecidedCondicion> = v.object({
  codigo: v.string(),
  nombre: v.string(),
  institucion: v.nullable(institucionSchema),
  archivos: v.array(storedFileSchema),
  decision: v.picklist(['pendiente', 'aprobada', 'negada']),
  motivo: textOrNullSchema,
});

/** What became of one option. */
export const opcionResultSchema: AnswerSchema<OpcionResult['resultado']> = v.picklist([
  'asignada',
  'no_alcanzo',
  'sin_vacantes',
  'mejor_asignada',
]);

/** What gives priority, by name, the first before all others. */
export const prioridadesSchema: AnswerSchema<string[]> = v.array(v.string());

const solicitudResultSchema: AnswerSchema<SolicitudResult> = v.object({
  publicadoEn: momentSchema,
  asignada: v.nullable(ofertaSchema),
  respondaAntesDe: v.nullable(momentSchema),
  prioridades: prioridadesSchema,
  opciones: v.array(
    v.object({
      oferta: v.string(),
      resultado: opcionResultSchema,
      corte: textOrNullSchema,
      puesto: v.nullable(integerSchema),
      prioridad: integerSchema,
      sorteo: v.nullable(v.number()),
    }),
  ),
});

/** What family and staff both read of a solicitud. */
export const solicitudEntries = {
  radicado: v.string(),
  anio: integerSchema,
  estado: estadoSchema,
  version: integerSchema,
  radicadaEn: momentSchema,
  datos: solicitudDataSchema,
  opciones: v.array(ofertaSchema),
  condiciones: v.array(decidedCondicionSchema),
  cupoActual: v.nullable(ofertaSchema),
  subsanacion: v.nullable(v.object({ motivo: v.string(), antesDe: momentSchema })),
  resultado: v.nullable(solicitudResultSchema),
};

/** A page of a list that the backend divides; `total` counts all pages' elements. */
export function pageSchema<T>(element: AnswerSchema<T>): AnswerSchema<{ elementos: T[]; pagina: number; total: number }> {
  return v.object({ elementos: v.array(element), pagina: integerSchema, total: integerSchema });
}
