import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

import * as v from 'valibot';

import { lotteryNumber } from '#allocation/lottery.ts';
import { runAllocation } from '#allocation/run.ts';
import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { proofsSchema } from '#domain/answers/proofAnswers.ts';
import type { EtapaProof } from '#domain/contractTypes.ts';
import { actaOf, type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

const HASH = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;

describeOnBoth('the public proof', ({ seeded }) => {
  let everything: PreparedAllocations;
  beforeAll(async () => {
    everything = await startAllocations(await seeded());
  });
  afterAll(() => everything.close());

  const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    everything.api.client.call(`api/educacion/resultados${path}`, { method, headers });
  /** As a browser asks that has it already: `fetch` would ask past every cache. */
  const statusFor = async (path: string, etag: string): Promise<number | undefined> => {
    const headers = { 'If-None-Match': etag };
    const asked = get(everything.api.client.address(`api/educacion/resultados${path}`), { headers });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  const proofs = async (): Promise<readonly EtapaProof[]> =>
    v.parse(proofsSchema, (await everything.api.call('resultados')).body).elementos;
  const proofOf = async (code: string): Promise<EtapaProof> => {
    const one = (await proofs()).find(({ codigo }) => codigo === code);
    if (!one) throw new Error(`There is no stage ${code}`);
    return one;
  };
  const refused = async (...paths: string[]) => {
    for (const path of paths) {
      const { status, body } = await everything.api.call(`resultados${path}`);
      expect([path, status, body.codigo]).toEqual([path, 404, 'sin_publicar']);
    }
  };
  const files = ['/general/replica', '/general/cortes', '/general/tandas/1/replica'];

  it('tells each thing from its moment on, and the file of no earlier one', async () => {
    const { takeStep, goToDay } = everything;
    const [a, b] = everything.ofertas;
    const first = await everything.fileValidated({ opciones: [a, b] });
    const second = await everything.fileValidated({ opciones: [a, b] });
    const third = await everything.fileValidated({ opciones: [a] });
    const semilla = await everything.semillaPara(first, second, third);

    // Nothing but the rule before the freeze.
    goToDay('2025-11-01');
    const open = await proofOf('general');
    expect(open).toMatchObject({ lista: null, semilla: null, resultado: null, tandas: [] });
    expect(open.reglaDeSemilla).toContain('Lotería');
    await refused(...files);

    await takeStep('congelacion');
    const { huellaLista } = await everything.etapa();
    const frozen = await proofOf('general');
    expect(frozen).toMatchObject({
      lista: { huella: huellaLista, en: '2025-11-01T17:00:00.000Z' },
      semilla: null,
      resultado: null,
    });
    expect(frozen.lista?.solicitudes).toBeGreaterThanOrEqual(3);
    await refused(...files);

    goToDay('2025-11-02');
    const acta = actaOf(new Date(everything.api.clock.now));
    await takeStep('semilla', { semilla });
    expect(await proofOf('general')).toMatchObject({ semilla: { semilla, acta }, resultado: null });
    await refused(...files);

    const run = await everything.run(semilla);
    await takeStep('resultado', run);
    expect(await proofOf('general')).toMatchObject({ semilla: { semilla }, resultado: null, tandas: [] });
    await refused(...files);

    await takeStep('publicacion', run, 'secretaria');
    const { resultado } = await proofOf('general');
    expect(resultado).toMatchObject({ en: '2025-11-02T17:00:00.000Z', huella: run.huella, archivo: { sha256: HASH } });

    // The file is what was said of it, and gives the result that was published.
    const response = await call('/general/replica');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=replica-2026-general.csv');
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(resultado?.archivo).toEqual({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    const read = readReplicaText(bytes.toString());
    const again = runAllocation(read, read.semilla ?? '');
    expect([again.inputHash, again.hash]).toEqual([huellaLista, run.huella]);

    // A family finds its row by its ticket, and can work its number out.
    const { body } = await everything.estado(first);
    const { tiquete, etapa, numero } = body['comprobacion'] as { tiquete: string; etapa: string; numero: string };
    expect([etapa, numero]).toEqual(['general', lotteryNumber(semilla, tiquete)]);
    expect(body['comprobacion']).toMatchObject({ archivo: 'replica-2026-general.csv', nombre: expect.any(String) as unknown });
    expect(bytes.toString()).toContain(`\r\nsolicitud,${tiquete},`);
    expect(bytes.toString()).not.toContain(first.radicado);

    // The cut-offs, as staff have them.
    const cutOffs = await everything.api.call('resultados/general/cortes?grado=5');
    expect(cutOffs).toMatchObject({ status: 200, body: (await everything.read('/general/cortes?grado=5')).body });
    expect(cutOffs.body['total']).toBeGreaterThan(0);
    expect((await everything.api.call('resultados/general/cortes?grado=x')).status).toBe(400);
  });

  it('has each batch of the waiting list too', async () => {
    const { takeStep, goToDay } = everything;
    expect((await proofOf('general')).tandas).toEqual([]);
    expect((await everything.api.call('resultados/general/tandas/1/replica')).status).toBe(404);
    goToDay('2025-11-22');
    await takeStep('lista', { cierra: false }, 'coordinador', 'prioritaria');
    await takeStep('lista', { cierra: false });
    const [tanda, ...others] = (await proofOf('general')).tandas;
    expect(others).toEqual([]);
    const response = await call('/general/tandas/1/replica');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(tanda?.archivo).toEqual({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect(response.headers.get('Content-Disposition')).toContain('replica-2026-general-tanda-1.csv');
    const read = readReplicaText(bytes.toString());
    const { inputHash, hash } = runAllocation(read, read.semilla ?? '');
    expect([inputHash, hash]).toEqual([tanda?.huellaLista, tanda?.huella]);
    for (const none of ['0', '2', '01', 'x', '1.0']) {
      expect((await everything.api.call(`resultados/general/tandas/${none}/replica`)).status).toBe(404);
    }
  });

  it('names nobody, neither of those who ask nor of those who took the steps', async () => {
    const { body } = await everything.api.call('resultados');
    const said = JSON.stringify(body) + (await (await call('/general/replica')).text());
    for (const secret of ['coordinador', 'secretaria', 'quien', 'Iñaki', 'discapacidad', 'radicado'])
      expect(said).not.toContain(secret);
  });

  it('is asked for each time, and told again only when it has changed', async () => {
    for (const path of ['', '/general/cortes', '/general/replica']) {
      const first = await call(path);
      await first.arrayBuffer();
      const etag = first.headers.get('ETag') ?? '';
      expect([first.headers.get('Cache-Control'), etag]).toEqual(['public, no-cache', expect.stringMatching(/^"[\w-]{43,64}"$/)]);
      expect(await statusFor(path, etag)).toBe(304);
      expect(await statusFor(path, '"otra"')).toBe(200);
    }
    // A refusal is kept by nobody: the next moment it may be published.
    expect((await call('/ninguna/replica')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('tells the length of a file to who asks for that alone', async () => {
    const response = await call('/general/replica', {}, 'HEAD');
    const { resultado } = await proofOf('general');
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(resultado?.archivo.bytes)]);
  });
});

describeOnBoth('the record of a draw', ({ seeded }) => {
  let everything: PreparedAllocations;
  beforeAll(async () => {
    everything = await startAllocations(await seeded());
    everything.goToDay('2025-11-01');
    await everything.takeStep('congelacion');
    everything.goToDay('2025-11-03');
  });
  afterAll(() => everything.close());

  const long = 'balotas 04 18 21 33 40 en ese orden';
  const now = new Date('2025-11-03T17:00:00Z');
  const rejected = async (semilla: string, change: object, ...fields: string[]) => {
    const { status, body } = await everything.takeStep('semilla', { semilla, acta: { ...actaOf(now), ...change } });
    expect([status, (body['errores'] as { campo: string }[] | undefined)?.map(({ campo }) => campo)]).toEqual([422, fields]);
  };

  it('is asked for whole, and says what to correct', async () => {
    await rejected('4821', { origen: 'acto_publico' }, 'semilla');
    await rejected(long, { fuente: '  ' }, 'acta.fuente');
    // Who knew it before the freeze could have changed the list; and nobody draws tomorrow.
    await rejected(long, { en: '2025-11-01T16:59:00Z' }, 'acta.en');
    await rejected(long, { en: '2025-11-03T17:01:00Z' }, 'acta.en');
    for (const enlace of ['loteria.example', 'javascript:alert(1)', 'https://a:b@c.example', 'https://a.example/ x']) {
      await rejected(long, { enlace }, 'acta.enlace');
    }
    await rejected(long, { enlace: null, documento: null }, 'acta.enlace');
    await rejected(long, { documento: ' ' }, 'acta.documento');
    await rejected(long, { testigos: ['Ana Ruiz', ' ana  ruiz '] }, 'acta.testigos.1');
    for (const name of ['1', 'Ana', 'A R', 'Ana 12', '12 34', 'Ana R.', 'x1 y2']) {
      await rejected(long, { testigos: [name, 'Luz D’Elia'] }, 'acta.testigos.0');
    }
    for (const formula of [
      '=1+1 y veinte letras más',
      '+veinte letras o más aquí',
      '-veinte letras o más aquí',
      '@veinte letras o más aquí',
    ]) {
      await rejected(formula, {}, 'semilla');
    }
    await rejected(
      ' ',
      { fuente: 'a\u200b', testigos: [' ', 'Ana'] },
      'semilla',
      'acta.fuente',
      'acta.testigos.0',
      'acta.testigos.1',
    );
    for (const acta of [undefined, { ...actaOf(now), testigos: ['Ana'] }, { ...actaOf(now), origen: 'otro' }]) {
      expect((await everything.takeStep('semilla', { semilla: long, acta })).status).toBe(400);
    }
  });

  it('is kept with the seed, and told again only to who sends the same', async () => {
    const acta = { ...actaOf(now), origen: 'acto_publico', enlace: null, documento: 'Acta 12 de 2025' };
    const { version } = await everything.etapa();
    expect(await everything.takeStep('semilla', { semilla: long, acta })).toMatchObject({
      status: 200,
      body: { semilla: long, acta },
    });
    expect((await everything.takeStep('semilla', { version, semilla: long, acta })).status).toBe(200);
    const other = { ...acta, documento: 'Acta 13 de 2025' };
    expect((await everything.takeStep('semilla', { version, semilla: long, acta: other })).status).toBe(409);
  });
});
