import type { People } from '#domain/contractTypes.ts';
import type { UserStore } from './userTypes';

/** Who works here, in the order of their names. */
export async function listPeople(users: UserStore): Promise<People['personas']> {
  return [...(await users.people())].sort((one, other) => one.nombre.localeCompare(other.nombre, 'es'));
}
