import * as v from 'valibot';

import { acudienteSchema } from './acudienteSchema';
import { mensajeDeObjeto } from './fieldSchemas';
import { condicionesSchema } from './condicionesSchema';
import { estudianteSchema } from './estudianteSchema';
import { hermanosSchema } from './hermanosSchema';
import { opcionesSchema } from './opcionesSchema';
import type { Convocatoria, DatosDeSolicitud, Problema } from '../contractTypes';

/** What of the call the data of a request is checked against. */
export type ReglasDeDatos = Pick<Convocatoria, 'maximoOpciones' | 'catalogos'>;

/**
 * The one check of a request's data, for the form and for the backend. It takes what a person typed and gives it as
 * it is sent and stored: texts trimmed, documents and radicados in their one spelling, what is empty null.
 * `hoy` is the day in the city's time zone. Messages are Spanish and say what to do.
 * Whether the opciones exist and are of the grado, and the archivos are there, only the backend can see.
 */
export function datosSchema({ maximoOpciones, catalogos }: ReglasDeDatos, hoy: string) {
  return v.strictObject(
    {
      acudiente: acudienteSchema(catalogos),
      estudiante: estudianteSchema(catalogos, hoy),
      condiciones: condicionesSchema(catalogos),
      hermanos: hermanosSchema,
      opciones: opcionesSchema(maximoOpciones),
    },
    mensajeDeObjeto,
  ) satisfies v.GenericSchema<unknown, DatosDeSolicitud>;
}

export type DatosRevisados =
  | { validos: true; datos: DatosDeSolicitud }
  | { validos: false; errores: NonNullable<Problema['errores']> };

/**
 * Checks what came in a request's `datos`; each wrong field is told once, by its path in the body as the contract's
 * `errores` has it: `datos.estudiante.documento`, `datos.opciones.1` (the second option).
 */
export function revisarDatos(reglas: ReglasDeDatos, hoy: string, datos: unknown): DatosRevisados {
  const { success, output, issues } = v.safeParse(datosSchema(reglas, hoy), datos);
  if (success) return { validos: true, datos: output };
  const porCampo = new Map<string, string>();
  for (const issue of issues) {
    const campo = ['datos', v.getDotPath(issue)].filter((parte) => parte !== null).join('.');
    if (!porCampo.has(campo)) porCampo.set(campo, issue.message);
  }
  return { validos: false, errores: Array.from(porCampo, ([campo, mensaje]) => ({ campo, mensaje })) };
}
