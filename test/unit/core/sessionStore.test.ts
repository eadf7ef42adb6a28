import * as fc from 'fast-check';
import { clearReturn, readReturn, saveReturn } from '#core/session/returnAddress.ts';
import { readToken } from '#services/storage/token.ts';
import {
  beginSession,
  dropToken,
  endSession,
  endSessionElsewhere,
  parseYear,
  readRawMenu,
  readRawYear,
  readSignOut,
  readUser,
} from '#core/session/sessionStore.ts';
import { createStorageArea } from '#services/storage/storageArea.ts';
import type { StorageArea, StorageChange, StorageService } from '#services/storage/storageTypes.ts';

function memoryArea(entries: Map<string, string>, changed: (change: StorageChange) => void = () => undefined): StorageArea {
  const write = (key: string, value: string | null) => {
    const oldValue = entries.get(key) ?? null;
    if (value === null) entries.delete(key);
    else entries.set(key, value);
    if (oldValue !== value) changed({ key, oldValue, newValue: value });
  };
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => write(key, value),
    remove: (key) => write(key, null),
    keeps: () => true,
  };
}

/** Tabs of one browser: one shared storage, one of their own each. */
function browser(tabs: number, shared = new Map<string, string>()) {
  const listeners: ((change: StorageChange, from: number) => void)[] = [];
  const services = Array.from({ length: tabs }, (_, index): StorageService => ({
    tab: memoryArea(new Map()),
    shared: memoryArea(shared, (change) => listeners.forEach((listener) => listener(change, index))),
    onSharedChange: () => () => undefined,
  }));
  return { shared, services, listeners };
}

function oneTab(shared?: Map<string, string>) {
  const world = browser(1, shared);
  const [storage] = world.services;
  if (storage === undefined) throw new Error('no tab');
  return { ...world, storage };
}

function twoTabs(shared?: Map<string, string>) {
  const world = browser(2, shared);
  const [first, second] = world.services;
  if (first === undefined || second === undefined) throw new Error('no tabs');
  return { ...world, first, second };
}

const signIn = (storage: StorageService, user: string, answer: { menu?: unknown; anio?: unknown } = {}) => {
  const { menu, anio } = { menu: [user], anio: 2024, ...answer };
  beginSession(storage, { token: `token de ${user}`, user, authorizationItem: menu, anio });
};

describe('a session that begins', () => {
  it('is kept under the given names (B20, B21)', () => {
    const { storage, shared } = oneTab();
    signIn(storage, 'ana', { menu: [{ id: 1 }], anio: '2024' });
    expect(storage.tab.get('pisamiToken')).toBe('token de ana');
    expect(shared.get('AuthorizationItem')).toBe('[{"id":1}]');
    expect(shared.get('anio')).toBe('2024');
    expect([readToken(storage), readUser(storage)]).toEqual(['token de ana', 'ana']);
  });

  it.each([
    ['[{"id":1}]', '[{"id":1}]'],
    ['{', '{'],
    [null, 'null'],
    [{}, '{}'],
    [undefined, null],
  ])('keeps the menu %p as %p (D11)', (menu, raw) => {
    const { storage } = oneTab(new Map([['AuthorizationItem', '["de un administrador"]']]));
    signIn(storage, 'ana', { menu });
    expect(readRawMenu(storage)).toBe(raw);
  });

  it.each([
    [2024, '2024', '2024'],
    ['2024', '2024', '2024'],
    ['20x6', '20x6', null],
    [undefined, null, null],
    [NaN, 'null', null],
    ['02024', '02024', null],
    ['2024\n', '2024\n', null],
  ])('keeps the year %p as %p, shown as %p', (anio, raw, shown) => {
    const { storage } = oneTab(new Map([['anio', '1999']]));
    signIn(storage, 'ana', { anio });
    expect(readRawYear(storage)).toBe(raw);
    expect(parseYear(readRawYear(storage))).toBe(shown);
  });

  it('at no moment has the mark of one person beside the menu of another', () => {
    const { storage, shared, listeners } = oneTab();
    signIn(storage, 'ana');
    listeners.push(() => {
      const menu = shared.get('AuthorizationItem');
      if (menu !== undefined) expect(menu).toContain(shared.get('pisamiDueno'));
    });
    signIn(storage, 'beto');
    expect(readRawMenu(storage)).toBe('["beto"]');
  });
});

