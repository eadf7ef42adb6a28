import { createDeploymentService } from '#services/deployment/browserDeployment.ts';

const page = (script: string) => `<!doctype html><script src="${script}"></script><div id="root"></div>`;

/** A page that runs `running`, on a server that has `deployed`. */
function given({ running = 'main.1.js', deployed = page('main.1.js'), status = 200 } = {}) {
  document.head.innerHTML = `<script type="text/plain" src="${running}"></script>`;
  const fetchPage = jest.fn(() => Promise.resolve({ ok: status === 200, text: () => Promise.resolve(deployed) }));
  Object.defineProperty(window, 'fetch', { value: fetchPage, configurable: true });
  const reload = jest.fn();
  return { reload, fetchPage, deployment: createDeploymentService(reload) };
}

beforeEach(() => window.sessionStorage.clear());

test('the same build on the server: no reload', async () => {
  const { deployment, reload } = given();
  await expect(deployment.reloadIfReplaced('educacion')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['the same build', {}, false],
  ['a newer build', { deployed: page('main.2.js') }, true],
  ['an answer that is an error', { deployed: page('main.2.js'), status: 503 }, false],
  ['a page that is not ours', { deployed: '<h1>Mantenimiento</h1>' }, false],
])('asked whether it is replaced: %s', async (_, server, isReplaced) => {
  const { deployment, reload } = given(server);
  await expect(deployment.isReplaced()).resolves.toBe(isReplaced);
  expect(reload).not.toHaveBeenCalled();
});

test('a newer build: one reload for a failure, another for a different one', async () => {
  const { deployment, reload, fetchPage } = given({ deployed: page('main.2.js') });
  await expect(deployment.reloadIfReplaced('educacion')).resolves.toBe(true);
  await expect(deployment.reloadIfReplaced('educacion')).resolves.toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(deployment.reloadIfReplaced('site')).resolves.toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(fetchPage).toHaveBeenCalledWith(document.baseURI, { cache: 'no-store' });
});

test('a later build fails in its turn: one reload for it too', async () => {
  await given({ running: 'main.1.js', deployed: page('main.2.js') }).deployment.reloadIfReplaced('site');
  const { deployment, reload } = given({ running: 'main.2.js', deployed: page('main.3.js') });
  await expect(deployment.reloadIfReplaced('site')).resolves.toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that is another at every look: one reload for a failure', async () => {
  await given({ running: 'main.1.js', deployed: page('main.2.js') }).deployment.reloadIfReplaced('site');
  const { deployment, reload } = given({ running: 'main.3.js', deployed: page('main.4.js') });
  await expect(deployment.reloadIfReplaced('site')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['an answer that is an error', { deployed: page('main.2.js'), status: 503 }],
  ['a page that is not ours', { deployed: '<h1>Mantenimiento</h1>' }],
])('%s: no reload', async (_, server) => {
  const { deployment, reload } = given(server);
  await expect(deployment.reloadIfReplaced('site')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('no network: no reload', async () => {
  const { deployment, reload, fetchPage } = given({ deployed: page('main.2.js') });
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(deployment.reloadIfReplaced('site')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('storage that is blocked: no reload, for it could come again and again', async () => {
  const { deployment, reload } = given({ deployed: page('main.2.js') });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(deployment.reloadIfReplaced('site')).resolves.toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
