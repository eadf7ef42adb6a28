import { type BackendClient, startBackend } from '../support/backendClient';

const path = 'api/token/generar';
const credentials = { login: 'admin', password: 'admin2026' };

let client: BackendClient;

beforeAll(async () => {
  client = await startBackend();
});
afterEach(() => client.script.reset());
afterAll(() => client.close());

it('records what arrives and leaves the answer to the backend', async () => {
  expect((await client.post(path, credentials, { 'X-Test': 'a' })).status).toBe(200);
  const [request, ...others] = client.script.requests;
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    method: 'POST',
    path: `/${path}`,
    headers: { 'x-test': 'a' },
    body: JSON.stringify(credentials),
  });
});

it('answers in the place of the backend, so many times', async () => {
  client.script.direct(`/${path}`, { answer: { status: 503, body: '<p>no</p>' }, times: 1 });
  const response = await client.post(path, credentials);
  expect([response.status, await response.text()]).toEqual([503, '<p>no</p>']);
  expect(client.script.requests[0]?.body).toBe(JSON.stringify(credentials));
  expect((await client.post(path, credentials)).status).toBe(200);
});

it('cuts the connection', async () => {
  client.script.direct(`/${path}`, { disconnect: true });
  await expect(client.post(path, credentials)).rejects.toThrow('fetch failed');
});

it('holds a request, whose body still arrives whole', async () => {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  client.script.direct(`/${path}`, { until });
  let answered = false;
  const answer = client.post(path, credentials).finally(() => (answered = true));
  // Another one, that comes later, is answered before it.
  expect((await client.call('api/educacion/convocatoria')).status).toBe(200);
  expect(answered).toBe(false);
  release();
  expect((await answer).status).toBe(200);
});
