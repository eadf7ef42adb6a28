import * as v from 'valibot';

import { DE_FUNCIONARIO } from '../allowedMoves';
import type { ContenidoDeArchivo, PaginaDeBitacora, PaginaDeSolicitudes, SolicitudDeFuncionario } from '../contractTypes';
import {
  estadoSchema,
  gradoSchema,
  momentoSchema,
  paginaSchema,
  solicitudEntradas,
  textoONadaSchema,
  tipoDeArchivoSchema,
  type Lee,
} from './answerParts';

export const paginaDeSolicitudesSchema: Lee<PaginaDeSolicitudes> = paginaSchema(
  v.object({
    radicado: v.string(),
    estado: estadoSchema,
    radicadaEn: momentoSchema,
    estudiante: v.string(),
    documento: v.string(),
    grado: gradoSchema,
    asignadaA: textoONadaSchema,
    antesDe: v.nullable(momentoSchema),
    asistida: v.boolean(),
  }),
);

export const solicitudDeFuncionarioSchema: Lee<SolicitudDeFuncionario> = v.object({
  ...solicitudEntradas,
  asignadaA: textoONadaSchema,
  registradaPor: textoONadaSchema,
  avisoLeido: v.object({ version: v.string(), leidoEn: momentoSchema }),
  acciones: v.array(v.picklist(DE_FUNCIONARIO)),
});

export const paginaDeBitacoraSchema: Lee<PaginaDeBitacora> = paginaSchema(
  v.object({
    en: momentoSchema,
    quien: v.string(),
    que: v.picklist(['movimiento', 'edicion', 'lectura', 'lectura_archivo', 'toma', 'liberacion', 'decision']),
    de: v.nullable(estadoSchema),
    a: v.nullable(estadoSchema),
    motivo: textoONadaSchema,
  }),
);

export const contenidoDeArchivoSchema: Lee<ContenidoDeArchivo> = v.object({
  nombre: v.string(),
  tipo: tipoDeArchivoSchema,
  // Base 64; who decodes it sees whether it is: a pattern over megabytes is slow.
  contenido: v.string(),
});
