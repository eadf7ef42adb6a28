import * as v from 'valibot';

import type { ConvocatoriaDeGestion } from '../contractTypes';
import { enteroSchema, momentoSchema, type Lee } from './answerParts';

/** The call with its rules, as who manages it sees it; what a person types is checked by `reglasSchema`. */
export const convocatoriaDeGestionSchema: Lee<ConvocatoriaDeGestion> = v.object({
  anio: enteroSchema,
  version: enteroSchema,
  editable: v.boolean(),
  reglas: v.object({
    nombre: v.string(),
    maximoOpciones: enteroSchema,
    sorteo: v.picklist(['unico', 'por_lugar']),
    reglaDeSemilla: v.string(),
    diasParaResponder: enteroSchema,
    etapas: v.array(
      v.object({
        codigo: v.string(),
        nombre: v.string(),
        abre: momentoSchema,
        cierra: momentoSchema,
        publica: momentoSchema,
        condiciones: v.array(v.string()),
      }),
    ),
    prioridades: v.array(v.string()),
    reservas: v.array(v.object({ condicion: v.string(), puestos: enteroSchema })),
    fechasDeLista: v.array(v.string()),
  }),
  condiciones: v.array(v.object({ codigo: v.string(), nombre: v.string() })),
});
