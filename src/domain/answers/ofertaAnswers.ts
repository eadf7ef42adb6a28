import * as v from 'valibot';

import type { CambioDeFila, ErrorDeFila, InformeDeImportacion, OfertaDeGestion, PaginaDeOfertasDeGestion } from '../contractTypes';
import { enteroSchema, gradoSchema, institucionSchema, paginaSchema, type Lee } from './answerParts';

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

const cuposSchema: Lee<CambioDeFila['despues']> = v.object({
  capacidad: enteroSchema,
  continuan: enteroSchema,
  repiten: enteroSchema,
});

const cambioDeFilaSchema: Lee<CambioDeFila> = v.object({
  fila: enteroSchema,
  institucion: institucionSchema,
  sede: v.string(),
  jornada: v.string(),
  grado: gradoSchema,
  antes: v.nullable(cuposSchema),
  despues: cuposSchema,
});

export const informeDeImportacionSchema: Lee<InformeDeImportacion> = v.object({
  revisadas: enteroSchema,
  nuevas: enteroSchema,
  cambiadas: enteroSchema,
  iguales: enteroSchema,
  cambios: v.array(cambioDeFilaSchema),
  huella: v.string(),
  guardada: v.boolean(),
  errores: v.array(errorDeFilaSchema),
});
