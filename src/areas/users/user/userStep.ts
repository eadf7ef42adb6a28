import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { usuarioSchema } from '#domain/answers/usersAnswers.ts';
import type { Usuario } from '#domain/contractTypes.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { givenPasswordSchema, type GivenPassword } from '../heldPassword';
import { AREA, userAt, userCall } from '../usersPaths';
import { user } from './user';

/** What is done about a user's signing in, by the contract's names. */
export type UserStep = 'inhabilitacion' | 'habilitacion' | 'clave';

interface StepToTake {
  step: UserStep;
  /** As the page showed the user. */
  seen: Usuario;
}

/** A person wants it; they are asked first. */
export const stepAsked = createAction<StepToTake>('users/userStep/stepAsked');

type Answer = GivenPassword | { usuario: Usuario; passwordId: null };

const answerSchema: v.GenericSchema<unknown, Answer> = v.union([
  givenPasswordSchema,
  v.pipe(
    usuarioSchema,
    v.transform((usuario) => ({ usuario, passwordId: null })),
  ),
]);

export const userStep = createSending({
  area: AREA,
  name: 'userStep',
  request: ({ step, seen: { usuario, version } }: StepToTake) => ({
    method: 'post',
    path: `${userCall(usuario)}/${step}`,
    body: { version },
  }),
  schema: answerSchema,
  outdates: [user],
  isAt: ({ seen }, { path }) => userAt(path) === seen.usuario,
});