describe('a storage that starts to refuse in the middle of a sign-in (D15)', () => {
  /** A page's areas over `values`, which throw from touch `limit` on. */
  const failingPage = (tab: Map<string, string>, shared: Map<string, string>, limit: number): StorageService => {
    let touches = 0;
    const touch = () => {
      touches += 1;
      if (touches > limit) throw new DOMException('refused', 'SecurityError');
    };
    const over = (values: Map<string, string>) => {
      const area = memoryArea(values);
      const storage = {
        getItem: (key: string) => (touch(), area.get(key)),
        setItem: (key: string, value: string) => (touch(), area.set(key, value)),
        removeItem: (key: string) => (touch(), area.remove(key)),
      };
      return createStorageArea(() => storage as Storage);
    };
    return { tab: over(tab), shared: over(shared), onSharedChange: () => () => undefined };
  };
  const session = (user: string) => ({ token: `token-${user}`, user, authorizationItem: [{ title: user }], anio: 2018 });

  it.each(Array.from({ length: 26 }, (_, limit) => limit))('after %d touches: a reload shows nobody another’s menu', (limit) => {
    const [tab, shared] = [new Map<string, string>(), new Map<string, string>()];
    beginSession(failingPage(tab, shared, Infinity), session('ana'));
    const page = failingPage(tab, shared, limit);
    beginSession(page, session('beto'));
    expect([readUser(page), readRawMenu(page)]).toEqual(['beto', '[{"title":"beto"}]']);
    const reloaded = failingPage(tab, shared, Infinity);
    const menu = readRawMenu(reloaded);
    if (menu !== null) expect(menu).toBe(`[{"title":"${readUser(reloaded)}"}]`);
  });
});

describe('a shared storage that refuses while the tab’s own works (D15)', () => {
  type Health = 'well' | 'full' | 'blocked' | 'too small for a menu';
  /** A fresh page over `values` whose shared storage does as `health` says at each touch. */
  const pageOn = (values: { tab: Map<string, string>; shared: Map<string, string> }, health: () => Health): StorageService => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    const over = (map: Map<string, string>, now: () => Health) => {
      const area = memoryArea(map);
      const storage = {
        getItem: (key: string) => (now() === 'blocked' ? refuse() : area.get(key)),
        setItem: (key: string, value: string) =>
          now() === 'well' || (now() === 'too small for a menu' && value.length < 10) ? area.set(key, value) : refuse(),
        removeItem: (key: string) => (now() === 'blocked' ? refuse() : area.remove(key)),
      };
      return createStorageArea(() => storage as unknown as Storage);
    };
    return { tab: over(values.tab, () => 'well'), shared: over(values.shared, health), onSharedChange: () => () => undefined };
  };
  const browserWith = (first: Health) => {
    const values = { tab: new Map<string, string>(), shared: new Map<string, string>() };
    let health = first;
    return { values, newPage: () => pageOn(values, () => health), becomes: (next: Health) => (health = next) };
  };
  const menu = { menu: [{ title: 'Sedes' }] };
  const seen = (page: StorageService) => [readRawMenu(page), readRawYear(page)];
  const own = ['[{"title":"Sedes"}]', '2024'];

  it.each<Health>(['full', 'blocked', 'too small for a menu'])('%s: after a reload the tab’s copies count', (health) => {
    const { newPage } = browserWith(health);
    signIn(newPage(), 'ana', menu);
    expect(seen(newPage())).toEqual(own);
  });

  it('full, with leftovers of no one’s and then of another’s: the copies count', () => {
    const { values, newPage } = browserWith('full');
    signIn(newPage(), 'ana', menu);
    values.shared.set('AuthorizationItem', '["de nadie"]');
    expect(readRawMenu(newPage())).toBe(own[0]);
    values.shared.set('pisamiDueno', 'beto');
    expect(readRawMenu(newPage())).toBe(own[0]);
  });

  it('no longer to be read after a reload: the copies count, and the shared ones when it can be read again', () => {
    const { values, newPage, becomes } = browserWith('well');
    signIn(newPage(), 'ana', menu);
    becomes('blocked');
    expect(seen(newPage())).toEqual(own);
    becomes('well');
    values.shared.delete('AuthorizationItem');
    expect(seen(newPage())).toEqual([null, '2024']);
  });

  it('what another tab of the same user could write later is what counts', () => {
    const { values, newPage, becomes } = browserWith('full');
    signIn(newPage(), 'ana', menu);
    becomes('well');
    signIn(
      pageOn({ tab: new Map(), shared: values.shared }, () => 'well'),
      'ana',
      { menu: [1] },
    );
    expect(readRawMenu(newPage())).toBe('[1]');
  });

  it('a session that ended, or a later one that was written, is under D14 again', () => {
    const { values, newPage, becomes } = browserWith('full');
    signIn(newPage(), 'ana', menu);
    dropToken(newPage());
    expect(Object.fromEntries(values.tab)).toEqual({});
    becomes('well');
    signIn(newPage(), 'ana', menu);
    values.shared.delete('AuthorizationItem');
    expect(readRawMenu(newPage())).toBeNull();
  });
});

