import { hashPassword } from './passwords';
import { mayProcess } from './permissions';
import { fullMenu, placesMenu, singleSectionMenu } from './demoMenus';
import type { MenuEntry, User, UserStore } from './userTypes';

interface DemoUser {
  readonly login: string;
  readonly name: string;
  readonly password: string;
  readonly description: string;
  readonly menu: readonly MenuEntry[];
  readonly receivesToken: boolean;
}

/** The demonstration's users, with the passwords that the scripts print: no real database has them. */
export const demoUsers: readonly DemoUser[] = [
  {
    login: 'admin',
    name: 'Alba Rincón',
    password: 'admin2026',
    description: 'menú de tres niveles',
    menu: fullMenu,
    receivesToken: true,
  },
  {
    login: 'funcionario',
    name: 'Luis Cardona',
    password: 'funcionario2026',
    description: 'una sola sección',
    menu: singleSectionMenu,
    receivesToken: true,
  },
  {
    login: 'revisora',
    name: 'Ana Pérez',
    password: 'revisora2026',
    description: 'tramita solicitudes, como funcionario',
    menu: singleSectionMenu,
    receivesToken: true,
  },
  {
    login: 'coordinador',
    name: 'Jorge Barrios',
    password: 'coordinador2026',
    description: 'oferta, convocatoria y asignación',
    menu: placesMenu,
    receivesToken: true,
  },
  {
    login: 'secretaria',
    name: 'Marta Ospina',
    password: 'secretaria2026',
    description: 'publica lo que asigna el coordinador',
    menu: placesMenu,
    receivesToken: true,
  },
  {
    login: 'sinmenu',
    name: 'Sara Nieto',
    password: 'sinmenu2026',
    description: 'menú sin secciones',
    menu: [],
    receivesToken: true,
  },
  {
    login: 'sintoken',
    name: 'Tomás Gil',
    password: 'sintoken2026',
    description: 'la respuesta no trae token',
    menu: [],
    receivesToken: false,
  },
];

/** So low that a test does not wait for it: everybody knows these passwords. */
const demoCost = 10;

/** Users of a demonstration only (D35). */
export function createDemoUserStore(): UserStore {
  const users = new Map<string, Promise<User>>(
    demoUsers.map(({ login, name, password, menu, receivesToken }) => [
      login,
      hashPassword(password, demoCost).then((passwordHash) => ({ login, name, passwordHash, menu, receivesToken })),
    ]),
  );
  const people = demoUsers.map(({ login, name, menu }) => ({ login, nombre: name, tramita: mayProcess({ menu }) }));
  return {
    cost: demoCost,
    findByLogin: async (login) => users.get(login),
    admit: () => Promise.resolve(true),
    people: () => Promise.resolve(people),
  };
}
