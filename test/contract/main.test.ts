import { execFile } from 'node:child_process';
import { join } from 'node:path';

import { testAccounts, startContractBackend } from '../support/contractBackend';
import { type Lie, startLyingProxy } from '../support/lyingProxy';
import { pgliteDatabases } from '../support/testDatabase';

jest.setTimeout(240_000);

interface ExitOutcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** `npm run contract`, as a process of its own. */
function contract(url: string, password = testAccounts.revisora.password): Promise<ExitOutcome> {
  const { revisora, colega, gestion } = testAccounts;
  const users = [
    ...['--usuario', revisora.user, '--clave', password],
    ...['--usuario2', colega.user, '--clave2', colega.password],
    ...['--usuario3', gestion.user, '--clave3', gestion.password],
  ];
  const program = ['-r', 'ts-node/register/transpile-only', join(__dirname, 'main.ts'), url, ...users];
  return new Promise((resolve) => {
    execFile(process.execPath, program, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err: err.trimEnd() });
    });
  });
}

let backend: Awaited<ReturnType<typeof startContractBackend>>;
beforeEach(async () => {
  backend = await startContractBackend(pgliteDatabases);
});
afterEach(() => backend.close());

it('tells each promise that it tried and ends with 0 where all are kept', async () => {
  const { code, out, err } = await contract(`${backend.base}/`);
  expect(err).toBe('');
  expect(out).toMatch(/^pasa +vida: retirada: es el final$/m);
  expect(out).toMatch(/\n\d+ pasan, 0 fallan, 0 omitidas, 0 sin implementar\n$/);
  expect(code).toBe(0);
});

it('tells which promise is not kept, and ends with 1', async () => {
  const lie: Lie = async (call, forward) => {
    const answer = await forward(call);
    return call.path.endsWith('/convocatoria') ? { ...answer, body: { ...(answer.body as object), otro: 1 } } : answer;
  };
  const proxy = await startLyingProxy(backend.base, lie);
  const { code, out } = await contract(proxy.base);
  await proxy.close();
  expect(out).toMatch(/^falla +publico: la convocatoria dice su situación[^\n]*\n +La respuesta no es la del contrato: /m);
  expect(code).toBe(1);
});

it.each<[string, () => Promise<ExitOutcome>, RegExp]>([
  [
    'nobody answers',
    () => contract('http://127.0.0.1:9/'),
    /^Nadie responde en http:\/\/127\.0\.0\.1:9\/: revise la dirección.*$/,
  ],
  [
    'another place of the server',
    () => contract(`${backend.base}/otra/`),
    /^En http.*\/otra\/ no responde un backend de este contrato: revise la dirección.*$/,
  ],
  ['a wrong password', () => contract(backend.base, 'otra'), /^«revisora» no puede entrar \(401\): revise --usuario y --clave$/],
])('says in one line what to do, and ends with 2: %s', async (_case, run, line) => {
  const { code, out, err } = await run();
  expect(err).toMatch(line);
  expect([code, out]).toEqual([2, '']);
});
