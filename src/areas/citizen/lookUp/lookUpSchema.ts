import * as v from 'valibot';
import { documentoSchema } from '#domain/solicitud/documentoSchema.ts';
import { fechaNacimientoSchema } from '#domain/solicitud/estudianteSchema.ts';
import { radicadoSchema } from '#domain/solicitud/radicadoSchema.ts';
import type { Identification } from '#domain/contractTypes.ts';

/** What the look-up asks for, as typed; gives it as the backend has it. `today`: a day, as YYYY-MM-DD. */
export function lookUpSchema(today: string): v.GenericSchema<Identification, Identification> {
  return v.object({ radicado: radicadoSchema, documento: documentoSchema, fechaNacimiento: fechaNacimientoSchema(today) });
}
