import * as v from 'valibot';

import { FAMILY_MOVE_NAMES } from '../moveNames';
import type { FilingReceipt, Convocatoria, Instituciones, OfertasPage, FamilySolicitud } from '../contractTypes';
import {
  integerSchema,
  estadoSchema,
  gradoSchema,
  institucionSchema,
  momentSchema,
  ofertaSchema,
  pageSchema,
  solicitudEntries,
  textOrNullSchema,
  type AnswerSchema,
} from './answerParts';

const catalogueEntriesSchema = v.array(v.object({ codigo: v.string(), nombre: v.string() }));

export const convocatoriaSchema: AnswerSchema<Convocatoria> = v.object({
  anio: integerSchema,
  nombre: v.string(),
  situacion: v.picklist(['por_abrir', 'abierta', 'cerrada']),
  ahora: momentSchema,
  abre: momentSchema,
  cierra: momentSchema,
  publica: momentSchema,
  maximoOpciones: v.pipe(integerSchema, v.minValue(1)),
  aviso: v.object({
    version: v.string(),
    titulo: v.string(),
    parrafos: v.array(v.string()),
    responsable: v.string(),
    contacto: v.string(),
  }),
  catalogos: v.object({
    tiposDocumento: v.array(
      v.object({
        codigo: v.string(),
        nombre: v.string(),
        formato: v.picklist(['digitos', 'alfanumerico']),
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
      }),
    ),
    jornadas: catalogueEntriesSchema,
    zonas: catalogueEntriesSchema,
    comunas: catalogueEntriesSchema,
    parentescos: catalogueEntriesSchema,
    condiciones: v.array(
      v.object({
        codigo: v.string(),
        nombre: v.string(),
        descripcion: v.string(),
        sensible: v.boolean(),
        autorizacion: textOrNullSchema,
        alcance: v.picklist(['general', 'institucion']),
        soporte: v.string(),
      }),
    ),
  }),
});

export const ofertasPageSchema: AnswerSchema<OfertasPage> = pageSchema(ofertaSchema);

export const institucionesSchema: AnswerSchema<Instituciones> = v.object({ elementos: v.array(institucionSchema) });

export const filingReceiptSchema: AnswerSchema<FilingReceipt> = v.object({
  radicado: v.string(),
  radicadaEn: momentSchema,
  anio: integerSchema,
  acudiente: v.string(),
  estudiante: v.string(),
  grado: gradoSchema,
  opciones: v.array(ofertaSchema),
  condiciones: v.array(v.string()),
  registradaPor: textOrNullSchema,
  avisosA: textOrNullSchema,
});

export const familySolicitudSchema: AnswerSchema<FamilySolicitud> = v.object({
  ...solicitudEntries,
  historia: v.array(v.object({ en: momentSchema, de: v.nullable(estadoSchema), a: estadoSchema, motivo: textOrNullSchema })),
  acciones: v.array(v.picklist(FAMILY_MOVE_NAMES)),
  editableHasta: momentSchema,
});
