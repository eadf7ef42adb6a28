// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import {
  alcanceSchema,
  contactoSchema,
  dateChangeSchema,
  decidedCondicionSchema,
  decidedCupoSchema,
  entradaSchema,
  estadoSchema,
  etapaDeConvocatoriaSchema,
  gradoSchema,
  integerSchema,
  momentSchema,
  ofertaSchema,
  reclamoSchema,
  reclamoSubjectSchema,
  reservaSchema,
  solicitudDataSchema,
  solicitudResultSchema,
  storedFileSchema,
  subsanacionSchema,
} from './answerParts';
import type { Convocatoria, FamilySolicitud, FilingReceipt, OfertasPage } from '../contractTypes';
import { FAMILY_MOVE_NAMES } from '../moveNames';

export const convocatoriaSchema: v.GenericSchema<unknown, Convocatoria> = v.object({
  anio: integerSchema,
  nombre: v.string(),
  situacion: v.picklist(['por_abrir', 'abierta', 'cerrada']),
  ahora: momentSchema,
  abre: momentSchema,
  cierra: momentSchema,
  publica: momentSchema,
  maximoOpciones: v.pipe(integerSchema, v.minValue(1)),
  hermanos: v.nullable(v.string()),
  calendario: v.object({
    etapas: v.array(etapaDeConvocatoriaSchema),
    prioridades: v.array(v.string()),
    reservas: v.array(reservaSchema),
    diasParaSubsanar: integerSchema,
    diasParaResponder: integerSchema,
    diasParaReclamar: integerSchema,
    fechasDeLista: v.array(v.string()),
    matricula: v.nullable(v.object({ desde: v.string(), hasta: v.string() })),
    ampliaciones: v.array(v.object({ en: momentSchema, motivo: v.string(), cambios: v.array(dateChangeSchema) })),
  }),
  aviso: v.object({
    version: v.string(),
    titulo: v.string(),
    parrafos: v.array(v.string()),
    responsable: v.string(),
    contacto: v.string(),
  }),
  contacto: v.nullable(contactoSchema),
  catalogos: v.object({
    tiposDocumento: v.array(
      v.object({
        codigo: v.string(),
        nombre: v.string(),
        formato: v.picklist(['digitos', 'alfanumerico', 'asignado']),
        de: v.picklist(['estudiante', 'acudiente', 'ambos']),
      }),
    ),
    grados: v.array(
      v.object({
        grado: gradoSchema,
        nombre: v.string(),
        edadMinima: integerSchema,
        edadMaxima: integerSchema,
        requisitos: v.array(v.string()),
        requisitosMatricula: v.array(v.string()),
      }),
    ),
    jornadas: v.array(entradaSchema),
    zonas: v.array(entradaSchema),
    comunas: v.array(entradaSchema),
    hayBarrios: v.boolean(),
    parentescos: v.array(entradaSchema),
    condiciones: v.array(
      v.object({
        codigo: v.string(),
        nombre: v.string(),
        descripcion: v.string(),
        sensible: v.boolean(),
        autorizacion: v.nullable(v.string()),
        alcance: alcanceSchema,
        soporte: v.string(),
      }),
    ),
  }),
});

export const ofertasPageSchema: v.GenericSchema<unknown, OfertasPage> = v.object({
  elementos: v.array(ofertaSchema),
  pagina: integerSchema,
  total: integerSchema,
});

export const filingReceiptSchema: v.GenericSchema<unknown, FilingReceipt> = v.object({
  radicado: v.string(),
  radicadaEn: momentSchema,
  anio: integerSchema,
  acudiente: v.string(),
  estudiante: v.string(),
  documentoAsignado: v.nullable(v.string()),
  grado: gradoSchema,
  opciones: v.array(ofertaSchema),
  condiciones: v.array(v.string()),
  registradaPor: v.nullable(v.string()),
  extemporanea: v.boolean(),
  hermanos: v.array(v.string()),
  soportes: integerSchema,
  cupoActual: v.nullable(ofertaSchema),
  avisosA: v.nullable(v.string()),
});

export const familySolicitudSchema: v.GenericSchema<unknown, FamilySolicitud> = v.object({
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
  subsanacion: v.nullable(subsanacionSchema),
  resultado: v.nullable(solicitudResultSchema),
  comprobacion: v.object({
    tiquete: v.string(),
    etapa: v.nullable(v.string()),
    nombre: v.nullable(v.string()),
    archivo: v.nullable(v.string()),
    numero: v.nullable(v.string()),
  }),
  hermanos: v.array(v.object({ radicado: v.string(), nombrado: v.boolean(), nombra: v.boolean(), confirmado: v.boolean() })),
  historia: v.array(
    v.object({
      en: momentSchema,
      que: v.picklist(['movimiento', 'contacto', 'llamada', 'llamada_sin_respuesta']),
      de: v.nullable(estadoSchema),
      a: v.nullable(estadoSchema),
      motivo: v.nullable(v.string()),
      oficina: v.boolean(),
    }),
  ),
  acciones: v.array(v.picklist(FAMILY_MOVE_NAMES)),
  editableHasta: momentSchema,
  aniosDeDatos: integerSchema,
  reclamos: v.array(reclamoSchema),
  reclamable: v.nullable(v.object({ asuntos: v.array(reclamoSubjectSchema), antesDe: momentSchema, aTiempo: v.boolean() })),
});

export const radicadoPedidoSchema = v.object({ recibido: v.boolean() });
