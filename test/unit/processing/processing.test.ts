import { is, parse } from 'valibot';
import { inboxAddress } from '#areas/processing/inbox/inboxAddress.ts';
import { typedDecision, typedDecisionSchema, isNothing, NOTHING_TYPED } from '#areas/processing/expediente/typedDecision.ts';
import { changesBetween } from '#areas/processing/expediente/expedienteLines.ts';
import { LONGEST_REASON, checkDecision, checkReason } from '#areas/processing/expediente/checkDecision.ts';
import { expedienteAt, expedientePlaceOf } from '#areas/processing/processingPaths.ts';
import { correctionDays, correctionProblem } from '#domain/correctionDays.ts';
import { createWords } from '#domain/words/words.ts';
import { writeListQuery } from '#kits/listing/listAddress.ts';
import { CONVOCATORIA, STAFF_SOLICITUD } from '#test/support/samples/contractSamples.ts';
import { IN_REVIEW, INBOX, PAGE, RADICADO } from '#test/support/samples/processing.ts';

describe("the inbox's address", () => {
  const all = {
    estado: null,
    asignacion: null,
    etapa: null,
    dia: null,
    plazo: null,
    grado: null,
    condicion: null,
    dias: null,
    orden: null,
    porPagina: null,
    tras: null,
    texto: '',
    pagina: 1,
  } as const;

  test.each([
    ['', all],
    [
      '?estado=en_revision&etapa=general&dia=2026-01-12&asignacion=mias&plazo=hoy&grado=9&condicion=sisben&dias=7&orden=plazo&porPagina=50&tras=sin.7&texto=pe%C3%B1a&pagina=2',
      {
        estado: 'en_revision',
        asignacion: 'mias',
        plazo: 'hoy',
        grado: 9,
        condicion: 'sisben',
        dias: 7,
        etapa: 'general',
        dia: '2026-01-12',
        orden: 'plazo',
        porPagina: 50,
        tras: 'sin.7',
        texto: 'peña',
        pagina: 2,
      },
    ],
    ['?asignacion=de%3Aana.perez', { ...all, asignacion: 'de:ana.perez' }],
    ['?estado=todas', { ...all, estado: 'todas' }],
    ['?dias=0', { ...all, dias: 0 }],
    ['?dias=3650', { ...all, dias: 3650 }],
  ])('%s is read, and written the same', (search, query) => {
    expect(inboxAddress.read(search)).toEqual(query);
    expect(writeListQuery(inboxAddress.read(search))).toBe(search);
  });

  test.each([
    '?estado=toString',
    '?dias=3651',
    '?dias=07',
    '?dias=1.5',
    '?asignacion=MIAS',
    '?texto=%20',
    '?pagina=1000001',
    '?pagina=-1',
    '?plazo=ayer',
    '?orden=antiguas',
    '?porPagina=10',
    '?tras=7',
    '?otra=1',
  ])('%s asks for what is to be done', (search) => expect(inboxAddress.read(search)).toEqual(all));

  test('a text is cut where the contract ends', () => {
    expect(inboxAddress.read(`?texto=${'a'.repeat(300)}`).texto).toHaveLength(200);
  });
});

test.each([
  [PAGE, { page: 'expediente', radicado: RADICADO }],
  [`${INBOX}/solicitudes/2027-7k3m9qx-9/historia`, { page: 'bitacora', radicado: RADICADO }],
  [`${PAGE}/familia`, { page: 'inName', radicado: RADICADO }],
  [`${INBOX}/solicitudes/nada`, { page: 'expediente', radicado: null }],
  [`${PAGE}/otra`, null],
  [INBOX, null],
])('the page of a solicitud at %s: %j', (path, place) => {
  expect(expedientePlaceOf(path)).toEqual(place);
  expect(expedienteAt(path)).toBe(place?.page === 'expediente' ? place.radicado : null);
});

