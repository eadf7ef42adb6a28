import * as v from 'valibot';
import { documentoFormat, documentoSchema, tipoDocumentoSchema } from '#domain/solicitud/documentoSchema.ts';
import { fechaNacimientoSchema } from '#domain/solicitud/estudianteSchema.ts';
import { radicadoSchema } from '#domain/solicitud/radicadoSchema.ts';
import type { Identification, LostRadicado, TipoDocumento } from '#domain/contractTypes.ts';

/** What the look-up asks for, as typed; gives it as the backend has it. `today`: a day, as YYYY-MM-DD. */
export function lookUpSchema(today: string): v.GenericSchema<Identification, Identification> {
  return v.object({ radicado: radicadoSchema, documento: documentoSchema, fechaNacimiento: fechaNacimientoSchema(today) });
}

/** What a lost radicado is asked for by, in the same way. */
export function lostRadicadoSchema(types: readonly TipoDocumento[], today: string): v.GenericSchema<LostRadicado, LostRadicado> {
  const format = documentoFormat(types);
  return v.pipe(
    v.object({
      tipoDocumento: tipoDocumentoSchema(types, 'estudiante'),
      documento: documentoSchema,
      fechaNacimiento: fechaNacimientoSchema(today),
    }),
    v.forward(v.partialCheck([['tipoDocumento'], ['documento']], format.holds, format.message), ['documento']),
  );
}