describe('whose menu counts (D14)', () => {
  it('no session: none, whatever is left over', () => {
    const { storage } = oneTab(new Map([['AuthorizationItem', '["de un administrador"]']]));
    expect([readRawMenu(storage), readRawYear(storage), readToken(storage), readUser(storage)]).toEqual([null, null, null, null]);
  });

  it('without a mark, the shared entry', () => {
    const { storage } = oneTab(new Map([['AuthorizationItem', '[1]']]));
    storage.tab.set('pisamiToken', 't');
    expect(readRawMenu(storage)).toBe('[1]');
  });

  it('two users in two tabs: each its own', () => {
    const { first, second } = twoTabs();
    signIn(first, 'ana');
    signIn(second, 'beto', { anio: 2025 });
    expect([readRawMenu(first), readRawYear(first)]).toEqual(['["ana"]', '2024']);
    expect([readRawMenu(second), readRawYear(second)]).toEqual(['["beto"]', '2025']);
  });

  it('own mark and no entry: missing, though there is a copy', () => {
    const { storage, shared } = oneTab();
    signIn(storage, 'ana');
    shared.delete('AuthorizationItem');
    expect(readRawMenu(storage)).toBeNull();
    shared.delete('pisamiDueno');
    expect(readRawMenu(storage)).toBeNull();
  });

  it('another user’s sign-out leaves this tab its menu', () => {
    const { first, second, shared } = twoTabs();
    signIn(first, 'ana');
    signIn(second, 'beto');
    endSession(second);
    expect(shared.has('AuthorizationItem')).toBe(false);
    expect([readRawMenu(first), readToken(first)]).toEqual(['["ana"]', 'token de ana']);
  });
});

