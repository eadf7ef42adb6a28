import * as v from 'valibot';

import type { Seccion } from './contractTypes';
import { typedLine } from './unseen';

/** What a user may be given to do, in the order in which it is written (F80). */
export const SECCIONES = ['tramitacion', 'gestion', 'administracion'] as const satisfies readonly Seccion[];

/** As a page names it. */
export const SECCION_NAMES: Readonly<Record<Seccion, string>> = {
  tramitacion: 'Tramita solicitudes',
  gestion: 'Gestiona la oferta, la convocatoria y la asignación',
  administracion: 'Administra usuarios',
};

const LONGEST_NAME = 100;

const LOGIN_MESSAGE =
  'Escriba el usuario con minúsculas sin tildes, cifras, punto, guion o raya baja: de 3 a 50, y que empiece por letra.';
const NAME_MESSAGE = 'Escriba el nombre de la persona.';
const SECCIONES_MESSAGE = 'Marque lo que hace esta persona.';

/** So that two people cannot look alike: a capital, an accent or a letter of another alphabet is not in it. */
export const loginSchema = v.pipe(
  v.string(LOGIN_MESSAGE),
  v.transform(typedLine),
  v.regex(/^[a-z][a-z0-9._-]{2,49}$/, LOGIN_MESSAGE),
);

/** What an administrator says of a user, for the form and for the backend (F6). */
export const grantsSchema = v.strictObject({
  nombre: v.pipe(
    v.string(NAME_MESSAGE),
    v.transform(typedLine),
    v.minLength(1, NAME_MESSAGE),
    v.check((name) => [...name].length <= LONGEST_NAME, `Escriba ${LONGEST_NAME} caracteres como máximo.`),
  ),
  secciones: v.pipe(
    v.array(v.picklist(SECCIONES, SECCIONES_MESSAGE), SECCIONES_MESSAGE),
    v.minLength(1, SECCIONES_MESSAGE),
    v.transform((given) => SECCIONES.filter((seccion) => given.includes(seccion))),
  ),
});
export type Grants = v.InferOutput<typeof grantsSchema>;

/** A new one. */
export const newUserSchema = v.strictObject({ usuario: loginSchema, ...grantsSchema.entries });
export type NewUser = v.InferOutput<typeof newUserSchema>;
