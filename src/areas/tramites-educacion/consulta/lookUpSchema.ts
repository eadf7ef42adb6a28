import * as v from 'valibot';
import { documentoSchema } from '../../../shared/educacion/datos/documentos';
import { fechaNacimientoSchema } from '../../../shared/educacion/datos/estudiante';
import { revisarRadicado } from '../../../shared/educacion/radicado';
import type { Identificacion } from '../../../shared/educacion/tipos';

/** A mistyped radicado is caught by its check character, before anything is asked. */
const radicadoSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = revisarRadicado(dataset.value);
    if (checked.valido) return checked.radicado;
    addIssue({ message: checked.mensaje });
    return NEVER;
  }),
);

/** What the look-up asks for, as typed; gives it as the backend has it. `today`: a day, as YYYY-MM-DD. */
export function lookUpSchema(today: string): v.GenericSchema<Identificacion, Identificacion> {
  return v.object({
    radicado: radicadoSchema,
    documento: documentoSchema,
    fechaNacimiento: fechaNacimientoSchema(today),
  });
}
