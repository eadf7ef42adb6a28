import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openFileStore } from '#backend/files/fileStore.ts';
import { createScanner } from '#backend/files/scanner.ts';
import { type ApiAnswer, formWith, startTestApi, type TestApi } from '#test/support/testApi.ts';

/** As ClamAV's programs end; what it is asked, and what of, it writes down. */
const SCANNER = `
  const { appendFileSync, readFileSync } = require('node:fs');
  const [, , option, path, ...others] = process.argv;
  const text = readFileSync(path, 'utf8');
  appendFileSync(__filename + '.log', JSON.stringify([option, others.length, text]) + '\\n');
  if (text.includes('HANG')) setInterval(() => undefined, 1000);
  else process.exitCode = text.includes('VIRUS') ? 1 : text.includes('BROKEN') ? 2 : 0;
`;

let folder: string;
let supports: string;
let program: string;
let api: TestApi;
const report = jest.fn();

async function startWith(command: string, patienceMs?: number): Promise<void> {
  const files = await openFileStore({ folder: supports, minimumFree: 0, warn: report, freeBytes: () => Promise.resolve(1e12) });
  const scan = createScanner({ command, report, ...(patienceMs !== undefined && { patienceMs }) });
  api = await startTestApi(undefined, { files, scan });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pisami-antivirus-'));
  supports = join(folder, 'archivos');
  program = join(folder, 'scanner.cjs');
  writeFileSync(program, SCANNER);
  report.mockClear();
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const upload = (text: string): Promise<ApiAnswer> =>
  api.call('archivos', { body: formWith(`%PDF-1.7 ${text}`, 'a b; $(id).pdf') });
const kept = (): readonly string[] =>
  readdirSync(supports, { recursive: true, withFileTypes: true }).flatMap((one) => (one.isFile() ? one.name : []));

it('looks at each file before it is taken, and leaves nothing of what it refuses', async () => {
  await startWith(`${process.execPath}  ${program} --one`);
  const clean = await upload('limpio');
  expect([clean.status, kept()]).toEqual([201, [clean.body['id']]]);
  const found = await upload('VIRUS');
  expect([found.status, found.body.codigo]).toEqual([422, 'archivo_rechazado']);
  expect(found.body['detail']).toBe('El antivirus encontró algo en el archivo y no se recibió: revíselo, o cargue otro');
  expect(kept()).toEqual([clean.body['id']]);
  const asked = readFileSync(`${program}.log`, 'utf8').trim().split('\n');
  expect(asked.map((line) => JSON.parse(line) as unknown)).toEqual([
    ['--one', 0, '%PDF-1.7 limpio'],
    ['--one', 0, '%PDF-1.7 VIRUS'],
  ]);
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['fails', 'BROKEN', (): string => `${process.execPath} ${program} -`, undefined],
  ['does not end', 'HANG', (): string => `${process.execPath} ${program} -`, 1000],
  ['is not there', 'limpio', (): string => join(folder, 'no-hay'), undefined],
])('takes no file while the scanner %s, and says so in the log', async (_case, text, command, patienceMs) => {
  await startWith(command(), patienceMs);
  const answer = await upload(text);
  expect([answer.status, answer.headers.get('Retry-After'), answer.body.codigo]).toEqual([503, '300', 'archivos_sin_revision']);
  expect(kept()).toEqual([]);
  expect(report).toHaveBeenCalledTimes(1);
});
