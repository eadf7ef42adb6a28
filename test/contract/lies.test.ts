import { testAccounts, startContractBackend } from '../support/contractBackend';
import { type Answer, type Call, type Lie, startLyingProxy } from '../support/lyingProxy';
import { pgliteDatabases } from '../support/testDatabase';
import { run, type CheckGroup } from './runSuite';
import { allChecks } from './allChecks';

jest.setTimeout(240_000);

type Json = Readonly<Record<string, unknown>>;
const asJson = (body: unknown): Json => body as Json;
const textOf = ({ body }: Call): string => Buffer.from(body ?? '').toString();
const parsed = (call: Call): Json => (call.body === undefined ? {} : asJson(JSON.parse(textOf(call))));

/** Changes what the true backend answers. */
const answering =
  (change: (answer: Answer, call: Call) => Answer): Lie =>
  async (call, forward) =>
    change(await forward(call), call);
/** Changes what the true backend is asked. */
const asking =
  (change: (call: Call) => Call): Lie =>
  (call, forward) =>
    forward(change(call));
const withBody = (answer: Answer, change: (body: Json) => Json): Answer => ({ ...answer, body: change(asJson(answer.body)) });
const isRefusal = ({ status, body }: Answer, codigo: string): boolean => status === 409 && asJson(body)['codigo'] === codigo;

/** A refusal becomes what was last given, as if the write had been done. */
function doneAllTheSame(codigo: string): Lie {
  let staff: unknown;
  let family: unknown;
  return async (call, forward) => {
    const answer = await forward(call);
    const isFamily = call.path.startsWith('/api/educacion/consulta');
    if (answer.status === 200 && isFamily) family = answer.body;
    if (answer.status === 200 && 'avisoLeido' in asJson(answer.body)) staff = answer.body;
    return isRefusal(answer, codigo) ? { status: 200, body: isFamily ? family : staff } : answer;
  };
}

/** Lets everybody in with a session of its own that may. */
function anybodyMay(isIt: (call: Call) => boolean): Lie {
  return async (call, forward) => {
    if (!isIt(call)) return forward(call);
    const body = JSON.stringify({ login: 'revisora', password: 'revisora2026' });
    const headers = { 'content-type': 'application/json' };
    const session = await forward({ method: 'POST', path: '/api/token/generar', headers, body });
    return forward({ ...call, headers: { ...call.headers, authorization: `Bearer ${String(asJson(session.body)['token'])}` } });
  };
}

/** The convocatoria's rules are changed although a list is frozen. */
function changedThoughFrozen(): Lie {
  let call: unknown;
  return async ({ path, method, ...rest }, forward) => {
    const answer = await forward({ path, method, ...rest });
    if (!path.endsWith('/gestion/convocatoria')) return answer;
    if (method === 'GET' && answer.status === 200) call = answer.body;
    return answer.status === 409 ? { status: 200, body: call } : answer;
  };
}

const isStaffs = ({ path }: Call): boolean => path.startsWith('/api/educacion/tramitacion/');
const listed = (body: unknown): readonly Json[] => asJson(body)['elementos'] as readonly Json[];
const filing = '/api/educacion/solicitudes';

