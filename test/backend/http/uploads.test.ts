import express from 'express';
import * as v from 'valibot';

import { answerProblems } from '#backend/http/problem.ts';
import { cleanName, readUpload, typeByContent } from '#backend/http/uploads.ts';
import { listen, type Listening } from '#backend/listen.ts';

const pdf = Buffer.from('%PDF-1.7\n...');
const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]);
/** With a small picture of its own within it, as cameras make them. */
const wholeJpg = Buffer.from('ffd8ffe10006ffd8ffd9ffffda000801010000ff00ffd9', 'hex');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const fiveMegabytes = 5 * 1024 * 1024;

describe('a type by content', () => {
  it.each([
    [pdf, 'application/pdf'],
    [jpg, 'image/jpeg'],
    [png, 'image/png'],
    [Buffer.from('%PD'), undefined],
    [Buffer.from('\r\nEscaneado por Oficina 12\r\n%PDF-1.4'), 'application/pdf'],
    [Buffer.concat([Buffer.alloc(1020, ' '), pdf]), undefined],
    [Buffer.from('<html>%PDF-1.7'), undefined],
    [Buffer.from('\n <!doctype html><p>%PDF-1.7'), undefined],
    [Buffer.from('GIF89a'), undefined],
    [Buffer.from('MZ'), undefined],
    [Buffer.alloc(0), undefined],
  ])('%p is %p', (content, type) => {
    expect(typeByContent(content)).toBe(type);
  });
});

describe('a clean name', () => {
  it.each([
    ['registro civil de Íñigo.pdf', 'registro civil de Íñigo.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\a\\FOTO.PDF', 'FOTO.PDF'],
    ['a\u0000b\r\nc\u007f.pdf', 'abc.pdf'],
    ['recibo\u202Efdp.exe', 'recibofdp.exe.pdf'],
    ['\u3164\ufe0f\u115f.pdf', 'archivo.pdf'],
    ['certificado.pdf.bat', 'certificado.pdf.bat.pdf'],
    ['x.html', 'x.html.pdf'],
    ['foto.png', 'foto.pdf'],
    ['a.pdf.', 'a.pdf..pdf'],
    ['  a.pdf ', 'a.pdf'],
    ['', 'archivo.pdf'],
    ['/', 'archivo.pdf'],
    ['.pdf', 'archivo.pdf'],
    ['\u0000', 'archivo.pdf'],
    ['n\u0303.pdf', 'ñ.pdf'],
    ['x'.repeat(300), `${'x'.repeat(196)}.pdf`],
    [`${'x'.repeat(195)}😀.pdf`, `${'x'.repeat(195)}.pdf`],
  ])('of a PDF, %j becomes %j', (name, clean) => {
    expect(cleanName(name, 'application/pdf')).toBe(clean);
  });

  it('ends as a picture is', () => {
    expect(cleanName('foto.JPEG', 'image/jpeg')).toBe('foto.JPEG');
    expect(cleanName('foto.pdf', 'image/jpeg')).toBe('foto.jpg');
    expect(cleanName('a.hta', 'image/png')).toBe('a.hta.png');
  });
});

describe('an upload', () => {
  let server: Listening;
  const faults: unknown[] = [];
  beforeAll(async () => {
    const app = express();
    app.post('/', async (request, response) => {
      const { name: nombre, type: tipo, content: contenido } = await readUpload(request, response);
      response.json({ nombre, tipo, tamano: contenido.length });
    });
    const report = (error: unknown): void => void faults.push(error);
    app.use(answerProblems(report, () => Promise.resolve()));
    server = await listen(app, 0);
  });
  afterEach(() => expect(faults).toEqual([]));
  afterAll(() => server.close());

  const statusSchema = v.looseObject({});
  async function send(body: BodyInit, headers: Record<string, string> = {}): Promise<[number, unknown]> {
    const response = await fetch(server.origin, { method: 'POST', body, headers });
    return [response.status, v.parse(statusSchema, await response.json())];
  }
  function form(...files: readonly (readonly [Buffer, string, string?])[]): FormData {
    const data = new FormData();
    for (const [content, name, field] of files) data.append(field ?? 'archivo', new Blob([new Uint8Array(content)]), name);
    return data;
  }

  it('gives name, type and content', async () => {
    expect(await send(form([pdf, 'médico ñ.pdf']))).toEqual([
      200,
      { nombre: 'médico ñ.pdf', tipo: 'application/pdf', tamano: pdf.length },
    ]);
  });

  it('takes its type from the content, not from the name', async () => {
    expect(await send(form([png, 'foto.pdf']))).toMatchObject([200, { nombre: 'foto.png', tipo: 'image/png' }]);
  });

  it.each([
    ['a page', '<!doctype html>'],
    ['a program', 'MZ\u0090'],
    ['a vector picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('refuses %s that calls itself PDF', async (_case, content) => {
    expect(await send(form([Buffer.from(content), 'soporte.pdf']))).toMatchObject([
      415,
      {
        codigo: 'archivo_no_admitido',
        detail: expect.stringMatching(/^El contenido del archivo no es PDF, JPG ni PNG/) as string,
      },
    ]);
  });

  it('says of a picture of a telephone how it can be one that is taken', async () => {
    const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000', 'latin1');
    expect(await send(form([heic, 'IMG_0012.jpg']))).toMatchObject([
      415,
      { codigo: 'archivo_no_admitido', detail: expect.stringContaining('captura de pantalla') as string },
    ]);
  });

  it('takes a whole JPG, and refuses one that was cut short', async () => {
    expect(await send(form([wholeJpg, 'a.jpg']))).toMatchObject([200, { tipo: 'image/jpeg' }]);
    expect(await send(form([wholeJpg.subarray(0, -1), 'a.jpg']))).toMatchObject([
      415,
      { codigo: 'archivo_incompleto', detail: expect.stringMatching(/^La foto está cortada/) as string },
    ]);
  });

  it('takes 5 MB and not a byte more', async () => {
    const whole = Buffer.concat([pdf, Buffer.alloc(fiveMegabytes - pdf.length)]);
    expect(await send(form([whole, 'a.pdf']))).toMatchObject([200, { tamano: fiveMegabytes }]);
    expect(await send(form([Buffer.concat([whole, Buffer.from('x')]), 'a.pdf']))).toMatchObject([
      413,
      { codigo: 'archivo_grande', detail: 'El archivo pesa más de 5 MB: cargue uno más liviano' },
    ]);
  });

  const withField = form([pdf, 'a.pdf']);
  withField.append('otro', 'campo');
  const boundary = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const head = '--x\r\nContent-Disposition: form-data; name="archivo"; filename="a.pdf"\r\n\r\n';
  it.each<[string, BodyInit, Record<string, string>]>([
    ['no file', new FormData(), {}],
    ['an empty file', form([Buffer.alloc(0), 'a.pdf']), {}],
    ['two files', form([pdf, 'a.pdf'], [pdf, 'b.pdf']), {}],
    ['another field’s file', form([pdf, 'a.pdf', 'otro']), {}],
    ['a field besides', withField, {}],
    ['JSON', '{}', { 'Content-Type': 'application/json' }],
    ['no boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
    ['a body cut off', `${head}%PDF-1.7`, boundary],
    ['a part without its head', '--x\r\nnada\r\n\r\n%PDF-1.7\r\n--x--\r\n', boundary],
  ])('refuses %s', async (_case, body, headers) => {
    expect(await send(body, headers)).toMatchObject([400, { codigo: 'carga_no_valida' }]);
  });
});
