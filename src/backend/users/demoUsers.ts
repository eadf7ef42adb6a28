import type { Seccion } from '#domain/contractTypes.ts';
import { sameValue } from '#domain/sameValue.ts';
import type { Database, Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import { fullMenu, singleSectionMenu } from './demoMenus';
import { hashPassword } from './passwords';
import { menuOf } from './sections';
import { createStoredUsers } from './storedUsers';
import type { MenuEntry, UserStore } from './userTypes';

interface DemoUser {
  readonly login: string;
  readonly name: string;
  readonly password: string;
  readonly description: string;
  readonly secciones: readonly Seccion[];
  /** In the place of that of their sections, as long as they have these. */
  readonly menu?: readonly MenuEntry[];
}

/** The demonstration's users, with the passwords that the scripts print: no real database has them (D35). */
export const demoUsers: readonly DemoUser[] = [
  {
    login: 'admin',
    name: 'Alba Rincón',
    password: 'admin2026',
    description: 'menú de tres niveles; administra usuarios',
    secciones: ['tramitacion', 'gestion', 'administracion'],
    menu: fullMenu,
  },
  {
    login: 'funcionario',
    name: 'Luis Cardona',
    password: 'funcionario2026',
    description: 'una sola sección',
    secciones: ['tramitacion'],
    menu: singleSectionMenu,
  },
  {
    login: 'revisora',
    name: 'Ana Pérez',
    password: 'revisora2026',
    description: 'tramita solicitudes, como funcionario',
    secciones: ['tramitacion'],
    menu: singleSectionMenu,
  },
  {
    login: 'coordinador',
    name: 'Jorge Barrios',
    password: 'coordinador2026',
    description: 'oferta, convocatoria y asignación',
    secciones: ['gestion'],
  },
  {
    login: 'secretaria',
    name: 'Marta Ospina',
    password: 'secretaria2026',
    description: 'publica lo que asigna el coordinador',
    secciones: ['gestion'],
  },
  { login: 'sinmenu', name: 'Sara Nieto', password: 'sinmenu2026', description: 'menú sin secciones', secciones: [], menu: [] },
  {
    login: 'sintoken',
    name: 'Tomás Gil',
    password: 'sintoken2026',
    description: 'la respuesta no trae token',
    secciones: [],
    menu: [],
  },
];

/** Without a token in the sign-in answer, which the page must take for a failure (B22). */
const withoutToken = 'sintoken';

/** So low that a test does not wait for it: everybody knows these passwords. */
const demoCost = 10;

/** Makes those that are not there: in a demonstration of before, nobody was. */
export async function saveDemoUsers(db: Queryable, instant: Date): Promise<void> {
  const known = new Set((await db.query('select login from usuarios')).map(({ login }) => login));
  const missing = demoUsers.filter(({ login }) => !known.has(login));
  const rows = missing.map(async ({ login, name: nombre, password, secciones }) => ({
    login,
    nombre,
    clave: await hashPassword(password, demoCost),
    secciones,
    creado_en: instant,
  }));
  await insertRows(db, 'usuarios', await Promise.all(rows));
}

/** A demonstration's users are those of its table, some with a menu of their own. */
export function createDemoUserStore(database: Database): UserStore {
  const menuFor = (secciones: readonly Seccion[], login: string): readonly MenuEntry[] => {
    const known = demoUsers.find((user) => user.login === login && sameValue(user.secciones, secciones));
    return known?.menu ?? menuOf(secciones);
  };
  const stored = createStoredUsers(database, { cost: demoCost, menuFor });
  return {
    ...stored,
    findByLogin: async (login) => {
      const user = await stored.findByLogin(login);
      return user && { ...user, receivesToken: user.login !== withoutToken };
    },
  };
}
