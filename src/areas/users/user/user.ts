import * as v from 'valibot';
import { usuarioSchema } from '#domain/answers/usersAnswers.ts';
import type { Usuario } from '#domain/contractTypes.ts';
import type { Grants } from '#domain/usuario.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import { typedGrantsSchema, type TypedGrants } from '../typedGrants';
import { AREA, userAt, userCall } from '../usersPaths';

/** The user whose page it is. */
export const user = createReading({
  area: AREA,
  name: 'user',
  paramsOf: ({ path }) => {
    const login = userAt(path);
    return login === null ? null : { login };
  },
  path: ({ login }) => userCall(login),
  schema: usuarioSchema,
});

/** Another name, other permissions. `seen`: as the page showed the user, to tell what another has changed since. */
export const userSave = createSending({
  area: AREA,
  name: 'userSave',
  request: ({ seen: { usuario, version }, grants }: { seen: Usuario; grants: Grants }) => ({
    method: 'put',
    path: userCall(usuario),
    body: { version, ...grants },
  }),
  schema: usuarioSchema,
  outdates: [user],
  isAt: ({ seen }, { path }) => userAt(path) === seen.usuario,
});

/** What the fields show of a user. */
export const grantsOf = ({ nombre, secciones }: Usuario): TypedGrants => ({ nombre, secciones });

const typedSchema = v.object({ seen: usuarioSchema, valores: typedGrantsSchema });
type TypedUser = v.InferOutput<typeof typedSchema>;

/** What is typed of a user and not saved yet. */
export const typedUser = createTyping<TypedUser, null, 'saved' | 'alreadySaved'>({
  area: AREA,
  name: 'typedUser',
  keyOf: ({ path }) => userAt(path),
  keptAs: (login) => `usuarios.ficha.${login}`,
  schema: typedSchema,
  fieldsOf: ({ valores }) => valores,
  sending: userSave,
  fieldOf: (path) => path.split('.')[0] ?? path,
});
