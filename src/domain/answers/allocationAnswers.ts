// Written by `npm run contract:types` from src/backend/contract/openapi.yaml.
import * as v from 'valibot';
import {
  actaDeSorteoSchema,
  entradaSchema,
  estadoSchema,
  gradoSchema,
  hechoSchema,
  institucionSchema,
  integerSchema,
  momentSchema,
  ofertaSchema,
} from './answerParts';
import type { AnnulledPart, Etapa, Etapas, Explanation, Replica, Results } from '../contractTypes';

const annulledPartSchema: v.GenericSchema<unknown, AnnulledPart> = v.picklist(['lista', 'semilla', 'resultado']);

export const etapaSchema: v.GenericSchema<unknown, Etapa> = v.object({
  codigo: v.string(),
  nombre: v.string(),
  version: integerSchema,
  situacion: v.picklist(['abierta', 'cerrada', 'congelada', 'sorteada', 'corrida', 'publicada', 'lista_cerrada']),
  abre: momentSchema,
  cierra: momentSchema,
  publica: momentSchema,
  solicitudes: v.pipe(integerSchema, v.minValue(0)),
  sinDecidir: v.pipe(integerSchema, v.minValue(0)),
  porDecidir: v.array(
    v.object({ radicado: v.string(), estado: estadoSchema, quien: v.nullable(v.string()), hasta: v.nullable(momentSchema) }),
  ),
  reclamosPorResponder: v.pipe(integerSchema, v.minValue(0)),
  cuposPorRevisar: v.object({
    total: integerSchema,
    elementos: v.array(v.object({ radicado: v.string(), detalle: v.string() })),
  }),
  sinResponder: v.pipe(integerSchema, v.minValue(0)),
  anulacion: v.nullable(v.object({ que: annulledPartSchema, motivo: v.string(), pedida: hechoSchema })),
  anuladas: v.array(
    v.object({
      que: annulledPartSchema,
      motivo: v.string(),
      pedida: hechoSchema,
      decidida: hechoSchema,
      confirmada: v.boolean(),
      huellaLista: v.string(),
      semilla: v.nullable(v.string()),
      acta: v.nullable(actaDeSorteoSchema),
      huellaResultado: v.nullable(v.string()),
    }),
  ),
  reglaDeSemilla: v.string(),
  congelada: v.nullable(hechoSchema),
  huellaLista: v.nullable(v.string()),
  sorteada: v.nullable(hechoSchema),
  semilla: v.nullable(v.string()),
  acta: v.nullable(actaDeSorteoSchema),
  corrida: v.nullable(hechoSchema),
  huellaResultado: v.nullable(v.string()),
  publicada: v.nullable(hechoSchema),
  tandas: v.array(v.object({ en: momentSchema, quien: v.string(), ofrecidos: v.nullable(v.pipe(integerSchema, v.minValue(0))) })),
  fechasDeLista: v.array(v.string()),
  trabajo: v.nullable(
    v.object({
      paso: v.picklist(['congelar', 'correr', 'publicar', 'mover_lista', 'cerrar_lista']),
      avance: v.number(),
      desde: momentSchema,
      quien: v.string(),
      problema: v.nullable(
        v.object({
          status: integerSchema,
          detail: v.string(),
          codigo: v.nullable(v.string()),
          errores: v.array(v.object({ campo: v.string(), mensaje: v.string() })),
        }),
      ),
    }),
  ),
  acciones: v.array(
    v.picklist([
      'congelar',
      'sortear',
      'correr',
      'publicar',
      'mover_lista',
      'cerrar_lista',
      'pedir_anulacion',
      'decidir_anulacion',
    ]),
  ),
});

export const etapasSchema: v.GenericSchema<unknown, Etapas> = v.object({ anio: integerSchema, elementos: v.array(etapaSchema) });

export const replicaSchema: v.GenericSchema<unknown, Replica> = v.object({
  congelada: v.boolean(),
  huella: v.string(),
  contenido: v.string(),
});

export const resultsSchema: v.GenericSchema<unknown, Results> = v.object({
  solicitudes: v.pipe(integerSchema, v.minValue(0)),
  asignadas: v.pipe(integerSchema, v.minValue(0)),
  porOpcion: v.array(
    v.object({ opcion: v.pipe(integerSchema, v.minValue(0)), solicitudes: v.pipe(integerSchema, v.minValue(0)) }),
  ),
  sinCupoPorGrado: v.array(
    v.object({
      grado: gradoSchema,
      solicitudes: v.pipe(integerSchema, v.minValue(0)),
      sinCupo: v.pipe(integerSchema, v.minValue(0)),
    }),
  ),
  sinCupoPorComuna: v.array(
    v.object({
      comuna: entradaSchema,
      solicitudes: v.pipe(integerSchema, v.minValue(0)),
      sinCupo: v.pipe(integerSchema, v.minValue(0)),
    }),
  ),
  porSede: v.array(
    v.object({
      institucion: institucionSchema,
      sede: v.string(),
      vacantes: v.pipe(integerSchema, v.minValue(0)),
      ocupadas: v.pipe(integerSchema, v.minValue(0)),
    }),
  ),
});

export const explanationSchema: v.GenericSchema<unknown, Explanation> = v.object({
  radicado: v.string(),
  tiquete: v.string(),
  estado: estadoSchema,
  prioridad: v.string(),
  sorteo: v.nullable(v.number()),
  conserva: v.nullable(ofertaSchema),
  opciones: v.array(
    v.object({
      oferta: ofertaSchema,
      resultado: v.picklist(['asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada']),
      corte: v.nullable(v.string()),
      puesto: v.nullable(integerSchema),
      explicacion: v.string(),
    }),
  ),
});
