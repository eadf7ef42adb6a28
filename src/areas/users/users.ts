import { createListAddress, writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { usuariosPageSchema } from '#domain/answers/usersAnswers.ts';
import { AREA, USERS_CALL, USERS_PATHS } from './usersPaths';

const SITUACIONES = ['habilitado', 'inhabilitado'] as const;

/** What the address of the list asks for. */
export const usersAddress = createListAddress(USERS_PATHS.list, (given) => ({
  situacion: SITUACIONES.find((one) => one === given.get('situacion')) ?? null,
}));

/** A page of users, as the address asks for them. */
export const users = createReading({
  area: AREA,
  name: 'users',
  paramsOf: ({ path, search }) => (path === USERS_PATHS.list ? usersAddress.read(search) : null),
  path: (query) => USERS_CALL + writeListQuery(query),
  schema: usuariosPageSchema,
  keepsShown: true,
});
