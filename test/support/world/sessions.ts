import { beginSession, type NewSession } from '#core/session/sessionStore.ts';
import { createFakeStorage, type FakeStorage } from './fakeStorage';
import { createWorld, type World } from './world';

export const MENU = [
  { id: 1, title: 'Educación', items: [{ id: 2, title: 'Sedes', url: 'educacion/sedes' }] },
  { id: 3, title: 'Inicio', url: 'sitio' },
];

const ANA: NewSession = { token: 'token-ana', user: 'ana', authorizationItem: MENU, anio: 2018 };

/** Storage as a sign-in of ana's left it. */
export function storageWithSession(session: Partial<NewSession> = {}): FakeStorage {
  const storage = createFakeStorage();
  beginSession(storage, { ...ANA, ...session });
  return storage;
}

/** A tab at `at` whose storage holds a session of ana's. */
export function worldWithSession(at: string, session: Partial<NewSession> = {}): World {
  return createWorld({ at, storage: storageWithSession(session) });
}
