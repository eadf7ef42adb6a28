import * as v from 'valibot';

import { emailSchema } from './solicitud/emailSchema';
import { objectMessage, optionalSchema } from './solicitud/fieldSchemas';
import { hasContacto, whatsappDigits } from './contacto';
import type { Contacto } from './contractTypes';

const LONGEST = 200;
const PHONE = /^(?=(?:\D*\d){3,15}\D*(?:ext|$))\+?[\d\s().-]+(?:ext\.? ?\d{1,6})?$/i;
const PHONE_MESSAGE = 'Escriba el teléfono con números. Por ejemplo: (608) 261 1111 ext. 102';
const HOURS_ALONE =
  'El horario solo no se muestra a nadie: escriba también un teléfono, un WhatsApp, un correo o una oficina, o bórrelo.';
const WHATSAPP_MESSAGE = 'Escriba el número de WhatsApp de 10 dígitos, o con + y el indicativo del país.';

const lineSchema = v.pipe(
  optionalSchema('Escriba un texto.'),
  v.transform((text) => text?.normalize('NFC').replace(/\s+/g, ' ') ?? null),
  v.check((text) => [...(text ?? '')].length <= LONGEST, `Escriba ${LONGEST} caracteres como máximo.`),
);

const partsSchema = v.strictObject(
  {
    telefono: v.pipe(
      lineSchema,
      v.check((text) => text === null || PHONE.test(text), PHONE_MESSAGE),
    ),
    whatsapp: v.pipe(
      lineSchema,
      v.check((text) => text === null || whatsappDigits(text) !== null, WHATSAPP_MESSAGE),
    ),
    correo: emailSchema,
    oficina: lineSchema,
    horario: lineSchema,
  },
  objectMessage,
);

/** The one check of a call's contact, for the form and for the backend; each part may be left out, but hours alone are nobody. */
export const contactoSchema = v.pipe(
  partsSchema,
  v.forward(
    v.check((contacto) => contacto.horario === null || hasContacto(contacto), HOURS_ALONE),
    ['horario'],
  ),
) satisfies v.GenericSchema<unknown, Contacto>;
