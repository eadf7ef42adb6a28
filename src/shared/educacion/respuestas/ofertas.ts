import * as v from 'valibot';

import type { ErrorDeFila, InformeDeImportacion, OfertaDeGestion, PaginaDeOfertasDeGestion } from '../tipos';
import { enteroSchema, gradoSchema, institucionSchema, paginaSchema, type Lee } from './palabras';

export const ofertaDeGestionSchema: Lee<OfertaDeGestion> = v.object({
  id: v.string(),
  version: enteroSchema,
  institucion: institucionSchema,
  sede: v.string(),
  comuna: v.string(),
  jornada: v.string(),
  grado: gradoSchema,
  anio: enteroSchema,
  capacidad: enteroSchema,
  continuan: enteroSchema,
  repiten: enteroSchema,
  vacantes: enteroSchema,
});

export const paginaDeOfertasDeGestionSchema: Lee<PaginaDeOfertasDeGestion> = paginaSchema(ofertaDeGestionSchema);

const errorDeFilaSchema: Lee<ErrorDeFila> = v.object({ fila: enteroSchema, columna: v.string(), mensaje: v.string() });

export const informeDeImportacionSchema: Lee<InformeDeImportacion> = v.object({
  revisadas: enteroSchema,
  nuevas: enteroSchema,
  cambiadas: enteroSchema,
  iguales: enteroSchema,
  guardada: v.boolean(),
  errores: v.array(errorDeFilaSchema),
});
