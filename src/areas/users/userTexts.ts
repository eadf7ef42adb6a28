import { SECCION_NAMES } from '#domain/usuario.ts';
import type { Usuario } from '#domain/contractTypes.ts';
import type { Words } from '#domain/words/words.ts';
import { question } from '#services/dialogs/question.ts';
import type { UserStep } from './user/userStep';

/** What a user does, in a line. */
export const grantsText = ({ secciones }: Pick<Usuario, 'secciones'>): string =>
  secciones.length === 0 ? 'Nada todavía' : secciones.map((seccion) => SECCION_NAMES[seccion]).join('; ');

export const lastSignInText = ({ ultimoIngreso }: Usuario, { moment }: Words): string =>
  ultimoIngreso === null ? 'Nunca ha ingresado' : moment(ultimoIngreso);

export const passwordText = ({ claveTemporalHasta }: Usuario, { moment }: Words): string =>
  claveTemporalHasta === null ? 'La que escogió la persona' : `De un solo uso, hasta el ${moment(claveTemporalHasta)}`;

/** What is asked before each step. */
export const QUESTIONS = {
  inhabilitacion: (name: string) =>
    question(
      'Inhabilitar el usuario',
      `${name} no podrá ingresar, y lo que tenga abierto se cierra ya mismo. Puede volver a habilitarlo después.`,
      'Sí, inhabilitar',
    ),
  habilitacion: (name: string) =>
    question('Habilitar el usuario', `${name} podrá ingresar otra vez con la contraseña que tenía.`, 'Sí, habilitar'),
  clave: (name: string) =>
    question(
      'Dar una contraseña de un solo uso',
      `La contraseña de ${name} deja de servir, y lo que tenga abierto se cierra ya mismo.`,
      'Sí, dar otra contraseña',
    ),
} as const satisfies Record<UserStep, unknown>;

/** What has been done. */
export const DONE: Readonly<Record<UserStep, string>> = {
  inhabilitacion: 'El usuario quedó inhabilitado, y lo que tenía abierto se cerró.',
  habilitacion: 'El usuario puede ingresar otra vez.',
  clave: 'La contraseña de antes ya no sirve.',
};
