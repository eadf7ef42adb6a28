import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { compute } from '#backend/places/allocation/computation/compute.ts';
import type { Task } from '#backend/places/allocation/computation/tasks.ts';
import { addressOf, buildBackend, entriesOf } from '#test/support/builtBackend.ts';
import { sampleOpenAt } from '#test/support/samples/firstData.ts';
import { REPLICA } from '#test/support/samples/etapas.ts';

const password = 'lluvia sobre tejados';

/** What the command says once. */
const oneTimeIn = (said: string): string => /: ([a-z2-9-]{19})$/m.exec(said)?.[1] ?? '';

/** Who has signed in with a one-time password chooses their own. @returns the token of the session that goes on */
async function chooseOwn(base: string, session: Response, actual: string): Promise<string> {
  const { token } = (await session.json()) as { token: string };
  const changed = await fetch(`${base}api/token/clave`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ actual, nueva: password }),
  });
  expect(changed.status).toBe(200);
  return ((await changed.json()) as { token: string }).token;
}

const SECTIONS = 'tramitacion,gestion,administracion';
const ADD_USER = ['dist-backend/users.js', 'add', 'ana.diaz', '--nombre', 'Ana', '--secciones', SECTIONS];

let built: Awaited<ReturnType<typeof buildBackend>>;
beforeAll(async () => {
  built = await buildBackend();
});
afterAll(() => built.close());

it('serves by itself, without a demonstration, to the users that its command makes', async () => {
  const added = await built.run(ADD_USER);
  expect([added.code, added.said]).toEqual([0, expect.stringContaining('«ana.diaz» ya puede entrar\n')]);

  const backend = built.start(['--enable-source-maps', 'dist-backend/main.js']);
  const base = await addressOf(backend);
  expect(entriesOf(backend.said()).find(({ event }) => event === 'mail.to_files')?.consejo).toContain('Falta SMTP_URL');
  const signIn = (login: string, typed: string): Promise<Response> =>
    fetch(`${base}api/token/generar`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login, password: typed }),
    });
  expect((await signIn('admin', 'admin2026')).status).toBe(401);
  const session = await signIn('ana.diaz', oneTimeIn(added.said));
  expect(session.status).toBe(200);
  const token = await chooseOwn(base, session, oneTimeIn(added.said));
  const summary = await fetch(`${base}api/educacion/resumen`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await summary.json()).toEqual({ solicitudes: 0, cupos: 0 });

  backend.kill('SIGTERM');
  expect(await once(backend, 'close')).toEqual([0, null]);
  expect(backend.said()).not.toMatch(/admin2026|de demostración|rror/);

  const refused = await built.run(['dist-backend/main.js'], { DEMO: '1' });
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('no es de una demostración')]);
  const keyless = await built.run(['dist-backend/main.js'], { TOKEN_SECRET: '' });
  expect(keyless.code).toBe(1);
  expect(entriesOf(keyless.said)).toMatchObject([
    { level: 'error', event: 'start.failed', message: expect.stringContaining('Falta TOKEN_SECRET') as string },
  ]);
});

it('takes a city from an empty database to a filed solicitud, by the commands of the documents', async () => {
  const more = { DATA_DIR: join(built.place, 'ciudad'), SMTP_URL: 'smtp://127.0.0.1:9' };
  const now = Date.now();
  const file = join(built.place, 'ciudad.json');
  writeFileSync(file, JSON.stringify(sampleOpenAt(now)));
  const added = await built.run(ADD_USER, more);
  expect(added.code).toBe(0);
  const catalogues = await built.run(['dist-backend/catalogues.js', file], more);
  expect([catalogues.code, catalogues.said]).toEqual([0, expect.stringContaining('convocatoria «Cupos escolares 2027»')]);
  const usage = await built.run(['dist-backend/catalogues.js'], more);
  expect([usage.code, usage.said]).toEqual([1, expect.stringContaining('Uso: npm run catalogues')]);

  const backend = built.start(['dist-backend/main.js'], more);
  const base = await addressOf(backend);
  const send = (path: string, body: unknown, token = ''): Promise<Response> =>
    fetch(`${base}api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const given = oneTimeIn(added.said);
  const token = await chooseOwn(base, await send('token/generar', { login: 'ana.diaz', password: given }), given);
  const fila = { fila: 1, dane: '190000000001', sede: 'Sede principal', jornada: 'Mañana', grado: 'Quinto' };
  const cupos = { capacidad: '35', continuan: '20', repiten: '1', reservas: [] };
  const imported = await send('educacion/gestion/ofertas/importacion', { huella: null, filas: [{ ...fila, ...cupos }] }, token);
  const { huella } = (await imported.json()) as { huella: string };
  expect((await send('educacion/gestion/ofertas/importacion', { huella, filas: [{ ...fila, ...cupos }] }, token)).status).toBe(
    200,
  );

  const { elementos } = (await (await fetch(`${base}api/educacion/ofertas?grado=5`)).json()) as { elementos: { id: string }[] };
  const person = { nombres: 'Luz', apellidos: 'Peña' };
  const datos = {
    acudiente: {
      tipoDocumento: 'CC',
      documento: '52000111',
      ...person,
      parentesco: 'madre',
      telefono: '3001112233',
      correo: null,
    },
    estudiante: {
      tipoDocumento: 'TI',
      documento: '1098765432',
      ...person,
      fechaNacimiento: `${new Date(now).getUTCFullYear() - 9}-05-20`,
      grado: 5,
      comuna: 'comuna_1',
      cupoActual: null,
    },
    condiciones: [],
    hermanos: [],
    opciones: elementos.map(({ id }) => id),
  };
  const aviso = { version: '2027-1', leidoEn: new Date(now).toISOString() };
  const filed = await send('educacion/solicitudes', { claveIdempotencia: randomUUID(), aviso, datos });
  expect([filed.status, await filed.json()]).toMatchObject([201, { radicado: expect.any(String) as string }]);
  expect(await (await fetch(`${base}listo`)).json()).toMatchObject({ listo: true });
  backend.kill('SIGTERM');
  await once(backend, 'close');
});

it('says in its log how to make the first user', async () => {
  const more = { DATA_DIR: join(built.place, 'vacia'), SMTP_URL: 'smtp://127.0.0.1:9' };
  const backend = built.start(['dist-backend/main.js'], more);
  await addressOf(backend);
  backend.kill('SIGTERM');
  await once(backend, 'close');
  const entries = entriesOf(backend.said());
  expect(entries.find(({ event }) => event === 'users.advice')?.consejo).toContain('Todavía nadie administra los usuarios');
  expect(entries.map(({ event }) => event)).not.toContain('mail.to_files');
});

it('computes in a thread of its own', async () => {
  const task: Task = { replica: REPLICA.contenido, semilla: '123456', etapas: [], reservas: [] };
  const worker = new Worker(join(built.place, 'dist-backend/computationThread.js'), { workerData: task });
  const [product] = (await once(worker, 'message')) as [unknown];
  const own = compute(task);
  expect(product).toEqual({ kind: 'done', ...own, solicitudes: [...own.solicitudes] });
});
