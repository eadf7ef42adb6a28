import { TOKEN_KEY } from '#services/storage/storageKeys.ts';

const PARTS = `
  <template data-path="/tramites/educacion"><link rel="preload" href="citizen.js"></template>
  <template data-path="/tramites/educacion/solicitud"><link rel="preload" href="solicitud.js"></template>
  <template data-path="/educacion" data-staff><link rel="preload" href="education.js"></template>`;

/** What the script asks for in a page at `hash`. */
async function askedAt(hash: string, parts = PARTS): Promise<(string | null)[]> {
  document.head.innerHTML = '';
  document.body.innerHTML = parts;
  window.location.hash = hash;
  await jest.isolateModulesAsync(async () => void (await import('#services/preload.ts')));
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

const fetch = jest.fn();

beforeEach(() => {
  fetch.mockReset().mockResolvedValue({ ok: false, status: 404 });
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
});
afterEach(() => {
  window.sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
  delete window.configFile;
});

test.each([
  ['', ['citizen.js']],
  ['#/', ['citizen.js']],
  ['#/tramites/educacion', ['citizen.js']],
  ['#/tramites/educacion/solicitud/aviso', ['citizen.js', 'solicitud.js']],
  ['#/login', []],
  ['#/educacion', []],
])('without a session, at "%s": %j', async (hash, files) => {
  expect(await askedAt(hash)).toEqual(files);
});

test('with a session, of a staff page too', async () => {
  window.sessionStorage.setItem(TOKEN_KEY, 'token');
  expect(await askedAt('#/educacion/oferta')).toEqual(['education.js']);
});

test('where storage is blocked, nothing of a staff page', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await askedAt('#/educacion')).toEqual([]);
});

test('a page without parts asks for the configuration alone, which it may not have', async () => {
  expect(await askedAt('', '')).toEqual([]);
  await expect(window.configFile).rejects.toThrow('config.json: HTTP 404');
  expect(fetch).toHaveBeenCalledTimes(1);
});
