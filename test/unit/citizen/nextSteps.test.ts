import { nextSteps } from '#areas/citizen/lookUp/nextSteps.ts';
import { ESTADOS } from '#domain/estados.ts';
import type { Convocatoria, Estado } from '#domain/contractTypes.ts';
import { CONVOCATORIA, OFERTA, OFFERED } from '#test/support/samples/citizen.ts';

const BOGOTA = 'America/Bogota';
const CLOSED: Convocatoria = { ...CONVOCATORIA, situacion: 'cerrada', ahora: '2026-12-20T15:00:00Z' };
const ACCEPTED = { ...OFFERED, resultado: OFFERED.resultado && { ...OFFERED.resultado, asignada: OFERTA } };

const RESULTS =
  'Los resultados se publican por etapas: los de la última, desde el 15 de diciembre de 2026. Consulte aquí su solicitud desde las fechas del calendario.';
const LIST = 'La lista de espera se mueve el 12 de enero de 2027: consulte aquí su solicitud después de cada fecha.';
const ANSWER = 'Si le ofrecen un cupo, tendrá 1 día para responder.';
const AGAIN = 'Puede hacer otra solicitud hasta el 30 de noviembre de 2026, 11:59\u00a0p.\u00a0m.';
const NOT_AGAIN =
  'La convocatoria no está abierta: ahora no se puede hacer otra solicitud. Si todavía necesita un cupo, pregunte a la secretaría.';
const MATRICULA = { oferta: OFERTA, when: 'Del 5 de enero de 2027 al 22 de enero de 2027.', papers: ['Boletín de segundo'] };

/** What is told while the call is open, and after its close; where the matrícula is; whether another can be filed. */
const TABLE: Readonly<Record<Estado, [open: string[], closed: string[], matricula: object | null, canFileAgain: boolean]>> = {
  radicada: [[RESULTS], [RESULTS], null, false],
  en_revision: [[RESULTS], [RESULTS], null, false],
  por_subsanar: [
    ['Cuando la corrija vuelve a revisión, y aquí verá qué se decidió.', RESULTS],
    ['Cuando la corrija vuelve a revisión, y aquí verá qué se decidió.', RESULTS],
    null,
    false,
  ],
  validada: [
    ['Los datos y las opciones ya no se cambian aquí. Si algo está mal, pregunte antes de que se asignen los cupos.', RESULTS],
    ['Los datos y las opciones ya no se cambian aquí. Si algo está mal, pregunte antes de que se asignen los cupos.', RESULTS],
    null,
    false,
  ],
  no_admitida: [[AGAIN], [NOT_AGAIN], null, true],
  asignada: [
    ['Si lo acepta, lo que sigue es la matrícula en el colegio.'],
    ['Si lo acepta, lo que sigue es la matrícula en el colegio.'],
    MATRICULA,
    false,
  ],
  en_lista_de_espera: [[LIST, ANSWER], [LIST, ANSWER], null, false],
  sin_cupo: [
    ['Pregunte a la secretaría en qué colegios quedan cupos.', AGAIN],
    ['Pregunte a la secretaría en qué colegios quedan cupos.', NOT_AGAIN],
    null,
    true,
  ],
  aceptada: [[], [], MATRICULA, false],
  aceptada_y_en_lista: [
    [LIST, ANSWER, 'Si no se libera ninguna, se queda con el cupo que tiene: la matrícula es en ese colegio.'],
    [LIST, ANSWER, 'Si no se libera ninguna, se queda con el cupo que tiene: la matrícula es en ese colegio.'],
    MATRICULA,
    false,
  ],
  declinada: [[AGAIN], [NOT_AGAIN], null, true],
  vencida: [[AGAIN], [NOT_AGAIN], null, true],
  matriculada: [
    ['Lo que falte para empezar las clases lo dice el colegio.'],
    ['Lo que falte para empezar las clases lo dice el colegio.'],
    null,
    false,
  ],
  retirada: [[AGAIN], [NOT_AGAIN], null, true],
};

test.each(ESTADOS)('%s: what comes next, where, until when, and whether one may ask again', (estado) => {
  const [open, closed, matricula, canFileAgain] = TABLE[estado];
  const solicitud = { ...ACCEPTED, estado };
  expect(nextSteps(solicitud, CONVOCATORIA, BOGOTA)).toEqual({ texts: open, matricula, canFileAgain });
  expect(nextSteps(solicitud, CLOSED, BOGOTA)).toEqual({ texts: closed, matricula, canFileAgain: false });
});

test('dates of one stage, more days of the list, and days that are over', () => {
  const { calendario } = CONVOCATORIA;
  const after: Convocatoria = {
    ...CLOSED,
    ahora: '2027-01-25T15:00:00Z',
    calendario: {
      ...calendario,
      etapas: calendario.etapas.slice(1),
      diasParaResponder: 4,
      fechasDeLista: ['2027-01-12', '2027-01-25', '2027-02-02'],
    },
  };
  const told = (estado: Estado, call: Convocatoria) => nextSteps({ ...ACCEPTED, estado }, call, BOGOTA);
  expect(told('radicada', after).texts).toEqual([
    'Los resultados se publican desde el 15 de diciembre de 2026: consulte aquí su solicitud desde ese día.',
  ]);
  expect(told('en_lista_de_espera', after).texts).toEqual([
    'La lista de espera se mueve el 25 de enero de 2027 y el 2 de febrero de 2027: consulte aquí su solicitud después de cada fecha.',
    'Si le ofrecen un cupo, tendrá 4 días para responder.',
  ]);
  expect(told('en_lista_de_espera', { ...after, ahora: '2027-02-03T15:00:00Z' }).texts[0]).toBe(
    'No quedan fechas anunciadas en que se mueva la lista de espera.',
  );
  expect(told('aceptada', after).matricula?.when).toBe('Terminó el 22 de enero de 2027. Si no la hizo, pregunte cuanto antes.');
  const oneDay = { ...calendario, matricula: { desde: '2027-01-05', hasta: '2027-01-05' } };
  expect(told('aceptada', { ...CLOSED, calendario: oneDay }).matricula?.when).toBe('El 5 de enero de 2027.');
});

test.each([
  ['that cannot be read', null],
  ['of another year', { ...CONVOCATORIA, anio: 2030 }],
  ['without days of the matrícula', { ...CONVOCATORIA, calendario: { ...CONVOCATORIA.calendario, matricula: null } }],
])('with a convocatoria %s no date is told that is not known', (_which, call) => {
  expect(nextSteps({ ...ACCEPTED, estado: 'aceptada' }, call, BOGOTA).matricula).toMatchObject({
    oferta: OFERTA,
    when: 'Las fechas no se han anunciado: pregunte en el colegio o a la secretaría.',
  });
});

test('of a convocatoria that cannot be read or of another year, only what holds for any is told', () => {
  for (const estado of ['radicada', 'en_lista_de_espera'] as const) {
    expect(nextSteps({ ...ACCEPTED, estado }, { ...CONVOCATORIA, anio: 2030 }, BOGOTA).texts).toEqual([]);
  }
  expect(nextSteps({ ...ACCEPTED, estado: 'vencida' }, null, BOGOTA)).toEqual({
    texts: ['Mientras una convocatoria esté abierta puede hacer otra solicitud: la página de inicio dice hasta cuándo.'],
    matricula: null,
    canFileAgain: false,
  });
});
