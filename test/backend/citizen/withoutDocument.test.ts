import * as v from 'valibot';

import type { SolicitudData } from '#domain/contractTypes.ts';
import { startBackend } from '#test/support/backendClient.ts';
import { type ApiAnswer, type SolicitudChange, startTestApi, type TestApi } from '#test/support/testApi.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

jest.setTimeout(120_000);

const BIRTH = '2015-05-20';
const LACKING = { tipoDocumento: 'NES', documento: '', fechaNacimiento: BIRTH };
const receiptSchema = v.looseObject({ radicado: v.string(), documentoAsignado: v.pipe(v.string(), v.regex(/^[1-9][0-9]{9}$/)) });
const viewSchema = v.looseObject({ datos: v.looseObject({ estudiante: v.looseObject({ documento: v.string() }) }) });
const summaryOf = ({ status, body }: ApiAnswer): string => body.codigo ?? String(status);

describeOnBoth('a pupil without a document', ({ seeded }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await seeded());
  });
  afterAll(() => api.close());

  let families = 0;
  /** Of a family of its own: no test meets the pupils of another. */
  const family = (): NonNullable<SolicitudChange['acudiente']> => {
    families += 1;
    return { documento: String(52_900_000 + families) };
  };
  const bodyOf = (acudiente: SolicitudChange['acudiente'], estudiante: SolicitudChange['estudiante'] = {}) =>
    api.newSolicitud(api.datos({ ...(acudiente && { acudiente }), estudiante: { ...LACKING, ...estudiante } }));
  const send = (...asked: Parameters<typeof bodyOf>): Promise<ApiAnswer> => api.call('solicitudes', { body: bodyOf(...asked) });
  const identificacionOf = ({ body }: ApiAnswer) => {
    const { radicado, documentoAsignado } = v.parse(receiptSchema, body);
    return { radicado, documento: documentoAsignado, fechaNacimiento: BIRTH };
  };
  const edit = (identificacion: object, version: number, datos: SolicitudData): Promise<ApiAnswer> =>
    api.call('consulta/edicion', { body: { identificacion, version, datos } });
  const documentoOf = ({ body }: ApiAnswer): string => v.parse(viewSchema, body).datos.estudiante.documento;

  it('gets a number of its own, the same however often it is sent, and is looked up by it', async () => {
    const acudiente = family();
    const answers = [];
    for (const apellidos of ['Peña', 'Ruiz', null]) {
      const body = bodyOf(acudiente, { apellidos });
      const both = await Promise.all([body, body].map((own) => api.call('solicitudes', { body: own })));
      const again = await api.call('solicitudes', { body });
      expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
      for (const { body: receipt } of both) expect(receipt).toEqual(again.body);
      answers.push(again);
      const { documento, ...others } = identificacionOf(again);
      const found = await api.call('consulta', { body: { ...others, documento: `NES ${documento}` } });
      expect(found).toMatchObject({ status: 200, body: { datos: { estudiante: { documento, apellidos } } } });
    }
    expect(new Set(answers.map((answer) => identificacionOf(answer).documento)).size).toBe(3);
    expect(answers.map(({ body }) => body['estudiante'])).toEqual(['Iñaki Peña', 'Iñaki Ruiz', 'Iñaki']);
  });

  it.each<[string, SolicitudChange['estudiante'], SolicitudChange['acudiente']]>([
    ['as it was', {}, {}],
    ['without accents, in capitals, with other spaces', { nombres: ' JOSE   maria', apellidos: 'PENA-RUIZ' }, {}],
    ['divided otherwise between names and surnames', { nombres: 'José', apellidos: 'María Peña Ruiz' }, {}],
    ['with a number that it brings', { documento: '1234567' }, {}],
    ['the guardian’s paper of another type, with a zero before it', {}, { tipoDocumento: 'CE' }],
  ])('is filed once: %s', async (_case, estudiante, acudiente) => {
    const own = family();
    const named = { nombres: 'José María', apellidos: 'Peña Ruiz' };
    const first = await send(own, named);
    const number = acudiente?.tipoDocumento === undefined ? {} : { documento: `0${own.documento}` };
    const second = await send({ ...own, ...acudiente, ...number }, { ...named, ...estudiante });
    expect([first.status, summaryOf(second)]).toEqual([201, 'solicitud_viva']);
    expect(second.body['detail']).toContain('pídalo en «Perdí mi radicado», con el número del acudiente');
    expect(JSON.stringify(second.body)).not.toContain(identificacionOf(first).radicado);
  });

  it('is another one with other names, another day of birth or another guardian', async () => {
    const acudiente = family();
    const answers = [
      await send(acudiente, { nombres: 'Mateo' }),
      await send(acudiente, { nombres: 'Matías' }),
      await send(acudiente, { nombres: 'Mateo', fechaNacimiento: '2015-05-21' }),
      await send(family(), { nombres: 'Mateo' }),
    ];
    expect(answers.map(summaryOf)).toEqual(['201', '201', '201', '201']);
  });

  it('is filed once though it is sent many times at once, by two processes', async () => {
    const other = await startBackend({ database: api.database, now: () => api.clock.now });
    const acudiente = family();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        (turn % 2 === 0 ? api.client : other).post('api/educacion/solicitudes', bodyOf(acudiente)),
      ),
    );
    await other.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('may be filed anew after a withdrawal, as any other', async () => {
    const acudiente = family();
    const first = await send(acudiente);
    const withdrawal = { identificacion: identificacionOf(first), version: 1, motivo: null };
    expect(await api.call('consulta/retiro', { body: withdrawal })).toMatchObject({ body: { estado: 'retirada' } });
    expect([summaryOf(await send(acudiente)), summaryOf(await send(acudiente))]).toEqual(['201', 'solicitud_viva']);
  });

  it('does not come about twice by an edit either', async () => {
    const acudiente = family();
    await send(acudiente, { nombres: 'Mateo' });
    const body = bodyOf(acudiente, { nombres: 'Mateo Andrés' });
    const second = identificacionOf(await api.call('solicitudes', { body }));
    const asMateo = { ...body.datos, estudiante: { ...body.datos.estudiante, nombres: 'MATEO' } };
    expect(summaryOf(await edit(second, 1, asMateo))).toBe('solicitud_viva');
    // Neither with a document (F130); under other names it may have one, and is then not that child by losing it.
    const paper = { tipoDocumento: 'RC', documento: '1099123456' };
    const withPaper = { ...body.datos, estudiante: { ...body.datos.estudiante, ...paper } };
    const mateoWithPaper = { ...asMateo, estudiante: { ...asMateo.estudiante, ...paper } };
    expect(summaryOf(await edit(second, 1, mateoWithPaper))).toBe('solicitud_viva');
    expect(summaryOf(await edit(second, 1, withPaper))).toBe('200');
    const known = { ...second, documento: paper.documento };
    expect(summaryOf(await edit(known, 2, mateoWithPaper))).toBe('solicitud_viva');
    expect(summaryOf(await edit(known, 2, asMateo))).toBe('solicitud_viva');
  });

  /** Of the same family's child, with a document. */
  const sendDocumented = (acudiente: SolicitudChange['acudiente'], documento: string, nombres: string): Promise<ApiAnswer> =>
    send(acudiente, { tipoDocumento: 'RC', documento, nombres });

  it('is the same one once it has a document, and not told whose the other is', async () => {
    const acudiente = family();
    const first = await send(acudiente, { nombres: 'Sofía', apellidos: 'Díaz' });
    const again = await send(acudiente, { nombres: 'SOFIA', apellidos: 'DIAZ', tipoDocumento: 'TI', documento: '1099555001' });
    expect([first.status, summaryOf(again)]).toEqual([201, 'solicitud_viva']);
    expect(again.body['detail']).toContain('póngalo en esa solicitud con «Cambiar la solicitud»');
    expect(JSON.stringify(again.body)).not.toContain(identificacionOf(first).radicado);
    // Its own solicitud may have it, and whoever loses the document then is known all the same.
    const identificacion = identificacionOf(first);
    const found = await api.call('consulta', { body: identificacion });
    const { datos } = v.parse(v.looseObject({ datos: v.custom<SolicitudData>(Boolean) }), found.body);
    const own = { ...datos, estudiante: { ...datos.estudiante, tipoDocumento: 'TI', documento: '1099555001' } };
    expect(summaryOf(await edit(identificacion, 1, own))).toBe('200');
    const lost = await send(acudiente, { nombres: 'Sofía', apellidos: 'Díaz' });
    expect(summaryOf(lost)).toBe('solicitud_viva');
    expect(lost.body['detail']).toContain('pídalo en «Perdí mi radicado», con el documento del estudiante');
  });

  it('is nobody’s twin, nor another family’s child, and two with documents are told by these alone', async () => {
    const acudiente = family();
    const answers = [
      await send(acudiente, { nombres: 'Mateo' }),
      await sendDocumented(acudiente, '1099555011', 'Matías'),
      await sendDocumented(family(), '1099555012', 'Mateo'),
      await sendDocumented(acudiente, '1099555013', 'Matías'),
    ];
    expect(answers.map(summaryOf)).toEqual(['201', '201', '201', '201']);
  });

  it('is one though it is sent with and without its document at once, and its own reopening does not make two', async () => {
    const acudiente = family();
    const both = await Promise.all([send(acudiente, { nombres: 'Ana' }), sendDocumented(acudiente, '1099555021', 'Ana')]);
    expect(both.map(summaryOf).sort()).toEqual(['201', 'solicitud_viva']);
    const [ended] = await api.database.query(
      `update solicitudes set estado = 'no_admitida' where nombre like 'Ana %' and datos->'acudiente'->>'documento' = $1 returning id`,
      [acudiente.documento],
    );
    const wasDocumented = both[1]?.status === 201;
    const next = wasDocumented ? send(acudiente, { nombres: 'Ana' }) : sendDocumented(acudiente, '1099555021', 'Ana');
    expect((await next).status).toBe(201);
    const reopened = api.database.query(`update solicitudes set estado = 'en_revision' where id = $1`, [ended?.['id']]);
    await expect(reopened).rejects.toMatchObject({ constraint: expect.stringMatching(/^una_solicitud_viva_/) as string });
  });

  it('keeps its number in an edit, and it is no document’s number, nor a document’s the one that it is given', async () => {
    const { identificacion, datos } = await api.file({ acudiente: family() });
    const as = (tipoDocumento: string, documento: string): SolicitudData => ({
      ...datos,
      estudiante: { ...datos.estudiante, tipoDocumento, documento },
    });
    // The field may still have the number of before.
    const given = documentoOf(await edit(identificacion, 1, as('NES', datos.estudiante.documento)));
    expect(given).not.toBe(datos.estudiante.documento);
    const known = { ...identificacion, documento: given };
    expect(documentoOf(await edit(known, 2, as('NES', '')))).toBe(given);
    expect(documentoOf(await edit(known, 3, as('NES', given)))).toBe(given);
    expect((await edit(known, 4, as('RC', given))).body).toMatchObject({
      codigo: 'datos_no_validos',
      errores: [{ campo: 'datos.estudiante.documento', mensaje: expect.stringMatching(/^Escriba el número/) as string }],
    });
    expect(documentoOf(await edit(known, 4, as('RC', '1099777111')))).toBe('1099777111');
    expect((await api.call('consulta', { body: { ...known, documento: '1099777111' } })).status).toBe(200);
  });

  it('is known by its guardian’s number where its own is lost, and no other pupil is', async () => {
    const acudiente = { ...family(), correo: 'sin.documento@example.com' };
    const filed = await send(acudiente, { nombres: 'Mateo' });
    const twin = await send(acudiente, { nombres: 'Matías' });
    const documented = await api.file({ acudiente, estudiante: { fechaNacimiento: BIRTH } });
    await api.database.query('delete from avisos');
    const documento = `C.C. ${String(acudiente.documento)}`;
    const asked = { tipoDocumento: 'NES', documento: acudiente.documento, fechaNacimiento: BIRTH };
    expect((await api.call('consulta/radicado', { body: asked })).status).toBe(200);
    const told = await api.database.query("select datos->>'radicado' as radicado from avisos order by solicitud");
    const radicados = [filed, twin].map(({ body }) => v.parse(receiptSchema, body).radicado);
    expect(told).toEqual(radicados.map((radicado) => ({ radicado })));
    const found = await Promise.all(
      [...radicados, documented.radicado].map((radicado) =>
        api.call('consulta', { body: { radicado, documento, fechaNacimiento: BIRTH } }),
      ),
    );
    expect(found.map(summaryOf)).toEqual(['200', '200', 'no_encontrada']);
  });

  it('is no way around a number of letters, nor for a guardian', async () => {
    const body = bodyOf({ documento: '' }, { documento: 'NO TIENE' });
    expect((await api.call('solicitudes', { body })).body['errores']).toEqual(
      expect.arrayContaining([
        { campo: 'datos.acudiente.documento', mensaje: 'Escriba el número del documento.' },
        { campo: 'datos.estudiante.documento', mensaje: 'Escriba el número como está en el documento: debe tener algún dígito.' },
      ]),
    );
    const foreign = { tipoDocumento: 'DOP', documento: 'V-12.345.678', telefono: '+58 412 123 4567' };
    const { status, body: receipt } = await api.call('solicitudes', {
      body: api.newSolicitud(api.datos({ acudiente: foreign })),
    });
    expect([status, receipt['documentoAsignado']]).toEqual([201, null]);
  });
});