describe('what is typed', () => {
  test('comes back as it was kept', () => {
    const before = { version: 3, razones: { hermano: 'No' }, movimiento: 'retirada', motivo: 'm', antesDe: '' } as const;
    const typed = { ...before, oferta: '' };
    expect(parse(typedDecisionSchema, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    expect(parse(typedDecisionSchema, JSON.parse(JSON.stringify(before)))).toEqual(typed);
    expect(isNothing(typed)).toBe(false);
  });

  test.each(['null', '{}', '{"version":1,"razones":[],"movimiento":"otro","motivo":"","antesDe":""}'])(
    '%j is nobody’s',
    (text) => {
      expect(is(typedDecisionSchema, JSON.parse(text))).toBe(false);
    },
  );

  test('with another move the problems of its fields are out of date, not those of a condition', () => {
    const { reducer } = typedDecision.machine;
    const { opened, problemsFound, typed } = typedDecision.events;
    const open = reducer(undefined, opened({ key: 'A', typed: { ...NOTHING_TYPED, movimiento: 'por_subsanar' } }));
    const wrong = reducer(
      open,
      problemsFound({ problems: { motivo: 'Escriba', antesDe: 'Escriba', 'razones.hermano': 'Escriba' } }),
    );
    const withDay = { ...NOTHING_TYPED, movimiento: 'por_subsanar', antesDe: '2027-01-20' } as const;
    expect(reducer(wrong, typed({ typed: withDay }))).toMatchObject({
      problems: { motivo: 'Escriba', 'razones.hermano': 'Escriba' },
    });
    const moved = reducer(wrong, typed({ typed: { ...NOTHING_TYPED, movimiento: 'retirada' } }));
    expect(moved).toMatchObject({ problems: { 'razones.hermano': 'Escriba' }, refusals: 1 });
    const reasoned = reducer(
      wrong,
      typed({ typed: { ...NOTHING_TYPED, movimiento: 'por_subsanar', razones: { hermano: 'No' } } }),
    );
    expect(reasoned).toMatchObject({ problems: { motivo: 'Escriba', antesDe: 'Escriba' } });
  });

  test('emptied again it is nothing', () => {
    expect(isNothing({ ...NOTHING_TYPED, version: 3, razones: { hermano: '' } })).toBe(true);
    expect(isNothing({ ...NOTHING_TYPED, antesDe: '1' })).toBe(false);
  });
});

describe('what is saved is checked first', () => {
  test.each(['No', ' No '])('the reason %j', (text) => {
    expect(checkReason('hermano', text)).toEqual({ ok: true, value: 'No' });
  });

  test.each([' ', 'a'.repeat(LONGEST_REASON + 1), '\u3164\ufe0f '])('the reason %#', (text) => {
    expect(checkReason('hermano', text)).toMatchObject({
      ok: false,
      problems: { 'razones.hermano': expect.any(String) as unknown },
    });
  });

  test('a field that the move does not have is not sent', () => {
    const typed = { ...NOTHING_TYPED, motivo: 'x', antesDe: '2027-01-01' };
    const none = { motivo: null, antesDe: null, oferta: null };
    expect(checkDecision({ ...typed, movimiento: 'validada' }, null)).toEqual({ ok: true, value: { ...none, a: 'validada' } });
    for (const a of ['retirada', 'en_revision', 'reabrir'] as const) {
      expect(checkDecision({ ...typed, movimiento: a }, null)).toEqual({ ok: true, value: { ...none, a, motivo: 'x' } });
    }
    expect(checkDecision({ ...typed, oferta: 'una', movimiento: 'asignada' }, null)).toEqual({
      ok: true,
      value: { ...none, a: 'asignada', motivo: 'x', oferta: 'una' },
    });
  });

  test.each(['en_revision', 'reabrir', 'asignada', 'retirada'] as const)('%s needs a reason', (movimiento) => {
    expect(checkDecision({ ...NOTHING_TYPED, oferta: 'una', movimiento }, null)).toEqual({
      ok: false,
      problems: { motivo: 'Escriba el motivo: la familia lo leerá.' },
    });
  });

  test('a direct placement needs its place', () => {
    expect(checkDecision({ ...NOTHING_TYPED, motivo: 'x', movimiento: 'asignada' }, null)).toEqual({
      ok: false,
      problems: { oferta: 'Elija el cupo que se le asigna.' },
    });
  });

  test.each([
    ['2026-11-03', '2026-11-03', false],
    ['2026-11-04', '2026-11-03', true],
    ['30/02/2027', '2026-11-03', false],
    ['2027-11-03', '2026-11-03', true],
    // A year mistyped.
    ['2027-11-04', '2026-11-03', false],
    ['9999-01-01', '2026-11-03', false],
    // The server sees to it.
    ['2020-01-01', null, true],
  ])('the day %s on %s', (beforeOf, today, ok) => {
    const days = today === null ? null : correctionDays(today, { dias: 5, publica: null });
    expect(checkDecision({ ...NOTHING_TYPED, movimiento: 'por_subsanar', motivo: 'x', antesDe: beforeOf }, days).ok).toBe(ok);
  });
});

describe('the days of a correction', () => {
  const onThird = (publica: string | null, dias = 5) => correctionDays('2026-11-03', { dias, publica });

  test("begin with the call's, as far as they go", () => {
    expect(onThird(null)).toEqual({ first: '2026-11-04', last: '2027-11-03', usual: '2026-11-08', publica: null });
    expect(onThird('2026-11-07')).toMatchObject({ last: '2026-11-06', usual: '2026-11-06' });
    expect(onThird('2026-11-09')).toMatchObject({ last: '2026-11-08', usual: '2026-11-08' });
  });

  test.each<[string, string | null, string | null]>([
    ['2026-11-04', '2026-11-05', null],
    ['2026-11-05', '2026-11-05', 'no puede pasar del 4 de noviembre de 2026: al otro día se publica el resultado de su etapa.'],
    ['2026-11-03', '2026-11-05', 'debe ser después de hoy.'],
    ['2027-11-04', null, 'no puede pasar del 3 de noviembre de 2027.'],
    // The stage's result is published after the year that a correction can last.
    ['2027-11-04', '2028-01-01', 'no puede pasar del 3 de noviembre de 2027.'],
    [
      '2026-11-04',
      '2026-11-04',
      'Ya no hay días para una corrección: el resultado de su etapa se publica el 4 de noviembre de 2026.',
    ],
    ['2026-11-04', '2026-10-01', 'Ya no hay días para una corrección'],
  ])('%s, with a result on %s: %s', (day, publica, problem) => {
    const found = correctionProblem(day, onThird(publica));
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });
});

describe('what changed', () => {
  const words = { ...createWords(CONVOCATORIA.catalogos, 'America/Bogota'), person: (login: string) => login };

  test('nothing between the same', () => {
    expect(changesBetween(IN_REVIEW, { ...IN_REVIEW, version: 9 }, words)).toEqual([]);
  });

  test('each thing that differs, by its name', () => {
    const changed = changesBetween(IN_REVIEW, { ...STAFF_SOLICITUD, opciones: IN_REVIEW.opciones.slice(0, 1) }, words);
    expect(changed.map(({ name, before, now }) => [name, before, now])).toEqual([
      ['Estado', 'En revisión', 'Asignada'],
      ['A cargo de', 'ana', 'revisora'],
      ['Discapacidad', 'Por decidir', 'Aprobada'],
      ['Soportes de Discapacidad', 'certificado.png', 'Ninguno'],
      ['Cupo', null, 'Institución Educativa El Samán, Sede Principal (Mañana)'],
      ['Opción 2', 'Institución Educativa El Samán, Sede Norte (Mañana)', null],
    ]);
  });

  test('codes stand for themselves where no catalogue names them', () => {
    const bare = createWords(null, 'America/Bogota');
    expect([bare.name('comunas', 'comuna_1'), bare.grado(1)]).toEqual(['comuna_1', 'Grado 1']);
  });
});
