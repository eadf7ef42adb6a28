import * as v from 'valibot';
import { documentoSchema } from '#domain/solicitud/documentoSchema.ts';
import { fechaNacimientoSchema } from '#domain/solicitud/estudianteSchema.ts';
import { checkRadicado } from '#domain/radicado.ts';
import type { Identification } from '#domain/contractTypes.ts';

/** A mistyped radicado is caught by its check character, before anything is asked. */
const radicadoSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkRadicado(dataset.value);
    if (checked.ok) return checked.radicado;
    addIssue({ message: checked.message });
    return NEVER;
  }),
);

/** What the look-up asks for, as typed; gives it as the backend has it. `today`: a day, as YYYY-MM-DD. */
export function lookUpSchema(today: string): v.GenericSchema<Identification, Identification> {
  return v.object({
    radicado: radicadoSchema,
    documento: documentoSchema,
    fechaNacimiento: fechaNacimientoSchema(today),
  });
}
