import { createStorageService } from '#services/storage/browserStorage.ts';
import { createStorageArea } from '#services/storage/storageArea.ts';

const blocked = () => {
  throw new DOMException('no', 'SecurityError');
};

/** A storage whose writes fail while `full` or, with removals too, `frozen`. */
function fakeStorage() {
  const entries = new Map<string, string>();
  const state = { full: false, frozen: false };
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (state.full || state.frozen) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem(key: string) {
      if (state.frozen) throw new DOMException('no', 'SecurityError');
      entries.delete(key);
    },
  } as Storage;
  return { entries, state, area: createStorageArea(() => storage) };
}

describe('an area (D15)', () => {
  it('whose getter throws works in memory', () => {
    const area = createStorageArea(blocked);
    expect(area.get('a')).toBeNull();
    area.set('a', '1');
    expect(area.get('a')).toBe('1');
    area.remove('a');
    expect(area.get('a')).toBeNull();
  });

  it('that is full gives back what could not be written, and lets go of the older value', () => {
    const { entries, state, area } = fakeStorage();
    area.set('menu', 'de otra persona');
    state.full = true;
    area.set('menu', 'propio');
    expect(area.get('menu')).toBe('propio');
    expect(entries.has('menu')).toBe(false);
    state.full = false;
    area.set('menu', 'nuevo');
    expect(entries.get('menu')).toBe('nuevo');
    expect(area.get('menu')).toBe('nuevo');
  });

  it('says whether what it holds is kept for after a reload', () => {
    const { state, area } = fakeStorage();
    area.set('a', '1');
    expect([area.keeps('a'), area.keeps('b')]).toEqual([true, true]);
    state.full = true;
    area.set('a', '2');
    expect([area.keeps('a'), area.keeps('b')]).toEqual([false, true]);
    state.full = false;
    area.set('a', '3');
    expect(area.keeps('a')).toBe(true);
    expect(createStorageArea(blocked).keeps('a')).toBe(false);
  });

  it('that cannot remove hides what it keeps', () => {
    const { entries, state, area } = fakeStorage();
    area.set('a', '1');
    state.frozen = true;
    area.remove('a');
    expect(area.get('a')).toBeNull();
    area.set('a', '2');
    expect(area.get('a')).toBe('2');
    state.frozen = false;
    area.remove('a');
    expect(area.get('a')).toBeNull();
    expect(entries.size).toBe(0);
  });

  it('forgets its shadows when another tab has written', () => {
    const { entries, state, area } = fakeStorage();
    state.full = true;
    area.set('a', 'propio');
    area.set('b', 'propio');
    area.set('c', 'propio');
    entries.set('a', 'de otra pestaña');
    area.forget('a');
    expect([area.get('a'), area.get('b')]).toEqual(['de otra pestaña', 'propio']);
    area.forget(null);
    expect([area.get('b'), area.get('c')]).toEqual([null, null]);
  });
});

describe('the service', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps a tab’s and shared values in the two storages', () => {
    const { tab, shared } = createStorageService(jest.fn());
    tab.set('a', '1');
    shared.set('a', '2');
    expect([sessionStorage.getItem('a'), localStorage.getItem('a')]).toEqual(['1', '2']);
    expect([tab.get('a'), shared.get('a')]).toEqual(['1', '2']);
  });

  it('works when the mere getters throw', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    const storage = createStorageService(jest.fn());
    const { tab, shared } = storage;
    tab.set('a', '1');
    shared.set('a', '2');
    expect([tab.get('a'), shared.get('a')]).toEqual(['1', '2']);
    const heard = jest.fn();
    storage.onSharedChange(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'b', newValue: 'x' }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tells of other tabs’ changes to the shared storage, only', () => {
    const storage = createStorageService(jest.fn());
    const heard = jest.fn();
    const off = storage.onSharedChange(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: 'x', storageArea: sessionStorage }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', oldValue: 'x', newValue: null, storageArea: localStorage }));
    expect(heard.mock.calls).toEqual([[{ key: 'a', oldValue: 'x', newValue: null }]]);
    off();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: 'y', storageArea: localStorage }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tells of localStorage.clear() key by key', () => {
    const storage = createStorageService(jest.fn());
    const keys: string[] = [];
    storage.onSharedChange(({ key }) => keys.push(key));
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(keys).toEqual(['AuthorizationItem', 'anio', 'pisamiDueno']);
  });

  it('gives an area that still throws in the getter while an event names one', () => {
    const area = sessionStorage;
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    const heard = jest.fn();
    createStorageService(jest.fn()).onSharedChange(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', storageArea: area }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
