import * as v from 'valibot';

import { ESTADOS } from '../estados';
import type {
  Archivo,
  CondicionDecidida,
  DatosDeSolicitud,
  Estado,
  Grado,
  Institucion,
  Oferta,
  Resultado,
  ResultadoDeOpcion,
} from '../contractTypes';

/** A schema that gives exactly what the contract describes. */
export type Lee<T> = v.GenericSchema<unknown, T>;

const GRADOS: readonly Grado[] = [
  -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 21, 22, 23, 24, 25, 26, 99,
];

export const estadoSchema: Lee<Estado> = v.picklist(ESTADOS);
export const gradoSchema: Lee<Grado> = v.picklist(GRADOS);
export const enteroSchema: Lee<number> = v.pipe(v.number(), v.safeInteger());
/** Something that the backend may not have. */
export const textoONadaSchema: Lee<string | null> = v.nullable(v.string());
/** A moment that a date can be made of: RFC 3339. */
export const momentoSchema: Lee<string> = v.pipe(v.string(), v.isoTimestamp());

export const institucionSchema: Lee<Institucion> = v.object({ dane: v.string(), nombre: v.string() });

export const ofertaSchema: Lee<Oferta> = v.object({
  id: v.string(),
  institucion: institucionSchema,
  sede: v.string(),
  direccion: v.string(),
  barrio: v.string(),
  comuna: v.string(),
  zona: v.string(),
  jornada: v.string(),
  grado: gradoSchema,
  anio: enteroSchema,
  vacantes: enteroSchema,
});

export const tipoDeArchivoSchema: Lee<Archivo['tipo']> = v.picklist(['application/pdf', 'image/jpeg', 'image/png']);

export const archivoSchema: Lee<Archivo> = v.object({
  id: v.string(),
  nombre: v.string(),
  tipo: tipoDeArchivoSchema,
  tamano: enteroSchema,
});

/** A request's data as it comes back; what a person types is checked by `datosSchema`. */
const datosLeidosSchema: Lee<DatosDeSolicitud> = v.object({
  acudiente: v.object({
    tipoDocumento: v.string(),
    documento: v.string(),
    nombres: v.string(),
    apellidos: v.string(),
    parentesco: v.string(),
    telefono: textoONadaSchema,
    correo: textoONadaSchema,
  }),
  estudiante: v.object({
    tipoDocumento: v.string(),
    documento: v.string(),
    nombres: v.string(),
    apellidos: v.string(),
    fechaNacimiento: v.string(),
    grado: gradoSchema,
    comuna: v.string(),
    cupoActual: textoONadaSchema,
  }),
  condiciones: v.array(
    v.object({
      codigo: v.string(),
      institucion: textoONadaSchema,
      autorizada: v.boolean(),
      archivos: v.array(v.string()),
    }),
  ),
  hermanos: v.array(v.object({ radicado: v.string() })),
  opciones: v.array(v.string()),
});

const condicionDecididaSchema: Lee<CondicionDecidida> = v.object({
  codigo: v.string(),
  nombre: v.string(),
  institucion: v.nullable(institucionSchema),
  archivos: v.array(archivoSchema),
  decision: v.picklist(['pendiente', 'aprobada', 'negada']),
  motivo: textoONadaSchema,
});

/** What became of one option. */
export const resultadoDeOpcionSchema: Lee<ResultadoDeOpcion['resultado']> = v.picklist([
  'asignada',
  'no_alcanzo',
  'sin_vacantes',
  'mejor_asignada',
]);

/** What gives priority, by name, the first before all others. */
export const prioridadesSchema: Lee<string[]> = v.array(v.string());

const resultadoSchema: Lee<Resultado> = v.object({
  publicadoEn: momentoSchema,
  asignada: v.nullable(ofertaSchema),
  respondaAntesDe: v.nullable(momentoSchema),
  prioridades: prioridadesSchema,
  opciones: v.array(
    v.object({
      oferta: v.string(),
      resultado: resultadoDeOpcionSchema,
      corte: textoONadaSchema,
      puesto: v.nullable(enteroSchema),
      prioridad: enteroSchema,
      sorteo: v.nullable(v.number()),
    }),
  ),
});

/** What family and staff both read of a request. */
export const solicitudEntradas = {
  radicado: v.string(),
  anio: enteroSchema,
  estado: estadoSchema,
  version: enteroSchema,
  radicadaEn: momentoSchema,
  datos: datosLeidosSchema,
  opciones: v.array(ofertaSchema),
  condiciones: v.array(condicionDecididaSchema),
  cupoActual: v.nullable(ofertaSchema),
  subsanacion: v.nullable(v.object({ motivo: v.string(), antesDe: momentoSchema })),
  resultado: v.nullable(resultadoSchema),
};

/** A page of a list that the backend divides; `total` counts all pages' elements. */
export function paginaSchema<T>(elemento: Lee<T>): Lee<{ elementos: T[]; pagina: number; total: number }> {
  return v.object({ elementos: v.array(elemento), pagina: enteroSchema, total: enteroSchema });
}
