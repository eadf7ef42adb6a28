import * as v from 'valibot';

import { createKeptLog, type KeptLog } from '#test/support/quietLog.ts';
import { sendDue } from '#test/support/sendDue.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type Database, readRows } from '#backend/db/database.ts';
import { type NoticeKind, noticeKindSchema } from '#backend/letters/noticeKinds.ts';
import { CITIZEN_PATHS } from '#areas/citizen/citizenPaths.ts';
import { composeLetter } from '#backend/letters/composeLetter.ts';
import { putNotices } from '#backend/letters/outbox.ts';
import { forgetOrigins } from '#backend/letters/putOffLetters.ts';
import type { Letter, Transport } from '#backend/letters/mailTransport.ts';

const timeZone = 'America/Bogota';
/** Ten in the morning in the city. */
const start = Date.UTC(2025, 9, 15, 15);
const at = (minutes: number): Date => new Date(start + minutes * 60_000);
const data = { radicado: '2026-7K3M9QX-9', plazo: null };

interface Post extends Transport {
  readonly sent: Letter[];
  /** Called before a letter is taken. */
  before: (letter: Letter) => void;
}

function createPost(): Post {
  const post: Post = {
    sent: [],
    before: () => undefined,
    send: async (letter) => {
      await Promise.resolve();
      post.before(letter);
      post.sent.push(letter);
    },
    close: () => undefined,
  };
  return post;
}

/** As nodemailer throws it. */
const answered = (responseCode: number, command = 'RCPT TO'): Error =>
  Object.assign(new Error(`${responseCode} <familia@example.com> no`), { code: 'EENVELOPE', responseCode, command });

