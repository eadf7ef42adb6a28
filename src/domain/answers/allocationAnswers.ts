import * as v from 'valibot';

import type { TextFile, Etapa, Etapas, Explanation, CutOffs, Replica, Results } from '../contractTypes';
import {
  integerSchema,
  estadoSchema,
  gradoSchema,
  institucionSchema,
  momentSchema,
  ofertaSchema,
  prioridadesSchema,
  opcionResultSchema,
  textOrNullSchema,
  type AnswerSchema,
} from './answerParts';

const factSchema = v.object({ en: momentSchema, quien: v.string() });
const countSchema = v.pipe(integerSchema, v.minValue(0));

export const etapaSchema: AnswerSchema<Etapa> = v.object({
  codigo: v.string(),
  nombre: v.string(),
  version: integerSchema,
  situacion: v.picklist(['abierta', 'cerrada', 'congelada', 'sorteada', 'corrida', 'publicada', 'lista_cerrada']),
  abre: momentSchema,
  cierra: momentSchema,
  publica: momentSchema,
  solicitudes: countSchema,
  sinDecidir: countSchema,
  reglaDeSemilla: v.string(),
  congelada: v.nullable(factSchema),
  huellaLista: textOrNullSchema,
  sorteada: v.nullable(factSchema),
  semilla: textOrNullSchema,
  corrida: v.nullable(factSchema),
  huellaResultado: textOrNullSchema,
  publicada: v.nullable(factSchema),
  tandas: v.array(v.object({ ...factSchema.entries, ofrecidos: v.nullable(countSchema) })),
  fechasDeLista: v.array(v.string()),
  acciones: v.array(v.picklist(['congelar', 'sortear', 'correr', 'publicar', 'mover_lista', 'cerrar_lista'])),
});

export const etapasSchema: AnswerSchema<Etapas> = v.object({ anio: integerSchema, elementos: v.array(etapaSchema) });

export const replicaSchema: AnswerSchema<Replica> = v.object({
  congelada: v.boolean(),
  huella: v.string(),
  contenido: v.string(),
});

export const resultsSchema: AnswerSchema<Results> = v.object({
  solicitudes: countSchema,
  asignadas: countSchema,
  porOpcion: v.array(v.object({ opcion: countSchema, solicitudes: countSchema })),
  sinCupoPorGrado: v.array(v.object({ grado: gradoSchema, solicitudes: countSchema, sinCupo: countSchema })),
  sinCupoPorComuna: v.array(
    v.object({ comuna: v.object({ codigo: v.string(), nombre: v.string() }), solicitudes: countSchema, sinCupo: countSchema }),
  ),
  porSede: v.array(v.object({ institucion: institucionSchema, sede: v.string(), vacantes: countSchema, ocupadas: countSchema })),
});

export const cutOffsSchema: AnswerSchema<CutOffs> = v.object({
  elementos: v.array(v.object({ oferta: ofertaSchema, asignadas: countSchema, enLista: countSchema, corte: textOrNullSchema })),
  pagina: integerSchema,
  total: integerSchema,
  prioridades: prioridadesSchema,
});

export const explanationSchema: AnswerSchema<Explanation> = v.object({
  radicado: v.string(),
  tiquete: v.string(),
  estado: estadoSchema,
  prioridad: v.string(),
  sorteo: v.nullable(v.number()),
  opciones: v.array(
    v.object({
      oferta: ofertaSchema,
      resultado: opcionResultSchema,
      corte: textOrNullSchema,
      puesto: v.nullable(integerSchema),
      explicacion: v.string(),
    }),
  ),
});

export const textFileSchema: AnswerSchema<TextFile> = v.object({ nombre: v.string(), contenido: v.string() });
