import * as v from 'valibot';

import { type Database, readRow, readRows } from '../db/database';
import { recommendedCost } from './passwords';
import { mayProcess } from './permissions';
import { menuOf, sections } from './sections';
import type { UserStore } from './userTypes';

const userSchema = v.object({
  login: v.string(),
  nombre: v.string(),
  clave: v.string(),
  secciones: v.array(v.picklist(sections)),
});

const personSchema = v.object({
  login: v.string(),
  nombre: v.string(),
  secciones: v.array(v.picklist(sections)),
  habilitada: v.boolean(),
});

/** The users that the table `usuarios` holds. */
export function createStoredUsers(database: Database, cost = recommendedCost): UserStore {
  return {
    cost,
    findByLogin: async (login) => {
      const row = await readRow(
        database,
        userSchema,
        'select login, nombre, clave, secciones from usuarios where login = $1 and inhabilitado_en is null',
        [login],
      );
      if (!row) return undefined;
      const { clave: passwordHash, nombre: name, secciones } = row;
      return { login: row.login, name, passwordHash, menu: menuOf(secciones), receivesToken: true };
    },
    admit: async (transaction, { login, passwordHash }, { instant, newHash = passwordHash }) => {
      const admitted = await transaction.query(
        `update usuarios set ultimo_ingreso = $3, clave = $4
          where login = $1 and clave = $2 and inhabilitado_en is null returning login`,
        [login, passwordHash, instant.toISOString(), newHash],
      );
      return admitted.length > 0;
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
        tramita: habilitada && mayProcess({ menu: menuOf(secciones) }),
      }));
    },
  };
}