/** A lie, and a promise of the suite's that finds it. */
const lies: readonly (readonly [lie: string, CheckGroup, found: string, Lie])[] = [
  [
    'a session that is closed goes on',
    'sesion',
    'una sesión que se cierra',
    async (call, forward) => (call.path === '/api/token/cerrar' ? { status: 200, body: { cerrada: true } } : await forward(call)),
  ],
  [
    'a field more',
    'publico',
    'la convocatoria dice su situación',
    answering((answer, { path }) =>
      path.endsWith('/convocatoria') ? withBody(answer, (body) => ({ ...body, otro: 1 })) : answer,
    ),
  ],
  [
    'a seed is shown before the list that it is for',
    'publico',
    'se prueba solo lo que ya es público',
    answering((answer, { path }) =>
      path.endsWith('/resultados') && answer.status === 200
        ? withBody(answer, (body) => ({ ...body, elementos: listed(body).map((one) => ({ ...one, lista: null })) }))
        : answer,
    ),
  ],
  [
    'another file than the one that was announced',
    'publico',
    'tiene los bytes y el SHA-256',
    answering((answer) => (typeof answer.body === 'string' ? { ...answer, body: answer.body.replace(/.+\r\n$/, '') } : answer)),
  ],
  [
    'another result than the one of the file',
    'publico',
    'su resultado la huella publicada',
    answering((answer, { path }) =>
      path.endsWith('/resultados') && answer.status === 200
        ? withBody(answer, (body) => ({
            ...body,
            elementos: listed(body).map((one) => ({
              ...one,
              resultado: one['resultado'] === null ? null : { ...asJson(one['resultado']), huella: '0'.repeat(64) },
            })),
          }))
        : answer,
    ),
  ],
  [
    'a field of another type',
    'consulta',
    'la familia ve su solicitud',
    answering((answer, { path }) =>
      path.endsWith('/consulta') && answer.status === 200
        ? withBody(answer, (body) => ({ ...body, version: String(body['version']) }))
        : answer,
    ),
  ],
  [
    'a field less',
    'tramitacion',
    'la bandeja va de la más antigua',
    answering((answer, { path, method }) =>
      path.startsWith('/api/educacion/tramitacion/solicitudes') && method === 'GET' && answer.status === 200
        ? withBody(answer, ({ total: _total, ...body }) => body)
        : answer,
    ),
  ],
  ['no version is looked at, by a family', 'consulta', 'versión vieja', doneAllTheSame('version_vieja')],
  ['no version is looked at, by staff', 'vida', 'sobre una versión vieja', doneAllTheSame('version_vieja')],
  ['a forbidden move is answered with 200', 'vida', 'radicada: solo se edita', doneAllTheSame('movimiento_no_permitido')],
  [
    'the version stays',
    'consulta',
    'la familia edita',
    answering((answer) =>
      answer.status === 200 ? withBody(answer, (body) => ('version' in body ? { ...body, version: 1 } : body)) : answer,
    ),
  ],
  [
    'every filing is a new one',
    'radicacion',
    'la misma clave con el mismo cuerpo',
    asking((call) =>
      call.path === filing && textOf(call).startsWith('{"claveIdempotencia"')
        ? { ...call, body: JSON.stringify({ ...parsed(call), claveIdempotencia: crypto.randomUUID() }) }
        : call,
    ),
  ],
  [
    'a repeated filing says that it is new',
    'radicacion',
    'la misma clave varias veces a la vez',
    answering((answer, { path }) => (path === filing && answer.status === 200 ? { ...answer, status: 201 } : answer)),
  ],
  [
    'an error names no field',
    'radicacion',
    'un error en datos.estudiante.documento',
    answering((answer) => (answer.status === 422 ? withBody(answer, ({ errores: _errores, ...body }) => body) : answer)),
  ],
  [
    'a mismatch tells which fact is wrong',
    'consulta',
    'exactamente la misma respuesta',
    answering((answer, call) =>
      answer.status === 404 && parsed(call)['documento'] === '1'
        ? withBody(answer, (body) => ({ ...body, detail: 'El documento no es ese' }))
        : answer,
    ),
  ],
  [
    'who has no permission is let in',
    'tramitacion',
    'GET /api/educacion/tramitacion/solicitudes exige sesión',
    anybodyMay((call) => isStaffs(call) && !(call.headers['authorization'] ?? '.e30.').includes('.e30.')),
  ],
  [
    'who has no session is let in',
    'tramitacion',
    'POST /api/educacion/tramitacion/solicitudes/{radicado}/toma exige sesión',
    anybodyMay((call) => isStaffs(call) && call.headers['authorization'] === undefined),
  ],
  [
    'a filter is ignored',
    'tramitacion',
    'se filtra por estado',
    asking((call) => ({ ...call, path: call.path.replace(/estado=\w+&?/, '') })),
  ],
  [
    'reads are kept out of the log',
    'tramitacion',
    'la bitácora cuenta cada lectura',
    answering((answer, { path }) =>
      path.includes('/bitacora') && answer.status === 200
        ? withBody(answer, (body) => ({ ...body, elementos: listed(body).filter(({ que }) => que !== 'lectura') }))
        : answer,
    ),
  ],
  [
    'a page repeats the first',
    'publico',
    'se lee por páginas que no se repiten',
    async (call, forward) => {
      const answer = await forward({ ...call, path: call.path.replace('pagina=2', 'pagina=1') });
      return call.path.includes('pagina=2') ? withBody(answer, (body) => ({ ...body, pagina: 2 })) : answer;
    },
  ],
  [
    'any file is taken',
    'archivos',
    'se rechaza (415)',
    answering((answer, { path }) =>
      path.endsWith('/archivos') && answer.status === 415
        ? { status: 201, body: { id: crypto.randomUUID(), nombre: 'a', tipo: 'application/pdf', tamano: 1 } }
        : answer,
    ),
  ],
  [
    'guesses have no end',
    'limites',
    'adivinar los datos de una solicitud',
    answering((answer) =>
      answer.status === 429 ? { status: 404, body: { title: 'No', status: 404, detail: 'No', codigo: 'no_encontrada' } } : answer,
    ),
  ],
  [
    'a limit does not say until when',
    'limites',
    'adivinar una clave',
    answering((answer) => (answer.status === 429 ? withBody(answer, ({ segundos: _segundos, ...body }) => body) : answer)),
  ],
  ['frozen rules change all the same', 'gestion', 'sin motivo con una lista congelada', changedThoughFrozen()],
  [
    'a call is missing',
    'vida',
    'en revisión: solo quien la tomó',
    answering((answer, { path }) =>
      path.endsWith('/toma') ? { status: 501, body: { title: 'No', status: 501, detail: 'No' } } : answer,
    ),
  ],
];

describe('a backend that lies', () => {
  let backend: Awaited<ReturnType<typeof startContractBackend>>;
  beforeAll(async () => {
    backend = await startContractBackend(pgliteDatabases);
  });
  afterAll(() => backend.close());

  const failuresOf = async (lie: Lie, group: CheckGroup, found: string): Promise<readonly string[]> => {
    const proxy = await startLyingProxy(backend.base, lie);
    const checks = allChecks().filter((check) => check.group === group && check.name.includes(found));
    const results = await run({ base: proxy.base, accounts: testAccounts, checks });
    await proxy.close();
    return results.filter(({ outcome }) => outcome === 'falla').map(({ name }) => name);
  };

  it.each(lies)('is found: %s', async (_lie, group, found, lie) => {
    expect(await failuresOf(lie, group, found)).toContainEqual(expect.stringContaining(found));
  });

  it('is not found where it does not lie, so it is the lie that is found', async () => {
    const founds = new Set(lies.filter(([, group]) => group !== 'limites').map(([, , found]) => found));
    const checks = allChecks().filter(({ name }) => [...founds].some((found) => name.includes(found)));
    const proxy = await startLyingProxy(backend.base, (call, forward) => forward(call));
    const results = await run({ base: proxy.base, accounts: testAccounts, checks });
    await proxy.close();
    expect(results.filter(({ outcome }) => outcome !== 'pasa')).toEqual([]);
    expect(results.length).toBeGreaterThan(founds.size);
  });
});
