import * as v from 'valibot';

import type { AvisoTexto } from './contractTypes';
import { objectMessage } from './solicitud/fieldSchemas';
import { typedLine, withoutUnseen } from './unseen';

/** The most that the contract takes. */
const AVISO_LIMITS = { line: 500, parrafos: 50, parrafo: 5000 } as const;

const text = (empty: string, most: number, clean: (typed: string) => string) =>
  v.pipe(
    v.string(empty),
    v.transform(clean),
    v.trim(),
    v.nonEmpty(empty),
    // Characters as the contract counts them: code points.
    v.check((typed) => [...typed].length <= most, `Escriba ${most} caracteres como máximo.`),
  );
const line = (empty: string) => text(empty, AVISO_LIMITS.line, typedLine);

/** The one check of a privacy notice's text (F150), for the form, the backend and a city's first data. */
export const avisoSchema = v.strictObject(
  {
    titulo: line('Escriba el título.'),
    parrafos: v.pipe(
      v.array(text('Escriba el párrafo, o quítelo.', AVISO_LIMITS.parrafo, withoutUnseen), objectMessage),
      v.minLength(1, 'Escriba el texto del aviso.'),
      v.maxLength(AVISO_LIMITS.parrafos, `Deje ${AVISO_LIMITS.parrafos} párrafos como máximo.`),
    ),
    responsable: line('Escriba quién responde por los datos.'),
    contacto: line('Escriba dónde se pregunta por los datos.'),
  },
  objectMessage,
) satisfies v.GenericSchema<unknown, AvisoTexto>;