describeOnBoth('the outbox', ({ seeded }) => {
  let database: Database;
  let post: Post;
  let log: KeptLog;
  let solicitud: number;

  beforeAll(async () => {
    database = await seeded();
    const [row] = await readRows(database, v.object({ id: v.number() }), 'select min(id) as id from solicitudes');
    solicitud = row?.id ?? 0;
    // What its letters say holds.
    await database.query(
      "update solicitudes set estado = 'validada', plazo = null, correo = 'familia@example.com' where id = $1",
      [solicitud],
    );
    await database.query('delete from avisos');
  });
  beforeEach(() => {
    post = createPost();
    log = createKeptLog();
  });
  afterEach(() => database.query('delete from avisos'));
  afterAll(() => database.close());

  const put = (kind: NoticeKind, about: string, to = 'familia@example.com', minutes = 0): Promise<void> =>
    putNotices(database, [{ solicitud, kind, to, data, instant: at(minutes), about }]);
  const send = (minutes: number): Promise<number> =>
    sendDue({ database, transport: post, timeZone, now: () => at(minutes).getTime(), log });
  const rows = (): Promise<unknown> =>
    database.query('select intentos, proximo_intento, enviado_en, fallo, respuesta, error from avisos order by id');
  const sentRow = (intentos: number, minutes: number) => ({
    intentos,
    proximo_intento: null,
    enviado_en: at(minutes),
    fallo: null,
    respuesta: null,
    error: null,
  });

  it('sends a notice once, however often it is put in', async () => {
    await put('radicada', 'v1');
    await put('radicada', 'v1');
    expect(await send(0)).toBe(1);
    expect(post.sent).toEqual([
      {
        id: expect.stringMatching(/^aviso-\d+-2026-7K3M9QX-9$/) as unknown,
        to: 'familia@example.com',
        subject: 'Recibimos su solicitud 2026-7K3M9QX-9',
        text: expect.stringContaining('quedó radicada con el número 2026-7K3M9QX-9') as unknown,
      },
    ]);
    expect(await send(60 * 24 * 30)).toBe(0);
    expect(await rows()).toEqual([sentRow(1, 0)]);
  });

  it('sends nothing of a move that was undone', async () => {
    const undone = database.transaction(async (tx) => {
      await putNotices(tx, [{ solicitud, kind: 'validada', to: 'familia@example.com', data, instant: at(0), about: 'v2' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await send(0)).toBe(0);
  });

  it('sends receipts first, and goes on until none is due', async () => {
    for (let i = 0; i < 30; i += 1) await put(i % 2 ? 'radicada' : 'validada', `v${i}`, `f${i}@example.com`, -i);
    expect(await send(0)).toBe(30);
    const kinds = post.sent.map(({ subject }) => subject.split(' ')[0]);
    expect(new Set(kinds.slice(0, 15))).toEqual(new Set(['Recibimos']));
  });

  it('tries what is put off later and later, and gives up after twelve attempts', async () => {
    await put('validada', 'v2');
    post.before = () => {
      throw answered(450);
    };
    const pauses: number[] = [];
    let minutes = 0;
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect(await send(minutes - 1)).toBe(0);
      expect(await send(minutes)).toBe(1);
      const [row] = await readRows(
        database,
        v.object({ proximo_intento: v.nullable(v.date()) }),
        'select proximo_intento from avisos',
      );
      if (!row?.proximo_intento) break;
      pauses.push((row.proximo_intento.getTime() - at(minutes).getTime()) / 60_000);
      minutes += pauses.at(-1) ?? 0;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 720]);
    expect(await send(minutes + 10_000)).toBe(0);
    const error = '450 <familia@example.com> no';
    expect(await rows()).toEqual([
      { intentos: 12, proximo_intento: null, enviado_en: null, fallo: 'agotado', respuesta: 450, error },
    ]);
    expect(log.entries.at(-1)).toEqual([
      'letter.failed',
      { notice: expect.any(Number) as unknown, kind: 'validada', failure: 'agotado', code: 450 },
    ]);
  });

  it('does not try again what the server refuses for good, and says so without the address', async () => {
    await put('radicada', 'v1');
    await put('validada', 'v3');
    post.before = ({ subject }) => {
      if (subject.startsWith('Recibimos')) throw answered(550);
    };
    expect(await send(0)).toBe(2);
    expect(await send(100_000)).toBe(0);
    const error = '550 <familia@example.com> no';
    expect(await rows()).toEqual([
      { intentos: 1, proximo_intento: null, enviado_en: null, fallo: 'rechazado', respuesta: 550, error },
      sentRow(1, 0),
    ]);
    expect(log.entries).toEqual([
      ['letter.failed', { notice: expect.any(Number) as unknown, kind: 'radicada', failure: 'rechazado', code: 550 }],
    ]);
    expect(JSON.stringify(log.entries)).not.toContain('example.com');
  });

  it.each([
    ['is gone', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })],
    ['refuses us, not the letter', answered(550, 'MAIL FROM')],
    ['is about to close', answered(421)],
  ])('spares the letters while the server %s, and counts no attempt', async (_what, error) => {
    await put('radicada', 'v1');
    await put('validada', 'v3');
    post.before = () => {
      throw error;
    };
    expect(await send(0)).toBe(1);
    post.before = () => undefined;
    expect(await send(0)).toBe(1);
    expect(await send(4)).toBe(0);
    expect(await send(5)).toBe(1);
    expect(await rows()).toEqual([sentRow(1, 5), sentRow(1, 0)]);
  });

  it('gives each notice to one of several senders', async () => {
    for (let i = 0; i < 30; i += 1) await put('validada', `v${i}`);
    const counts = await Promise.all([send(0), send(0), send(0)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(post.sent.map(({ id }) => id)).size).toBe(30);
  });

  /** A transport that has a letter for as long as a test wants. */
  const createSlow = () => {
    let take = (): void => undefined;
    let arrive = (): void => undefined;
    const taken = new Promise<void>((resolve) => (take = resolve));
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const send: Transport['send'] = (letter) => {
      take();
      return arrived.then(() => void post.sent.push(letter));
    };
    return { transport: { send, close: () => undefined }, taken, arrive };
  };

  it('leaves a letter that is on its way to whoever sends it, however slow the server is', async () => {
    await put('radicada', 'v1');
    const slow = createSlow();
    const clock = { minutes: 0 };
    const now = (): number => at(clock.minutes).getTime();
    const first = sendDue({ database, transport: slow.transport, timeZone, now, log });
    await slow.taken;
    clock.minutes = 10;
    expect(await send(10)).toBe(0);
    slow.arrive();
    expect(await first).toBe(1);
    expect(post.sent).toHaveLength(1);
    expect(await send(10_000)).toBe(0);
  });

  it('takes up again what a program left unfinished when it ended, as the same letter', async () => {
    await put('radicada', 'v1');
    const slow = createSlow();
    const left = sendDue({ database, transport: slow.transport, timeZone, now: () => at(0).getTime(), log });
    await slow.taken;
    expect(await send(15)).toBe(1);
    slow.arrive();
    await left;
    expect(new Set(post.sent.map(({ id }) => id)).size).toBe(1);
  });

  /** A receipt of a filing that came from there. */
  const putFiled = async (origin: string, about: string, to?: string, minutes?: number): Promise<void> => {
    await put('radicada', about, to, minutes);
    await database.query('update avisos set origen = $1 where clave = $2', [origin, `${solicitud}-radicada-${about}`]);
  };
  const stranger = 'stranger';
  const sentTo = (address: string): number => post.sent.filter(({ to }) => to === address).length;

  it('sends five receipts a day to one address, however it is written, and the others on the next days', async () => {
    const spellings = ['familia@example.com', 'FAMILIA@Example.com', 'familia+1@example.com', 'familia+otra@example.com'];
    for (let i = 0; i < 12; i += 1) await putFiled(`network ${i % 6}`, `v${i}`, spellings[i % 4]);
    await putFiled('network 0', 'v99', 'otra@example.com');
    const counts = await Promise.all([send(0), send(0), send(0)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(6);
    // Fourteen hours are left of the city's day.
    expect(await send(14 * 60 - 1)).toBe(0);
    expect(await send(15 * 60)).toBe(5);
    expect(await send(39 * 60)).toBe(2);
    expect(await send(63 * 60)).toBe(0);
  });

  it('sends three of them from one network, so that a stranger does not use up a family’s', async () => {
    for (let i = 0; i < 10; i += 1) await putFiled(stranger, `s${i}`);
    await putFiled('home', 'f1', 'FAMILIA@example.com', 1);
    expect(await send(1)).toBe(4);
    expect(sentTo('FAMILIA@example.com')).toBe(1);
    // The rest comes on the next days, three a day.
    expect([await send(15 * 60), await send(39 * 60), await send(63 * 60), await send(87 * 60)]).toEqual([3, 3, 1, 0]);
  });

  it('keeps no letter of a withdrawal back for receipts, though both came from one network', async () => {
    for (let i = 0; i < 5; i += 1) await putFiled(stranger, `s${i}`);
    await put('retirada', 'w');
    await database.query("update avisos set origen = $1 where tipo = 'retirada'", [stranger]);
    expect(await send(1)).toBe(4);
    expect(await database.query("select proximo_intento from avisos where tipo = 'retirada'")).toEqual([
      { proximo_intento: null },
    ]);
  });

  it('sends the next day first who filed there for the first time, whatever others had filed before', async () => {
    for (let network = 0; network < 5; network += 1) {
      for (let i = 0; i < 4; i += 1) await putFiled(`${stranger} ${network}`, `s${network}-${i}`);
    }
    await putFiled('home', 'f1', 'FAMILIA@example.com', 1);
    expect(await send(1)).toBe(5);
    expect(sentTo('FAMILIA@example.com')).toBe(0);
    // With those strangers alone of whom none was sent yet.
    expect(await send(14 * 60)).toBe(4);
    expect(sentTo('FAMILIA@example.com')).toBe(1);
  });

  it('gives up what waits in a row that is no family’s', async () => {
    for (let i = 0; i < 40; i += 1) await putFiled(stranger, `s${i}`);
    let sent = 0;
    for (let day = 0; day < 30; day += 1) sent += await send(15 * 60 + day * 24 * 60);
    expect(sent).toBe(3 + 15);
    const [given] = await database.query("select count(*) as n from avisos where fallo = 'sobrante'");
    expect(given).toEqual({ n: 40 - 18 });
    expect(log.entries).toEqual([]);
  });

  it('forgets after thirty days where a filing came from', async () => {
    await putFiled(stranger, 'v1');
    await send(0);
    await putFiled(stranger, 'v2');
    const origins = (): Promise<unknown> => database.query('select origen from avisos order by id');
    const month = 30 * 24 * 60;
    await forgetOrigins(database, at(month - 1));
    expect(await origins()).toEqual([{ origen: stranger }, { origen: stranger }]);
    await forgetOrigins(database, at(month));
    // What waits is still counted.
    expect(await origins()).toEqual([{ origen: null }, { origen: stranger }]);
  });

  it('never keeps back what follows an act of the city', async () => {
    for (let i = 0; i < 8; i += 1) await put('validada', `v${i}`);
    // What staff typed for a family, or gave back to it.
    for (let i = 0; i < 2; i += 1) await put('radicada', `v${i}`);
    for (let i = 0; i < 6; i += 1) await putFiled(`network ${i}`, `w${i}`, undefined, -1);
    // Five receipts of families, of which the last is one too many for the day, and all the others.
    expect(await send(0)).toBe(15);
    expect(post.sent.filter(({ subject }) => subject.endsWith('fue validada'))).toHaveLength(8);
    expect(await send(15 * 60)).toBe(1);
  });
});

const NOTICE = { datos: data, creado: at(0), contacto: null, asignado: null, cupo: null, nombres: '' };
const CONTACTO = { telefono: null, whatsapp: '300 123 4567', correo: null, oficina: null, horario: 'de 8 a 12' };
const CUPO = {
  institucion: { nombre: 'Colegio San Simón' },
  sede: 'Sede 2, Belén',
  jornada: 'Mañana',
  direccion: 'Calle 5 # 4-20',
  barrio: 'Belén',
  telefono: null,
};
const deadline = '2025-10-21T05:00:00.000Z';
const page = 'https://cupos.example.gov.co/';
const write = (tipo: NoticeKind, told: Partial<Parameters<typeof composeLetter>[0]> = {}) =>
  composeLetter({ ...NOTICE, tipo, ...told }, { timeZone, page });

describe('a letter', () => {
  it.each(noticeKindSchema.options)('of kind %s names the solicitud, its day and the way to it', (kind) => {
    const { subject, text } = write(kind, { datos: { ...data, plazo: deadline } });
    expect(subject).toContain(data.radicado);
    expect(text).toContain(data.radicado);
    expect(text).toMatch(/\n\nFecha: 15 de octubre de 2025\D+10:00\sa\.\sm\.\n\n/u);
    expect(text).toContain(
      `\n\nConsulte la solicitud con el radicado, el documento y la fecha de nacimiento del estudiante aquí:\n${page}#${CITIZEN_PATHS.lookUp}\n`,
    );
    expect(text).not.toMatch(/undefined|ayuda|Cupo:/);
  });

  it('has the pupil’s initials, which tell twins apart, and nothing that can be read of what was typed as a name', () => {
    expect(write('validada', { nombres: 'ángel José' }).text).toContain('\n\nEstudiante: Á. J.\nFecha: ');
    expect(write('validada', { nombres: 'Gane dinero en mi sitio' }).text).toContain('\n\nEstudiante: G. D. E.\nFecha: ');
    expect(write('validada', { nombres: '2027' }).text).not.toContain('Estudiante:');
  });

  it.each(noticeKindSchema.options)('of kind %s says where a person answers', (kind) => {
    const { text } = write(kind, { contacto: CONTACTO });
    expect(text).toContain('\n\nSi necesita ayuda:\nWhatsApp: 300 123 4567\nHorario: de 8 a 12\n\n');
  });

  it('names the page in words where its address is not known', () => {
    const { text } = composeLetter({ ...NOTICE, tipo: 'radicada' }, { timeZone });
    expect(text).toContain('fecha de nacimiento del estudiante en la página de trámites de educación.\n');
  });

  it.each(['asignada', 'oferta_por_vencer', 'aceptada', 'aceptada_y_en_lista', 'matriculada'] as const)(
    'of kind %s says which place it is',
    (kind) => {
      const cupo = 'Cupo: Colegio San Simón, Sede 2, Belén\nJornada: Mañana\n';
      expect(write(kind, { cupo: CUPO }).text).toContain(`${cupo}Dirección: Calle 5 # 4-20, barrio Belén\nFecha: `);
      expect(write(kind, { cupo: { ...CUPO, direccion: '', barrio: '' } }).text).toContain(`${cupo}Fecha: `);
      expect(write(kind, { cupo: { ...CUPO, telefono: '6085550101' } }).text).toContain(
        'barrio Belén\nTeléfono: 6085550101\nFecha: ',
      );
    },
  );

  it.each(['por_subsanar', 'asignada', 'subsanacion_por_vencer', 'oferta_por_vencer'] as const)(
    'of kind %s gives the last minute in the city',
    (kind) => {
      const { text } = write(kind, { datos: { ...data, plazo: deadline } });
      expect(text).toMatch(/hasta el 20 de octubre de 2025\D+11:59\sp\.\sm\.; si no/u);
    },
  );

  it.each([
    ['asignada', 'paso', 'si declina este, o no responde, se queda sin ninguno.'],
    ['oferta_por_vencer', 'paso', 'si declina este, o no responde, se queda sin ninguno.'],
    ['vencida', 'paso', 'El cupo pasa a otra familia. El cupo que el estudiante tenía antes ya pasó a otros.'],
    ['declinada', 'conserva', 'que terminó. El estudiante conserva el cupo que ya tiene.'],
    ['retirada', 'conserva', 'El estudiante conserva el cupo que ya tiene.'],
    ['en_lista_de_espera', 'conserva', 'El estudiante conserva el cupo que ya tiene.'],
    ['sin_cupo', 'conserva', 'El estudiante conserva el cupo que ya tiene.'],
  ] as const)('of kind %s to whose seat of before «%s»: %s', (kind, cupoAnterior, words) => {
    expect(write(kind, { datos: { ...data, cupoAnterior } }).text).toContain(words);
    expect(write(kind).text).not.toMatch(/conserva|pasó a otros/);
  });

  it('of a withdrawal says whether a place was given back', () => {
    expect(write('retirada').text).not.toContain('pasa a otra familia');
    expect(write('retirada', { datos: { ...data, oferta: 'o1' } }).text).toContain('El cupo pasa a otra familia.');
  });

  it('to who has no document names the number that was given, and where it is typed', () => {
    const { text } = write('radicada', { asignado: '1234567890' });
    expect(text).toContain('le dimos el número 1234567890. Guárdelo: escríbalo donde se pide su documento.');
    expect(text).toContain('con el radicado, el número 1234567890 y la fecha de nacimiento del estudiante aquí:');
    // The address of before may be a stranger's, mistyped.
    const other = write('correo_anterior', { asignado: '1234567890' }).text;
    expect(other).toContain('el número que le dimos al estudiante en lugar del documento');
    expect(other).not.toContain('1234567890');
  });
});
