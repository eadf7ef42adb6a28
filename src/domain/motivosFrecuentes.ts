import * as v from 'valibot';

import type { MotivosFrecuentes } from './contractTypes';
import { isFirstOfEqual, objectMessage } from './solicitud/fieldSchemas';
import { typedLine, withoutUnseen } from './unseen';

/** The most that the contract takes. */
export const MOTIVO_LIMITS = { each: 12, length: 500 } as const;

const motivoSchema = v.pipe(
  v.string('Escriba el motivo.'),
  v.transform(withoutUnseen),
  v.trim(),
  v.nonEmpty('Escriba el motivo, o quítelo.'),
  // Characters as the contract counts them: code points.
  v.check((text) => [...text].length <= MOTIVO_LIMITS.length, `Escriba ${MOTIVO_LIMITS.length} caracteres como máximo.`),
);

const listSchema = v.pipe(
  v.array(motivoSchema, objectMessage),
  v.maxLength(MOTIVO_LIMITS.each, `Deje ${MOTIVO_LIMITS.each} motivos como máximo.`),
  v.checkItems(
    isFirstOfEqual((text) => typedLine(text).toLowerCase()),
    'Este motivo ya está: cámbielo o quítelo.',
  ),
);

/** The one check of a convocatoria's reasons that staff write often (F76), for the form and for the backend. */
export const motivosFrecuentesSchema = v.strictObject(
  {
    negar_condicion: listSchema,
    negar_cupo: listSchema,
    por_subsanar: listSchema,
    en_revision: listSchema,
    no_admitida: listSchema,
    reabrir: listSchema,
    asignada: listSchema,
    retirada: listSchema,
  },
  objectMessage,
) satisfies v.GenericSchema<unknown, MotivosFrecuentes>;

/** What a convocatoria has for which nobody has written any. */
export const NO_MOTIVOS: MotivosFrecuentes = {
  negar_condicion: [],
  negar_cupo: [],
  por_subsanar: [],
  en_revision: [],
  no_admitida: [],
  reabrir: [],
  asignada: [],
  retirada: [],
};
