import { waitFor } from '@testing-library/dom';
import * as fc from 'fast-check';
import { createNavigationService } from '#services/navigation/browserNavigation.ts';
import { parseHash } from '#services/navigation/hashAddress.ts';
import type { Address } from '#services/navigation/navigationTypes.ts';
import { normalizePath } from '#services/navigation/normalizePath.ts';

describe('hashes (D5)', () => {
  it.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#/', '/', ''],
    ['#algo', '/algo', ''],
    ['#algo/x', '/algo/x', ''],
    ['#.x', '/.x', ''],
    ['#!/x', '/!/x', ''],
    ['#//x', '/x', ''],
    ['#/x//y', '/x/y', ''],
    ['#/x/', '/x', ''],
    ['#/x%', '/x%25', ''],
    ['#/%ff/a%20b', '/%25ff/a%20b', ''],
    ['#/x?a=1&b=/c//d', '/x', '?a=1&b=/c//d'],
    ['#/x?', '/x', ''],
    ['#/x#y?z', '/x', ''],
    ['##', '/', ''],
    ['#?a', '/', '?a'],
    ['/sitio', '/sitio', ''],
    ['/año', '/a%C3%B1o', ''],
  ])('%j is %j with search %j', (hash, path, search) => {
    expect(parseHash(hash)).toEqual({ path, search });
  });

  it('any text gives a path that stays as it is, that a router can decode and that no host hides in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const { path } = parseHash(text);
        expect(path).toMatch(/^\/(?!\/)/);
        expect(path === '/' || !path.endsWith('/')).toBe(true);
        expect(normalizePath(path)).toBe(path);
        expect(parseHash(path)).toEqual({ path, search: '' });
        expect(() => path.split('/').map(decodeURIComponent)).not.toThrow();
      }),
    );
  });
});

describe('the service', () => {
  const report = jest.fn();
  let subscribe: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
  /** Long enough for what must not come. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  /** However long a busy machine takes for what must come. */
  const untilTold = (told: readonly string[], expected: readonly string[]) =>
    waitFor(() => expect(told).toEqual(expected), { timeout: 4_000 });

  beforeEach(() => {
    report.mockReset();
    subscribe = jest.spyOn(window, 'addEventListener');
    history.replaceState(null, '', '#/inicio');
  });
  afterEach(() => {
    // A service lives as long as its page; here a page has one after another.
    for (const [type, listener] of subscribe.mock.calls) {
      window.removeEventListener(type, listener);
    }
    jest.restoreAllMocks();
  });

  function start() {
    const navigation = createNavigationService(report);
    const told: string[] = [];
    const off = navigation.listen(({ path, search }, kind) => told.push(`${kind} ${path}${search}`));
    return { navigation, told, off };
  }

  it('begins where the address bar is, with the key default', () => {
    expect(start().navigation.current()).toEqual({ path: '/inicio', search: '', key: 'default' });
  });

  it('keeps the key of an entry over a reload', () => {
    history.replaceState({ key: 'abc' }, '');
    expect(start().navigation.current().key).toBe('abc');
  });

  it('push and replace tell before they return', () => {
    const { navigation, told, off } = start();
    const length = history.length;
    navigation.push('/sitio?x=1');
    expect(told).toEqual(['push /sitio?x=1']);
    expect(location.hash).toBe('#/sitio?x=1');
    expect(navigation.current()).toEqual({ path: '/sitio', search: '?x=1', key: expect.not.stringMatching('default') as string });
    navigation.replace('//login/');
    expect(told).toEqual(['push /sitio?x=1', 'replace /login']);
    expect(history.length).toBe(length + 1);
    off();
    navigation.push('/sitio');
    expect(told).toHaveLength(2);
  });

  it('pushing where one is, replaces', () => {
    const { navigation, told } = start();
    const length = history.length;
    navigation.push('#/inicio/');
    expect(told).toEqual(['replace /inicio']);
    expect(history.length).toBe(length);
  });

  it('a typed hash is told once, and gets a key of its own', async () => {
    const { navigation, told } = start();
    location.hash = '#algo';
    await untilTold(told, ['pop /algo']);
    const { key } = navigation.current();
    expect(key).not.toBe('default');
    navigation.back();
    await untilTold(told, ['pop /algo', 'pop /inicio']);
    expect(navigation.current()).toEqual({ path: '/inicio', search: '', key: 'default' });
    history.forward();
    await untilTold(told, ['pop /algo', 'pop /inicio', 'pop /algo']);
    expect(navigation.current().key).toBe(key);
    await settle();
    expect(told).toHaveLength(3);
  });

  it('a hash that says the same is no change, and the entry keeps its key', async () => {
    const { navigation, told } = start();
    location.hash = '#inicio/';
    await settle();
    expect(told).toEqual([]);
    expect(navigation.current().key).toBe('default');
  });

  it('a bare # is the empty path', async () => {
    const { told } = start();
    location.hash = '#';
    await untilTold(told, ['pop /']);
  });

  it('show replaces what the bar says, and tells no one', async () => {
    const { navigation, told } = start();
    const length = history.length;
    const address = { path: '/educacion', search: '?pagina=2', key: 'abc' };
    navigation.show(address);
    await settle();
    expect(told).toEqual([]);
    expect(navigation.current()).toEqual(address);
    expect([location.hash, history.length]).toEqual(['#/educacion?pagina=2', length]);
  });

  it('href says what a link’s href is', () => {
    expect(start().navigation.href('sitio/?a=1')).toBe('#/sitio?a=1');
  });

  it('a listener that goes on leaves every listener with the last page', () => {
    const { navigation } = start();
    const seen: Address[] = [];
    const first = navigation.listen(({ path }) => {
      if (path === '/') navigation.replace('/login');
    });
    navigation.listen((address) => seen.push(address));
    navigation.push('/');
    expect(seen.map(({ path }) => path)).toEqual(['/login']);
    expect(navigation.current().path).toBe('/login');
    first();
  });

  it('a listener that throws is reported and stops no other', () => {
    const { navigation } = start();
    const error = new Error('listener');
    navigation.listen(() => {
      throw error;
    });
    const second = jest.fn();
    navigation.listen(second);
    navigation.push('/sitio');
    expect(second).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(error);
  });

  it('goes there even when the browser refuses to write history, and tells once', async () => {
    const { navigation, told } = start();
    const refused = new DOMException('too often', 'SecurityError');
    jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw refused;
    });
    jest.spyOn(history, 'replaceState').mockImplementation(() => {
      throw refused;
    });
    navigation.push('/sitio');
    expect(told).toEqual(['push /sitio']);
    expect(location.hash).toBe('#/sitio');
    const { key } = navigation.current();
    await settle();
    expect(told).toEqual(['push /sitio']);
    expect(navigation.current().key).toBe(key);
    expect(report).toHaveBeenCalledWith(refused);
  });

  it('tells of a page that comes back from the cache, and only of that (D21)', () => {
    const { navigation } = start();
    const restored = jest.fn();
    const off = navigation.onPageRestored(restored);
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(restored).not.toHaveBeenCalled();
    show(true);
    expect(restored).toHaveBeenCalledTimes(1);
    off();
    show(true);
    expect(restored).toHaveBeenCalledTimes(1);
  });
});
