import { createWords } from '#domain/words/words.ts';
import { draftOf, type AcudienteValues, type Draft, type EstudianteValues } from '#requestForm/draft.ts';
import { likelyMistakes } from '#requestForm/likelyMistakes.ts';
import { CONVOCATORIA, id, OFERTA } from '#test/support/samples/contractSamples.ts';
import { FILED, KEY, WHOLE } from '#test/support/requestForm/form.ts';

const catalogos = {
  ...CONVOCATORIA.catalogos,
  parentescos: [...CONVOCATORIA.catalogos.parentescos, { codigo: 'mismo', nombre: 'Estudiante mayor de edad' }],
};
const rules = { convocatoria: { ...CONVOCATORIA, catalogos }, today: '2026-11-03' };

const questionsIn = (draft: Draft) =>
  likelyMistakes(draft, rules, createWords(catalogos, 'America/Bogota')).map(({ field, question }) => [field, question]);

function questions(acudiente: Partial<AcudienteValues>, estudiante: Partial<EstudianteValues>) {
  const { values } = WHOLE;
  const changed = {
    ...values,
    acudiente: { ...values.acudiente, ...acudiente },
    estudiante: { ...values.estudiante, ...estudiante },
  };
  return questionsIn({ ...WHOLE, values: changed });
}

const OWN = 'Como parentesco eligió «Estudiante mayor de edad», y el estudiante tiene 6 años. ¿Es así?';
const ADULT_PAPER =
  'El documento del estudiante es «Cédula de ciudadanía», que es de personas mayores de edad, y tiene 6 años. ¿Es así?';
const SAME = 'El número de documento del estudiante es el mismo del acudiente. ¿Es así?';
const MAIL = 'El correo tiene ñ o tildes, y casi ninguno las lleva. ¿Es así?';

test.each<[string, Partial<AcudienteValues>, Partial<EstudianteValues>, string[][]]>([
  ['what is likely right', {}, {}, []],
  ['a guardian who is the pupil of 6', { parentesco: 'mismo' }, {}, [['acudiente.parentesco', OWN]]],
  ['a cédula of a child', {}, { tipoDocumento: 'CC' }, [['estudiante.tipoDocumento', ADULT_PAPER]]],
  ['the guardian’s number', { documento: '52.123.456' }, { documento: '52123456' }, [['estudiante.documento', SAME]]],
  ['two without a number', { documento: '' }, { documento: '' }, []],
  ['a mail with ñ', { correo: 'peña@correo.co' }, {}, [['acudiente.correo', MAIL]]],
  [
    'an unusual age',
    {},
    { fechaNacimiento: '2025-03-01' },
    [
      [
        'estudiante.fechaNacimiento',
        'El 31 de marzo de 2027 tendrá 2 años, y lo usual en Primero es 6 a 7 años. Revise la fecha y el grado; si son correctos, continúe.',
      ],
    ],
  ],
])('%s', (_, acudiente, estudiante, asked) => {
  expect(questions(acudiente, estudiante)).toEqual(asked);
});

test('an adult pupil is its own guardian, with a cédula', () => {
  const own = { documento: '52123456', tipoDocumento: 'CC', fechaNacimiento: '2000-03-01', grado: '99' };
  expect(questions({ parentesco: 'mismo', documento: '52123456' }, own)).toEqual([]);
});

describe('opciones', () => {
  const FULL = { ...OFERTA, vacantes: 0 };
  const ONLY_ONE = [
    'opciones',
    'Pidió un solo lugar: si ahí no alcanza el cupo, no se le busca en otro. Agregar más nunca le quita el primero. ¿Es así?',
  ];
  const noVacantes = (place: number) => [
    `opciones.${place - 1}`,
    `La opción ${place}, Institución Educativa El Samán, Sede Principal, no tiene vacantes: solo habrá cupo si alguien deja el suyo. ¿Es así?`,
  ];
  const withOpciones = (opciones: Draft['values']['opciones']): Draft => ({ ...WHOLE, values: { ...WHOLE.values, opciones } });

  test.each([
    ['one alone', [OFERTA], [ONLY_ONE]],
    ['one without vacantes', [OFERTA, FULL], [noVacantes(2)]],
    ['one alone, without vacantes', [FULL], [ONLY_ONE, noVacantes(1)]],
  ])('%s', (_, opciones, asked) => {
    expect(questionsIn(withOpciones(opciones))).toEqual(asked);
  });

  test('one alone where no more are taken', () => {
    const one = { ...rules, convocatoria: { ...rules.convocatoria, maximoOpciones: 1 } };
    expect(likelyMistakes(withOpciones([OFERTA]), one, createWords(catalogos, 'America/Bogota'))).toEqual([]);
  });

  test('that are filed so are not asked about again', () => {
    const edit = draftOf({ ...FILED, opciones: [FULL] }, { accion: 'edicion' }, KEY);
    expect(questionsIn(edit)).toEqual([]);
    expect(questionsIn({ ...edit, values: { ...edit.values, opciones: [OFERTA] } })).toEqual([ONLY_ONE]);
  });

  test('the seat that the pupil has before others: they would ask in vain; that it has no vacantes says nothing', () => {
    const own = { ...FULL, id: id(1) };
    const other = { ...OFERTA, id: id(2) };
    const asked = (opciones: Draft['values']['opciones']) =>
      questionsIn({ ...WHOLE, values: { ...WHOLE.values, cupoActual: own, opciones } });
    expect(asked([])).toEqual([]);
    expect(asked([other, own])).toEqual([]);
    expect(asked([own, other])).toEqual([
      ['opciones.0', expect.stringMatching(/no obtendrá ninguna de las que siguen\. ¿Es así\?$/) as string],
    ]);
  });
});
