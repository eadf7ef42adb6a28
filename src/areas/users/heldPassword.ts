import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { oneTimePasswordSchema } from '#domain/answers/usersAnswers.ts';
import type { Usuario } from '#domain/contractTypes.ts';
import { randomKey } from '#services/randomKey.ts';

/** The one-time password that is shown: as any password, it is in no state and no action, which have its id (F82). */
let held: { readonly id: string; readonly password: string } | null = null;

/** Null: it is not shown any more. */
export const heldPassword = (id: string): string | null => (held?.id === id ? held.password : null);

export function dropPassword(): void {
  held = null;
}

/** A person wants it on paper. */
export const passwordPrinted = createAction('users/heldPassword/passwordPrinted');

/** A user to whom a one-time password was given, and the id by which it is had. */
export interface GivenPassword {
  usuario: Usuario;
  passwordId: string;
}

export const givenPasswordSchema: v.GenericSchema<unknown, GivenPassword> = v.pipe(
  oneTimePasswordSchema,
  v.transform(({ usuario, clave }) => {
    held = { id: randomKey(), password: clave };
    return { usuario, passwordId: held.id };
  }),
);
