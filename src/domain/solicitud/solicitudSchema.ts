import * as v from 'valibot';

import { acudienteSchema } from './acudienteSchema';
import { archivosSchema, MOST_DOCUMENTOS } from './archivosSchema';
import { objectMessage } from './fieldSchemas';
import { condicionesSchema } from './condicionesSchema';
import { estudianteSchema } from './estudianteSchema';
import { hermanosSchema } from './hermanosSchema';
import { opcionesSchema } from './opcionesSchema';
import type { Checked } from '../checked';
import type { Convocatoria, SolicitudData, Problem } from '../contractTypes';

/** What of the convocatoria the data of a solicitud is checked against. */
export type SolicitudRules = Pick<Convocatoria, 'maximoOpciones' | 'catalogos'>;

/**
 * The one check of a solicitud's data, for the form and for the backend. It takes what a person typed and gives it as
 * it is sent and stored: texts trimmed, documents and radicados in their one spelling, what is empty null.
 * `today` is the day in the city's time zone. Messages are Spanish and say what to do.
 * Whether the opciones exist and are of the grado, and the archivos are there, only the backend can see.
 */
export function solicitudSchema({ maximoOpciones, catalogos }: SolicitudRules, today: string) {
  return v.strictObject(
    {
      acudiente: acudienteSchema(catalogos),
      estudiante: estudianteSchema(catalogos, today),
      condiciones: condicionesSchema(catalogos),
      hermanos: hermanosSchema,
      opciones: opcionesSchema(maximoOpciones),
      // A page of before does not send it.
      documentos: v.optional(archivosSchema(MOST_DOCUMENTOS), []),
    },
    objectMessage,
  ) satisfies v.GenericSchema<unknown, SolicitudData>;
}

export type CheckedSolicitud = Checked<SolicitudData, NonNullable<Problem['errores']>>;

/**
 * Checks what came in a solicitud's `datos`; each wrong field is told once, by its path in the body as the contract's
 * `errores` has it: `datos.estudiante.documento`, `datos.opciones.1` (the second option).
 */
export function checkSolicitud(rules: SolicitudRules, today: string, data: unknown): CheckedSolicitud {
  const { success, output, issues } = v.safeParse(solicitudSchema(rules, today), data);
  if (success) return { ok: true, value: output };
  const byField = new Map<string, string>();
  for (const issue of issues) {
    const field = ['datos', v.getDotPath(issue)].filter((part) => part !== null).join('.');
    if (!byField.has(field)) byField.set(field, issue.message);
  }
  return { ok: false, problems: Array.from(byField, ([field, message]) => ({ campo: field, mensaje: message })) };
}
