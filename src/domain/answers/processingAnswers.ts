// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import {
  decidedCondicionSchema,
  decidedCupoSchema,
  estadoSchema,
  gradoSchema,
  institucionSchema,
  integerSchema,
  momentSchema,
  ofertaSchema,
  reclamoSchema,
  solicitudDataSchema,
  solicitudResultSchema,
  storedFileSchema,
  subsanacionSchema,
} from './answerParts';
import type {
  AssignmentResults,
  BitacoraEntries,
  BitacoraEntry,
  CallsToMake,
  Expediente,
  FileContent,
  LiveSolicitudes,
  NextSolicitud,
  People,
  RecordedCall,
  SolicitudesPage,
  WholeBitacora,
} from '../contractTypes';
import { FUNCIONARIO_MOVE_NAMES } from '../moveNames';
import { BITACORA_FACTS } from '../bitacoraFacts';

export const solicitudesPageSchema: v.GenericSchema<unknown, SolicitudesPage> = v.object({
  elementos: v.array(
    v.object({
      radicado: v.string(),
      estado: estadoSchema,
      version: integerSchema,
      radicadaEn: momentSchema,
      extemporanea: v.boolean(),
      estudiante: v.string(),
      documento: v.string(),
      grado: gradoSchema,
      asignadaA: v.nullable(v.string()),
      antesDe: v.nullable(momentSchema),
      asistida: v.boolean(),
      porConfirmar: v.boolean(),
      conReclamo: v.boolean(),
      acudiente: v.nullable(v.string()),
      clave: v.string(),
    }),
  ),
  pagina: integerSchema,
  total: integerSchema,
});

export const nextSolicitudSchema: v.GenericSchema<unknown, NextSolicitud> = v.object({ siguiente: v.nullable(v.string()) });

export const assignmentResultsSchema: v.GenericSchema<unknown, AssignmentResults> = v.object({
  resultados: v.array(
    v.object({
      radicado: v.string(),
      resultado: v.picklist(['hecha', 'cambio', 'no_permitida', 'no_encontrada', 'ocupada']),
      mensaje: v.nullable(v.string()),
    }),
  ),
});

export const peopleSchema: v.GenericSchema<unknown, People> = v.object({
  personas: v.array(v.object({ login: v.string(), nombre: v.string(), tramita: v.boolean() })),
});

export const expedienteSchema: v.GenericSchema<unknown, Expediente> = v.object({
  radicado: v.string(),
  anio: integerSchema,
  estado: estadoSchema,
  version: integerSchema,
  radicadaEn: momentSchema,
  extemporanea: v.boolean(),
  datos: solicitudDataSchema,
  opciones: v.array(ofertaSchema),
  condiciones: v.array(decidedCondicionSchema),
  documentos: v.array(storedFileSchema),
  cupoActual: v.nullable(ofertaSchema),
  decisionDeCupo: v.nullable(decidedCupoSchema),
  correccion: v.object({ dias: integerSchema, publica: v.nullable(momentSchema) }),
  propuesta: v.nullable(v.object({ por: v.string(), en: momentSchema, motivo: v.string() })),
  impedimento: v.nullable(v.string()),
  lugares: v.array(ofertaSchema),
  reclamos: v.array(reclamoSchema),
  alAceptarReclamo: v.nullable(v.picklist(['reabrir', 'decidir_de_nuevo', 'ninguno'])),
  matricula: v.nullable(v.object({ institucion: institucionSchema, sede: v.string(), grado: gradoSchema })),
  subsanacion: v.nullable(subsanacionSchema),
  resultado: v.nullable(solicitudResultSchema),
  asignadaA: v.nullable(v.string()),
  registradaPor: v.nullable(v.string()),
  avisoLeido: v.object({ version: v.string(), leidoEn: momentSchema }),
  hermanos: v.array(
    v.object({
      radicado: v.string(),
      estudiante: v.nullable(v.string()),
      nombrado: v.boolean(),
      nombra: v.boolean(),
      por: v.nullable(v.picklist(['mutua', 'acudiente', 'funcionario'])),
    }),
  ),
  parecidas: v.array(v.object({ radicado: v.string(), estado: estadoSchema, acudiente: v.string() })),
  acciones: v.array(v.picklist(FUNCIONARIO_MOVE_NAMES)),
});

const bitacoraEntrySchema: v.GenericSchema<unknown, BitacoraEntry> = v.object({
  en: momentSchema,
  quien: v.string(),
  que: v.picklist(BITACORA_FACTS),
  de: v.nullable(estadoSchema),
  a: v.nullable(estadoSchema),
  motivo: v.nullable(v.string()),
  peticion: v.nullable(v.object({ canal: v.picklist(['telefonica', 'presencial']), nota: v.nullable(v.string()) })),
  condicion: v.nullable(v.string()),
  cupoActual: v.boolean(),
  hermano: v.nullable(v.string()),
  decision: v.nullable(v.picklist(['aprobada', 'negada'])),
  exportacion: v.boolean(),
  propuso: v.nullable(v.string()),
  oferta: v.nullable(ofertaSchema),
  cambios: v.array(v.object({ campo: v.string(), antes: v.nullable(v.string()), despues: v.nullable(v.string()) })),
  porDecidir: v.array(v.string()),
  cupoPorDecidir: v.boolean(),
  documentos: v.array(v.string()),
  asignadaA: v.nullable(v.string()),
});

export const bitacoraEntriesSchema: v.GenericSchema<unknown, BitacoraEntries> = v.object({
  elementos: v.array(bitacoraEntrySchema),
  pagina: integerSchema,
  total: integerSchema,
});

export const wholeBitacoraSchema: v.GenericSchema<unknown, WholeBitacora> = v.object({
  elementos: v.array(v.object({ radicado: v.string(), registro: bitacoraEntrySchema })),
  siguiente: v.nullable(integerSchema),
});

export const fileContentSchema: v.GenericSchema<unknown, FileContent> = v.object({
  nombre: v.string(),
  tipo: v.picklist(['application/pdf', 'image/jpeg', 'image/png']),
  contenido: v.string(),
});

export const liveSolicitudesSchema: v.GenericSchema<unknown, LiveSolicitudes> = v.object({
  elementos: v.array(v.object({ radicado: v.string(), estudiante: v.string(), estado: estadoSchema })),
});

export const callsToMakeSchema: v.GenericSchema<unknown, CallsToMake> = v.object({
  elementos: v.array(
    v.object({
      radicado: v.string(),
      version: integerSchema,
      estudiante: v.string(),
      acudiente: v.string(),
      telefono: v.nullable(v.string()),
      estado: estadoSchema,
      motivo: v.nullable(v.string()),
      antesDe: v.nullable(momentSchema),
      oferta: v.nullable(ofertaSchema),
      porque: v.picklist(['sin_correo', 'carta_fallida']),
      intentos: integerSchema,
      ultimo: v.nullable(v.object({ en: momentSchema, quien: v.string(), nota: v.nullable(v.string()) })),
    }),
  ),
  pagina: integerSchema,
  total: integerSchema,
});

export const recordedCallSchema: v.GenericSchema<unknown, RecordedCall> = v.object({
  radicado: v.string(),
  resultado: v.picklist(['hecha', 'no_contesta']),
});
