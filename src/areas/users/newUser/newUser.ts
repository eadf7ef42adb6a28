import * as v from 'valibot';
import type { NewUser } from '#domain/usuario.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import { givenPasswordSchema } from '../heldPassword';
import { typedGrantsSchema } from '../typedGrants';
import { AREA, userCall, USERS_PATHS } from '../usersPaths';

const isAt = ({ path }: { path: string }) => path === USERS_PATHS.newUser;

/** A new user; whether an unanswered one was made, the list tells. */
export const userAdd = createSending({
  area: AREA,
  name: 'userAdd',
  request: ({ usuario, ...body }: NewUser) => ({ method: 'post', path: userCall(usuario), body }),
  schema: givenPasswordSchema,
  isAt: (_, address) => isAt(address),
});

const typedSchema = v.object({ usuario: v.string(), ...typedGrantsSchema.entries });
type TypedNewUser = v.InferOutput<typeof typedSchema>;

export const BLANK: TypedNewUser = { usuario: '', nombre: '', secciones: [] };

/** What is typed of a new user and not made yet. */
export const typedNewUser = createTyping<TypedNewUser>({
  area: AREA,
  name: 'typedNewUser',
  keyOf: (address) => (isAt(address) ? '' : null),
  keptAs: () => 'usuarios.nuevo',
  schema: typedSchema,
  sending: userAdd,
  fieldOf: (path) => path.split('.')[0] ?? path,
});