describe('a session that ends', () => {
  it('by a 401 leaves the shared entries to the other tabs, and nothing to show here (D12)', () => {
    const { first, second } = twoTabs();
    signIn(first, 'ana');
    signIn(second, 'ana');
    dropToken(first);
    expect([readToken(first), readUser(first), readRawMenu(first)]).toEqual([null, null, null]);
    expect(readRawMenu(second)).toBe('["ana"]');
  });

  it('by sign-out removes token, menu and year (B24), and tells the other tabs', () => {
    const { first, second, shared, listeners } = twoTabs();
    signIn(first, 'ana');
    signIn(second, 'ana');
    const told: string[] = [];
    listeners.push((change, from) => {
      const user = readSignOut(change);
      if (from === 0 && user !== null) told.push(user);
    });
    endSession(first);
    expect(told).toEqual(['ana']);
    expect(Object.fromEntries(shared)).toEqual({ pisamiDueno: '' });
    endSessionElsewhere(second);
    expect([readToken(second), readUser(second), readRawMenu(second)]).toEqual([null, null, null]);
    expect(Object.fromEntries(shared)).toEqual({ pisamiDueno: '' });
  });

  it('by sign-out leaves another user’s shared entries alone', () => {
    const { first, second, shared } = twoTabs();
    signIn(first, 'ana');
    signIn(second, 'beto');
    endSession(first);
    expect(readRawMenu(second)).toBe('["beto"]');
    expect(shared.get('pisamiDueno')).toBe('beto');
  });

  it('by sign-out without a mark removes the entries and leaves no mark', () => {
    const { storage, shared } = oneTab(
      new Map([
        ['AuthorizationItem', '[1]'],
        ['anio', '2024'],
      ]),
    );
    storage.tab.set('pisamiToken', 't');
    endSession(storage);
    expect(shared.size).toBe(0);
    expect(readToken(storage)).toBeNull();
  });
});

it('whoever signs in and out, and wherever: no tab reads another user’s menu', () => {
  const users = fc.constantFrom('ana', 'beto');
  const event = fc.record({ tab: fc.nat(2), kind: fc.constantFrom<'in' | 'out' | 'expire'>('in', 'out', 'expire'), user: users });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const { services, listeners } = browser(3);
      listeners.push((change, from) => {
        const user = readSignOut(change);
        services.forEach((storage, index) => {
          if (index !== from && user !== null && readUser(storage) === user) endSessionElsewhere(storage);
        });
      });
      for (const { tab, kind, user } of events) {
        const storage = services[tab];
        if (storage === undefined) continue;
        if (kind === 'in') signIn(storage, user);
        else if (kind === 'out') endSession(storage);
        else dropToken(storage);
        for (const each of services) {
          const owner = readUser(each);
          expect(readRawMenu(each)).toBe(owner === null ? null : JSON.stringify([owner]));
        }
      }
    }),
  );
});

describe('notices of a sign-out', () => {
  const notice = (newValue: string | null, key = 'pisamiSalida') => readSignOut({ key, newValue });
  it('name the user', () => expect(notice('{"user":"ana","nonce":"1"}')).toBe('ana'));
  it.each([null, '', '{', 'null', '1', '[]', '{}', '{"user":1}'])('%p is none', (value) => expect(notice(value)).toBeNull());
  it('of another key are none', () => expect(notice('{"user":"ana"}', 'anio')).toBeNull());
});

describe('the return address (D1)', () => {
  it.each(['/sitio', '/educacion/sedes?pagina=2', '/'])('%p comes back', (path) => {
    const { storage } = oneTab();
    saveReturn(storage, { path, user: null });
    expect(readReturn(storage)).toEqual({ path, user: null });
    saveReturn(storage, { path, user: 'ana' });
    expect(readReturn(storage)).toEqual({ path, user: 'ana' });
    clearReturn(storage);
    expect(readReturn(storage)).toBeNull();
  });

  it.each([
    'sitio',
    '',
    '//evil.test',
    '/\\evil.test',
    '/x//evil.test',
    'https://evil.test',
    '/\tx',
    '/sitio\n',
    ' /sitio',
    'javascript:x',
  ])('%j does not', (path) => {
    const { storage } = oneTab();
    saveReturn(storage, { path, user: null });
    expect(readReturn(storage)).toBeNull();
  });

  it.each(['', '{', 'null', '1', '{}', '{"path":"/x"}', '{"path":1,"user":null}', '{"path":"/x","user":1}'])(
    'stored %p is none',
    (stored) => {
      const { storage } = oneTab();
      storage.tab.set('pisamiRegreso', stored);
      expect(readReturn(storage)).toBeNull();
    },
  );
});
