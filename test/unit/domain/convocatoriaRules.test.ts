import * as v from 'valibot';

import { LIMITS, convocatoriaRulesSchema } from '#domain/convocatoriaRules.ts';
import type { ConvocatoriaRules } from '#domain/contractTypes.ts';
import { MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';

const { reglas, condiciones } = MANAGED_CONVOCATORIA;
const schema = convocatoriaRulesSchema({ condiciones, timeZone: 'America/Bogota' });
const [first, second] = reglas.etapas;
if (!first || !second) throw new Error('The sample has two stages');
type Etapa = typeof first;

/** What is wrong, by path. */
function violations(change: object): string[] {
  const { issues = [] } = v.safeParse(schema, { ...reglas, ...change });
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

const UNSEEN = 'El nombre tiene algún carácter que no se ve. Escríbalo con el teclado, en una sola línea, sin pegarlo.';
const UNSEEN_RULE = 'La regla tiene algún carácter que no se ve. Escríbala con el teclado, sin pegarla.';
const ANIO = 'Escriba un año entre 2000 y 2099.';

const withEtapas = (...etapas: Etapa[]) => ({ etapas });

test('right rules pass; texts are trimmed, moments are in UTC, the days of the list in their order', () => {
  expect(v.parse(schema, reglas)).toEqual(reglas);
  const typed = {
    ...reglas,
    nombre: '  Cupos, ñ  ',
    reglaDeSemilla: 'Una línea.\nOtra.',
    etapas: [{ ...first, codigo: ' prioritaria ', abre: '2026-10-01T00:00:00-05:00' }, second],
    fechasDeLista: ['2027-01-15', '2026-12-20'],
  };
  expect(v.parse(schema, typed)).toEqual({ ...reglas, nombre: 'Cupos, ñ', reglaDeSemilla: 'Una línea.\nOtra.' });
});

test('nothing but stages is needed: no priorities, reserves or list', () => {
  expect(violations({ prioridades: [], hermanos: null, reservas: [], fechasDeLista: [], etapas: [second] })).toEqual([]);
});

test('days of the matrícula may be one alone, unknown, or of before there were any', () => {
  expect(violations({ matricula: { desde: '2027-01-15', hasta: '2027-01-15' } })).toEqual([]);
  expect(v.parse(schema, { ...reglas, matricula: undefined }).matricula).toBeNull();
});

test('a sibling’s seat counts as a priority that holds at one institution, or as nothing', () => {
  expect(violations({ hermanos: 'hermano' })).toEqual([]);
  expect(violations({ hermanos: 'victima' })).toEqual(['hermanos: Elija una condición de la lista.']);
  expect(violations({ hermanos: 'hermano', prioridades: ['victima'] })).toEqual([
    'hermanos: Esa condición ya no está entre las prioridades: agréguela de nuevo, o elija que no cuenta.',
  ]);
});

test.each<[string, object, string[]]>([
  ['no name', { nombre: ' ' }, ['nombre: Escriba el nombre de la convocatoria.']],
  ['a name that is too long', { nombre: 'ñ'.repeat(201) }, ['nombre: Escriba 200 caracteres como máximo.']],
  ['a name of lines', { nombre: 'a\nb' }, [`nombre: ${UNSEEN}`]],
  ['a name that is read backwards', { nombre: 'Cupos \u202e7202' }, [`nombre: ${UNSEEN}`]],
  ['a name with a space of no width', { nombre: 'Cu\u200bpos' }, [`nombre: ${UNSEEN}`]],
  ['a stage’s name that is read backwards', withEtapas({ ...second, nombre: '\u2067Todos' }), [`etapas.0.nombre: ${UNSEEN}`]],
  ['a rule that is read backwards', { reglaDeSemilla: 'Una.\n\u202eOtra.' }, [`reglaDeSemilla: ${UNSEEN_RULE}`]],
  [
    'no number',
    { maximoOpciones: null },
    ['maximoOpciones: Escriba cuántas opciones puede pedir una familia: un número entre 1 y 20.'],
  ],
  [
    'a half',
    { maximoOpciones: 1.5 },
    ['maximoOpciones: Escriba cuántas opciones puede pedir una familia: un número entre 1 y 20.'],
  ],
  ['none', { maximoOpciones: 0 }, ['maximoOpciones: Escriba cuántas opciones puede pedir una familia: un número entre 1 y 20.']],
  [
    'too many days',
    { diasParaResponder: 61 },
    ['diasParaResponder: Escriba cuántos días tiene una familia para responder: un número entre 1 y 60.'],
  ],
  ['another lottery', { sorteo: 'a_dedo' }, ['sorteo: Elija cómo es el sorteo.']],
  ['a year before any convocatoria', withEtapas({ ...second, abre: '0000-01-01T04:56:00Z' }), [`etapas.0.abre: ${ANIO}`]],
  [
    'a year after any convocatoria',
    withEtapas(first, { ...second, publica: '2101-01-01T05:00:00Z' }),
    [`etapas.1.publica: ${ANIO}`],
  ],
  ['a day after any convocatoria', { fechasDeLista: ['9999-12-31'] }, [`fechasDeLista.0: ${ANIO}`]],
  ['no rule for the semilla', { reglaDeSemilla: '' }, ['reglaDeSemilla: Escriba cómo se obtiene la semilla del sorteo.']],
  ['what is not text', { reglaDeSemilla: 'a\u0000' }, [`reglaDeSemilla: ${UNSEEN_RULE}`]],
  ['a condition that is none', { prioridades: ['vecino'] }, ['prioridades.0: Elija una condición de la lista.']],
  ['a priority twice', { prioridades: ['victima', 'victima'] }, ['prioridades.1: Esta condición ya está: elija otra o quítela.']],
  [
    'a reserve below nothing',
    { reservas: [{ condicion: 'victima', puestos: -1 }] },
    ['reservas.0.puestos: Escriba cuántos puestos se reservan en cada oferta: un número entre 0 y 100000.'],
  ],
  [
    'a reserve for nobody',
    { reservas: [{ condicion: 'vecino', puestos: 1 }] },
    ['reservas.0.condicion: Elija una condición de la lista.'],
  ],
  [
    'a reserve twice',
    { reservas: [1, 2].map((positions) => ({ condicion: 'victima', puestos: positions })) },
    ['reservas.1: Esta condición ya tiene una reserva: quite una de las dos.'],
  ],
  [
    'too many reserves',
    { reservas: Array.from({ length: LIMITS.reservas + 1 }, () => ({ condicion: 'victima', puestos: 1 })) },
    [
      'reservas: Deje 10 reservas como máximo.',
      ...Array.from(
        { length: LIMITS.reservas },
        (_, at) => `reservas.${at + 1}: Esta condición ya tiene una reserva: quite una de las dos.`,
      ),
    ],
  ],
  ['a day that is none', { fechasDeLista: ['2027-02-30'] }, ['fechasDeLista.0: Escriba una fecha. Por ejemplo: 15/03/2027']],
  [
    'a day twice',
    { fechasDeLista: ['2027-01-15', '2027-01-15'] },
    ['fechasDeLista.1: Esta fecha ya está: elija otra o quítela.'],
  ],
  [
    // The first stage is published in the city on 25 October, 3:30 p. m.
    'days before the publication',
    { fechasDeLista: ['2026-10-24', '2026-10-25', '2026-10-26'] },
    [0, 1].map((at) => `fechasDeLista.${at}: Elija un día después de la publicación de la primera etapa.`),
  ],
  [
    'a beginning that is no day',
    { matricula: { desde: '2027-02-30', hasta: '2027-03-15' } },
    ['matricula.desde: Escriba una fecha. Por ejemplo: 15/03/2027'],
  ],
  [
    'an end before the beginning',
    { matricula: { desde: '2027-01-15', hasta: '2027-01-14' } },
    ['matricula.hasta: Elija un último día que no sea antes del primero.'],
  ],
  ['no stage', { etapas: [], fechasDeLista: [] }, ['etapas: Agregue al menos una etapa.']],
  ['an unknown field', { otra: 1 }, ['otra: Este dato no se pide.']],
  ['a field that is not there', { etapas: undefined }, ['etapas: Falta este dato.']],
])('with %s they are refused', (_, change, expected) => {
  expect(violations(change)).toEqual(expected);
});

test.each<[string, ConvocatoriaRules['etapas'], string[]]>([
  [
    'a code with spaces',
    [{ ...second, codigo: 'Etapa 1' }],
    ['etapas.0.codigo: Escriba el código con letras minúsculas sin tilde, números o «_»: 40 como máximo.'],
  ],
  [
    'a code twice',
    [{ ...first, codigo: 'general' }, second],
    ['etapas.1.codigo: Otra etapa ya tiene este código: escriba uno distinto.'],
  ],
  ['no name', [{ ...second, nombre: '' }], ['etapas.0.nombre: Escriba el nombre de la etapa.']],
  [
    'no opening',
    [{ ...second, abre: '' }],
    ['etapas.0.abre: Escriba la fecha y la hora en que la etapa abre. Por ejemplo: 15/03/2027 y 08:00'],
  ],
  [
    'a day that is none',
    [{ ...second, abre: '2026-02-30T25:00:00Z' }],
    ['etapas.0.abre: Escriba la fecha y la hora en que la etapa abre. Por ejemplo: 15/03/2027 y 08:00'],
  ],
  ['an end at its beginning', [{ ...second, cierra: second.abre }], ['etapas.0.cierra: Elija un cierre después de la apertura.']],
  [
    'a publication at its end',
    [{ ...second, publica: second.cierra }],
    ['etapas.0.publica: Elija una publicación después del cierre.'],
  ],
  [
    'another one begun before it',
    [first, { ...second, abre: '2026-10-19T05:00:00.000Z' }],
    ['etapas.1.abre: Elija una apertura que no sea antes del cierre de la etapa anterior.'],
  ],
  [
    'another one published with it',
    [{ ...first, publica: second.publica }, second],
    ['etapas.1.publica: Elija una publicación después de la de la etapa anterior.'],
  ],
  [
    'a condition that is none',
    [{ ...first, condiciones: ['vecino'] }, second],
    ['etapas.0.condiciones.0: Elija condiciones de la lista.'],
  ],
  [
    'a condition twice',
    [{ ...first, condiciones: ['victima', 'victima'] }, second],
    ['etapas.0.condiciones.1: Esta condición ya está: elija otra o quítela.'],
  ],
  ['none of everyone', [first], ['etapas.0.condiciones: La última etapa es para todos: quite sus condiciones.']],
])('a stage with %s is refused', (_, etapas, expected) => {
  expect(violations({ ...withEtapas(...etapas), fechasDeLista: [] })).toEqual(expected);
});

test('stages out of their order are told where they stand', () => {
  expect(violations(withEtapas({ ...second, condiciones: [] }, { ...first, condiciones: [] }))).toEqual([
    'etapas.1.abre: Elija una apertura que no sea antes del cierre de la etapa anterior.',
    'etapas.1.publica: Elija una publicación después de la de la etapa anterior.',
  ]);
});
