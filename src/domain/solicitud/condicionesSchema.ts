import * as v from 'valibot';

import type { Catalogos, CondicionOfrecida } from '../contractTypes';
import { codigoSchema, idSchema, mensajeDeObjeto, opcionalSchema, sinRepetir } from './fieldSchemas';

const INSTITUCION = 'Elija de la lista la institución.';
const MAXIMO_DE_ARCHIVOS = 3;
const MAXIMO_DE_CONDICIONES = 20;

/** The conditions that a family claims: each known, once, authorised if it is sensitive. */
export function condicionesSchema({ condiciones }: Catalogos) {
  return v.pipe(
    v.array(condicionSchema(condiciones), mensajeDeObjeto),
    v.maxLength(MAXIMO_DE_CONDICIONES, `Elija ${MAXIMO_DE_CONDICIONES} condiciones como máximo.`),
    v.checkItems(
      sinRepetir(({ codigo }) => codigo),
      'Ya eligió esta condición: deje una sola.',
    ),
  );
}

function condicionSchema(ofrecidas: readonly CondicionOfrecida[]) {
  const ofrecida = (codigo: string) => ofrecidas.find((una) => una.codigo === codigo);
  const enUnaInstitucion = (codigo: string) => ofrecida(codigo)?.alcance === 'institucion';
  return v.pipe(
    v.strictObject(
      {
        codigo: codigoSchema(ofrecidas, 'Elija una condición de la lista.'),
        institucion: v.pipe(
          opcionalSchema(INSTITUCION),
          v.nullable(v.pipe(v.string(), v.regex(/^\d{12}$/, INSTITUCION))),
        ),
        autorizada: v.boolean('Indique si autoriza el uso de este dato.'),
        archivos: v.pipe(
          v.array(idSchema('Adjunte de nuevo el archivo.'), mensajeDeObjeto),
          v.maxLength(MAXIMO_DE_ARCHIVOS, `Adjunte ${MAXIMO_DE_ARCHIVOS} archivos como máximo.`),
          v.checkItems(
            sinRepetir((id) => id),
            'Este archivo ya está: adjúntelo una sola vez.',
          ),
        ),
      },
      mensajeDeObjeto,
    ),
    v.forward(
      v.partialCheck(
        [['codigo'], ['autorizada']],
        ({ codigo, autorizada }) => autorizada || ofrecida(codigo)?.sensible !== true,
        'Autorice el uso de este dato sensible, o quite la condición: es opcional.',
      ),
      ['autorizada'],
    ),
    v.forward(
      v.partialCheck(
        [['codigo'], ['institucion']],
        ({ codigo, institucion }) => institucion !== null || !enUnaInstitucion(codigo),
        INSTITUCION,
      ),
      ['institucion'],
    ),
    // What was chosen before the condition was changed for another does not count.
    v.transform((alegada) => (enUnaInstitucion(alegada.codigo) ? alegada : { ...alegada, institucion: null })),
  );
}
