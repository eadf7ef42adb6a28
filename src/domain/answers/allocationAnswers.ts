import * as v from 'valibot';

import type { ArchivoDeTexto, Etapa, Etapas, Explicacion, PaginaDeCortes, Replica, Resultados } from '../contractTypes';
import {
  enteroSchema,
  estadoSchema,
  gradoSchema,
  institucionSchema,
  momentoSchema,
  ofertaSchema,
  prioridadesSchema,
  resultadoDeOpcionSchema,
  textoONadaSchema,
  type Lee,
} from './answerParts';

const hechoSchema = v.object({ en: momentoSchema, quien: v.string() });
const cuentaSchema = v.pipe(enteroSchema, v.minValue(0));

export const etapaSchema: Lee<Etapa> = v.object({
  codigo: v.string(),
  nombre: v.string(),
  version: enteroSchema,
  situacion: v.picklist(['abierta', 'cerrada', 'congelada', 'sorteada', 'corrida', 'publicada', 'lista_cerrada']),
  abre: momentoSchema,
  cierra: momentoSchema,
  publica: momentoSchema,
  solicitudes: cuentaSchema,
  sinDecidir: cuentaSchema,
  reglaDeSemilla: v.string(),
  congelada: v.nullable(hechoSchema),
  huellaLista: textoONadaSchema,
  sorteada: v.nullable(hechoSchema),
  semilla: textoONadaSchema,
  corrida: v.nullable(hechoSchema),
  huellaResultado: textoONadaSchema,
  publicada: v.nullable(hechoSchema),
  tandas: v.array(v.object({ ...hechoSchema.entries, ofrecidos: v.nullable(cuentaSchema) })),
  fechasDeLista: v.array(v.string()),
  acciones: v.array(v.picklist(['congelar', 'sortear', 'correr', 'publicar', 'mover_lista', 'cerrar_lista'])),
});

export const etapasSchema: Lee<Etapas> = v.object({ anio: enteroSchema, elementos: v.array(etapaSchema) });

export const replicaSchema: Lee<Replica> = v.object({ congelada: v.boolean(), huella: v.string(), contenido: v.string() });

export const resultadosSchema: Lee<Resultados> = v.object({
  solicitudes: cuentaSchema,
  asignadas: cuentaSchema,
  porOpcion: v.array(v.object({ opcion: cuentaSchema, solicitudes: cuentaSchema })),
  sinCupoPorGrado: v.array(v.object({ grado: gradoSchema, solicitudes: cuentaSchema, sinCupo: cuentaSchema })),
  sinCupoPorComuna: v.array(
    v.object({
      comuna: v.object({ codigo: v.string(), nombre: v.string() }),
      solicitudes: cuentaSchema,
      sinCupo: cuentaSchema,
    }),
  ),
  porSede: v.array(
    v.object({ institucion: institucionSchema, sede: v.string(), vacantes: cuentaSchema, ocupadas: cuentaSchema }),
  ),
});

export const paginaDeCortesSchema: Lee<PaginaDeCortes> = v.object({
  elementos: v.array(
    v.object({ oferta: ofertaSchema, asignadas: cuentaSchema, enLista: cuentaSchema, corte: textoONadaSchema }),
  ),
  pagina: enteroSchema,
  total: enteroSchema,
  prioridades: prioridadesSchema,
});

export const explicacionSchema: Lee<Explicacion> = v.object({
  radicado: v.string(),
  tiquete: v.string(),
  estado: estadoSchema,
  prioridad: v.string(),
  sorteo: v.nullable(v.number()),
  opciones: v.array(
    v.object({
      oferta: ofertaSchema,
      resultado: resultadoDeOpcionSchema,
      corte: textoONadaSchema,
      puesto: v.nullable(enteroSchema),
      explicacion: v.string(),
    }),
  ),
});

export const archivoDeTextoSchema: Lee<ArchivoDeTexto> = v.object({ nombre: v.string(), contenido: v.string() });
