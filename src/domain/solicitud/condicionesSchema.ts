import * as v from 'valibot';

import type { Catalogues, OfferedCondicion } from '../contractTypes';
import { archivosSchema, MOST_SOPORTES } from './archivosSchema';
import { codeSchema, objectMessage, optionalSchema, isFirstOfEqual } from './fieldSchemas';

const INSTITUCION_MESSAGE = 'Elija de la lista la institución.';
const MOST_CONDICIONES = 20;

/** The conditions that a family claims: each known, once, authorised if it is sensitive. */
export function condicionesSchema({ condiciones }: Catalogues) {
  return v.pipe(
    v.array(condicionSchema(condiciones), objectMessage),
    v.maxLength(MOST_CONDICIONES, `Elija ${MOST_CONDICIONES} condiciones como máximo.`),
    v.checkItems(
      isFirstOfEqual(({ codigo }) => codigo),
      'Ya eligió esta condición: deje una sola.',
    ),
  );
}

function condicionSchema(offered: readonly OfferedCondicion[]) {
  const findOffered = (codigo: string) => offered.find((one) => one.codigo === codigo);
  const isAtInstitucion = (codigo: string) => findOffered(codigo)?.alcance === 'institucion';
  return v.pipe(
    v.strictObject(
      {
        codigo: codeSchema(offered, 'Elija una condición de la lista.'),
        institucion: v.pipe(
          optionalSchema(INSTITUCION_MESSAGE),
          v.nullable(v.pipe(v.string(), v.regex(/^\d{12}$/, INSTITUCION_MESSAGE))),
        ),
        autorizada: v.boolean('Indique si autoriza el uso de este dato.'),
        archivos: archivosSchema(MOST_SOPORTES),
      },
      objectMessage,
    ),
    v.forward(
      v.partialCheck(
        [['codigo'], ['autorizada']],
        ({ codigo, autorizada }) => autorizada || findOffered(codigo)?.sensible !== true,
        'Autorice el uso de este dato sensible, o quite la condición: es opcional.',
      ),
      ['autorizada'],
    ),
    v.forward(
      v.partialCheck(
        [['codigo'], ['institucion']],
        ({ codigo, institucion }) => institucion !== null || !isAtInstitucion(codigo),
        INSTITUCION_MESSAGE,
      ),
      ['institucion'],
    ),
    // What was chosen before the condition was changed for another does not count.
    v.transform((claimed) => (isAtInstitucion(claimed.codigo) ? claimed : { ...claimed, institucion: null })),
  );
}
