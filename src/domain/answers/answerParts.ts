// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import type {
  ActaDeSorteo,
  Contacto,
  DateChange,
  DecidedCondicion,
  DecidedCupo,
  Estado,
  Grado,
  Institucion,
  Oferta,
  Reclamo,
  ReclamoSubject,
  RowError,
  SolicitudData,
  SolicitudResult,
  StoredFile,
} from '../contractTypes';
import { ESTADOS } from '../estados';

export const integerSchema: v.GenericSchema<unknown, number> = v.pipe(v.number(), v.safeInteger());
/** A moment that a date can be made of: RFC 3339. */
export const momentSchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.isoTimestamp());
export const storedFileSchema: v.GenericSchema<unknown, StoredFile> = v.object({
  id: v.string(),
  nombre: v.string(),
  tipo: v.picklist(['application/pdf', 'image/jpeg', 'image/png']),
  tamano: integerSchema,
});

export const gradoSchema: v.GenericSchema<unknown, Grado> = v.picklist([
  -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 21, 22, 23, 24, 25, 26, 99,
]);

export const institucionSchema: v.GenericSchema<unknown, Institucion> = v.object({ dane: v.string(), nombre: v.string() });

export const ofertaSchema: v.GenericSchema<unknown, Oferta> = v.object({
  id: v.string(),
  institucion: institucionSchema,
  sede: v.string(),
  direccion: v.string(),
  barrio: v.string(),
  telefono: v.nullable(v.string()),
  comuna: v.string(),
  zona: v.string(),
  jornada: v.string(),
  grado: gradoSchema,
  anio: integerSchema,
  vacantes: integerSchema,
});

export const estadoSchema: v.GenericSchema<unknown, Estado> = v.picklist(ESTADOS);

export const hechoSchema = v.object({ en: momentSchema, quien: v.string() });

export const actaDeSorteoSchema: v.GenericSchema<unknown, ActaDeSorteo> = v.object({
  origen: v.picklist(['acto_publico', 'fuente_publica']),
  fuente: v.string(),
  en: momentSchema,
  enlace: v.nullable(v.string()),
  documento: v.nullable(v.string()),
  testigos: v.array(v.string()),
});

export const entradaSchema = v.object({ codigo: v.string(), nombre: v.string() });

export const etapaDeConvocatoriaSchema = v.object({
  codigo: v.string(),
  nombre: v.string(),
  abre: momentSchema,
  cierra: momentSchema,
  publica: momentSchema,
  condiciones: v.array(v.string()),
});

export const reservaSchema = v.object({ condicion: v.string(), puestos: integerSchema });

export const dateChangeSchema: v.GenericSchema<unknown, DateChange> = v.object({
  que: v.picklist(['abre', 'cierra', 'publica', 'fecha_de_lista', 'dias_para_responder', 'matricula']),
  etapa: v.nullable(v.string()),
  antes: v.nullable(v.string()),
  ahora: v.string(),
});

export const contactoSchema: v.GenericSchema<unknown, Contacto> = v.object({
  telefono: v.nullable(v.string()),
  whatsapp: v.nullable(v.string()),
  correo: v.nullable(v.string()),
  oficina: v.nullable(v.string()),
  horario: v.nullable(v.string()),
});

export const alcanceSchema = v.picklist(['general', 'institucion']);

export const solicitudDataSchema: v.GenericSchema<unknown, SolicitudData> = v.object({
  acudiente: v.object({
    tipoDocumento: v.string(),
    documento: v.string(),
    nombres: v.string(),
    apellidos: v.nullable(v.string()),
    parentesco: v.string(),
    telefono: v.nullable(v.string()),
    correo: v.nullable(v.string()),
  }),
  estudiante: v.object({
    tipoDocumento: v.string(),
    documento: v.string(),
    nombres: v.string(),
    apellidos: v.nullable(v.string()),
    fechaNacimiento: v.string(),
    grado: gradoSchema,
    comuna: v.string(),
    cupoActual: v.nullable(v.string()),
  }),
  condiciones: v.array(
    v.object({ codigo: v.string(), institucion: v.nullable(v.string()), autorizada: v.boolean(), archivos: v.array(v.string()) }),
  ),
  hermanos: v.array(v.object({ radicado: v.string() })),
  opciones: v.array(v.string()),
  documentos: v.array(v.string()),
});

export const decidedCondicionSchema: v.GenericSchema<unknown, DecidedCondicion> = v.object({
  codigo: v.string(),
  nombre: v.string(),
  institucion: v.nullable(institucionSchema),
  archivos: v.array(storedFileSchema),
  decision: v.picklist(['pendiente', 'aprobada', 'negada']),
  motivo: v.nullable(v.string()),
});

export const decidedCupoSchema: v.GenericSchema<unknown, DecidedCupo> = v.object({
  decision: v.picklist(['pendiente', 'aprobada', 'negada']),
  motivo: v.nullable(v.string()),
  enLista: v.boolean(),
  pasoAOtros: v.boolean(),
});

export const subsanacionSchema = v.object({ motivo: v.string(), antesDe: momentSchema });

export const solicitudResultSchema: v.GenericSchema<unknown, SolicitudResult> = v.object({
  publicadoEn: momentSchema,
  asignada: v.nullable(ofertaSchema),
  respondaAntesDe: v.nullable(momentSchema),
  prioridades: v.array(v.string()),
  opciones: v.array(
    v.object({
      oferta: v.string(),
      resultado: v.picklist(['asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada']),
      corte: v.nullable(v.string()),
      puesto: v.nullable(integerSchema),
      prioridad: integerSchema,
      porHermano: v.boolean(),
      sorteo: v.nullable(v.number()),
      desempate: v.nullable(v.number()),
    }),
  ),
});

export const reclamoSubjectSchema: v.GenericSchema<unknown, ReclamoSubject> = v.object({
  sobre: v.picklist(['no_admitida', 'condicion', 'cupo_actual', 'resultado']),
  condicion: v.nullable(v.string()),
});

export const reclamoSchema: v.GenericSchema<unknown, Reclamo> = v.object({
  id: v.string(),
  asunto: reclamoSubjectSchema,
  texto: v.string(),
  archivos: v.array(storedFileSchema),
  en: momentSchema,
  respuesta: v.nullable(v.object({ acepta: v.boolean(), motivo: v.string(), en: momentSchema })),
});

export const rowErrorSchema: v.GenericSchema<unknown, RowError> = v.object({
  fila: integerSchema,
  columna: v.string(),
  mensaje: v.string(),
});
