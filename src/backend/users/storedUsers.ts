import * as v from 'valibot';

import type { Seccion } from '#domain/contractTypes.ts';
import { SECCIONES } from '#domain/usuario.ts';
import { type Database, readRow, readRows } from '../db/database';
import { recommendedCost } from './passwords';
import { mayProcess } from './permissions';
import { menuOf, menuOfOneTimePassword } from './sections';
import type { MenuEntry, UserStore } from './userTypes';

const userSchema = v.object({
  login: v.string(),
  nombre: v.string(),
  clave: v.string(),
  secciones: v.array(v.picklist(SECCIONES)),
  clave_temporal_hasta: v.nullable(v.date()),
});

const personSchema = v.object({
  login: v.string(),
  nombre: v.string(),
  secciones: v.array(v.picklist(SECCIONES)),
  habilitada: v.boolean(),
});

interface StoredUsersOptions {
  /** Of the passwords; a demonstration's and a test's is lower. */
  readonly cost?: number;
  readonly menuFor?: (secciones: readonly Seccion[], login: string) => readonly MenuEntry[];
}

/** The users that the table `usuarios` holds. */
export function createStoredUsers(
  database: Database,
  { cost = recommendedCost, menuFor = menuOf }: StoredUsersOptions = {},
): UserStore {
  return {
    cost,
    findByLogin: async (login) => {
      const row = await readRow(
        database,
        userSchema,
        'select login, nombre, clave, secciones, clave_temporal_hasta from usuarios where login = $1 and inhabilitado_en is null',
        [login],
      );
      if (!row) return undefined;
      const { clave: passwordHash, nombre: name, secciones, clave_temporal_hasta: oneTimeUntil } = row;
      const menu = oneTimeUntil ? menuOfOneTimePassword : menuFor(secciones, row.login);
      return { login: row.login, name, passwordHash, menu, oneTimeUntil, receivesToken: true };
    },
    admit: async (transaction, { login, passwordHash }, { instant, newHash = passwordHash }) => {
      const admitted = await transaction.query(
        `update usuarios set ultimo_ingreso = $3, clave = $4
          where login = $1 and clave = $2 and inhabilitado_en is null returning login`,
        [login, passwordHash, instant.toISOString(), newHash],
      );
      return admitted.length > 0;
    },
    changePassword: async (transaction, { login, passwordHash }, newHash) => {
      const changed = await transaction.query(
        `update usuarios set clave = $3, clave_temporal_hasta = null, version = version + 1
          where login = $1 and clave = $2 and inhabilitado_en is null returning login`,
        [login, passwordHash, newHash],
      );
      return changed.length > 0;
    },
    people: async () => {
      const people = await readRows(
        database,
        personSchema,
        'select login, nombre, secciones, inhabilitado_en is null as habilitada from usuarios',
      );
      return people.map(({ login, nombre, secciones, habilitada }) => ({
        login,
        nombre,
        tramita: habilitada && mayProcess({ menu: menuFor(secciones, login) }),
      }));
    },
  };
}
