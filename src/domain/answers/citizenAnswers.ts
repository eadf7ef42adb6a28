import * as v from 'valibot';

import { DE_FAMILIA } from '../allowedMoves';
import type { Comprobante, Convocatoria, Instituciones, PaginaDeOfertas, SolicitudDeFamilia } from '../contractTypes';
import {
  enteroSchema,
  estadoSchema,
  gradoSchema,
  institucionSchema,
  momentoSchema,
  ofertaSchema,
  paginaSchema,
  solicitudEntradas,
  textoONadaSchema,
  type Lee,
} from './answerParts';

const entradasSchema = v.array(v.object({ codigo: v.string(), nombre: v.string() }));

export const convocatoriaSchema: Lee<Convocatoria> = v.object({
  anio: enteroSchema,
  nombre: v.string(),
  situacion: v.picklist(['por_abrir', 'abierta', 'cerrada']),
  ahora: momentoSchema,
  abre: momentoSchema,
  cierra: momentoSchema,
  publica: momentoSchema,
  maximoOpciones: v.pipe(enteroSchema, v.minValue(1)),
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
        edadMinima: enteroSchema,
        edadMaxima: enteroSchema,
        requisitos: v.array(v.string()),
      }),
    ),
    jornadas: entradasSchema,
    zonas: entradasSchema,
    comunas: entradasSchema,
    parentescos: entradasSchema,
    condiciones: v.array(
      v.object({
        codigo: v.string(),
        nombre: v.string(),
        descripcion: v.string(),
        sensible: v.boolean(),
        autorizacion: textoONadaSchema,
        alcance: v.picklist(['general', 'institucion']),
        soporte: v.string(),
      }),
    ),
  }),
});

export const paginaDeOfertasSchema: Lee<PaginaDeOfertas> = paginaSchema(ofertaSchema);

export const institucionesSchema: Lee<Instituciones> = v.object({ elementos: v.array(institucionSchema) });

export const comprobanteSchema: Lee<Comprobante> = v.object({
  radicado: v.string(),
  radicadaEn: momentoSchema,
  anio: enteroSchema,
  acudiente: v.string(),
  estudiante: v.string(),
  grado: gradoSchema,
  opciones: v.array(ofertaSchema),
  condiciones: v.array(v.string()),
  registradaPor: textoONadaSchema,
  avisosA: textoONadaSchema,
});

export const solicitudDeFamiliaSchema: Lee<SolicitudDeFamilia> = v.object({
  ...solicitudEntradas,
  historia: v.array(
    v.object({ en: momentoSchema, de: v.nullable(estadoSchema), a: estadoSchema, motivo: textoONadaSchema }),
  ),
  acciones: v.array(v.picklist(DE_FAMILIA)),
  editableHasta: momentoSchema,
});
