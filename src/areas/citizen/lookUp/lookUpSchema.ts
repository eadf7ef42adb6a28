import * as v from 'valibot';
import { NO_DOCUMENTO, normalizeDocumento } from '#domain/documento.ts';
import {
  documentoFits,
  documentoSchema,
  tipoDocumentoSchema,
  typedDocumentoSchema,
  withReadDocumento,
} from '#domain/solicitud/documentoSchema.ts';
import { fechaNacimientoSchema } from '#domain/solicitud/estudianteSchema.ts';
import { radicadoSchema } from '#domain/solicitud/radicadoSchema.ts';
import type { Identification, LostRadicado, TipoDocumento } from '#domain/contractTypes.ts';

/** What the look-up asks for, as typed; gives it as the backend has it. `today`: a day, as YYYY-MM-DD. */
export function lookUpSchema(today: string): v.GenericSchema<Identification, Identification> {
  return v.object({ radicado: radicadoSchema, documento: documentoSchema, fechaNacimiento: fechaNacimientoSchema(today) });
}

/** What a lost radicado is asked for by, in the same way. */
export function lostRadicadoSchema(types: readonly TipoDocumento[], today: string): v.GenericSchema<LostRadicado, LostRadicado> {
  return v.pipe(
    v.object({
      tipoDocumento: tipoDocumentoSchema(types, 'estudiante'),
      // Who had none was given a number.
      documento: v.pipe(
        typedDocumentoSchema,
        v.check((number) => normalizeDocumento(number) !== '', NO_DOCUMENTO),
      ),
      fechaNacimiento: fechaNacimientoSchema(today),
    }),
    documentoFits(types),
    withReadDocumento(types),
  );
}
