import * as v from 'valibot';

import type { ManagedConvocatoria } from '../contractTypes';
import { integerSchema, momentSchema, type AnswerSchema } from './answerParts';

/** The convocatoria with its rules, as who manages it sees it; what a person types is checked by `convocatoriaRulesSchema`. */
export const managedConvocatoriaSchema: AnswerSchema<ManagedConvocatoria> = v.object({
  anio: integerSchema,
  version: integerSchema,
  editable: v.boolean(),
  reglas: v.object({
    nombre: v.string(),
    maximoOpciones: integerSchema,
    sorteo: v.picklist(['unico', 'por_lugar']),
    reglaDeSemilla: v.string(),
    diasParaResponder: integerSchema,
    etapas: v.array(
      v.object({
        codigo: v.string(),
        nombre: v.string(),
        abre: momentSchema,
        cierra: momentSchema,
        publica: momentSchema,
        condiciones: v.array(v.string()),
      }),
    ),
    prioridades: v.array(v.string()),
    reservas: v.array(v.object({ condicion: v.string(), puestos: integerSchema })),
    fechasDeLista: v.array(v.string()),
  }),
  condiciones: v.array(v.object({ codigo: v.string(), nombre: v.string() })),
});
