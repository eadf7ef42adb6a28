import { barName } from '#areas/places/results/barNames.ts';

/** A picture at 320 px, with numbers such as '120 de 140' in its last line. */
const NARROW = { line: 33, last: 22 };
const WIDE = { line: 60, last: 48 };

test.each<[string, string, typeof NARROW, readonly string[]]>([
  ['one line', 'Colegio El Salado', NARROW, ['Colegio El Salado']],
  ['two lines, broken between words', 'Institución Educativa San José', NARROW, ['Institución Educativa San', 'José']],
  [
    'as much as two lines hold, from its end',
    'Institución Educativa Técnica Ambiental Combeima, Sede Norte',
    NARROW,
    ['Institución … Técnica Ambiental', 'Combeima, Sede Norte'],
  ],
  [
    'all of it where there is room',
    'Institución Educativa Técnica Ambiental Combeima, Sede Norte',
    WIDE,
    ['Institución Educativa Técnica Ambiental Combeima, Sede', 'Norte'],
  ],
  ['a word that no line holds is cut', 'Electroencefalografistas', { line: 12, last: 8 }, ['Electro…']],
  ['nothing', '', NARROW, ['']],
])('%s', (_, name, room, lines) => {
  expect(barName(name, room)).toEqual(lines);
});

test('schools of one kind, and the sedes of one school, are told apart on a narrow screen', () => {
  const schools = ['Ambiental Combeima', 'Nueva Esperanza', 'San José de la Montaña', 'Ciudad Luz del Sur'];
  const names = schools.flatMap((school) =>
    ['Principal', 'Norte', 'La Esperanza'].map((sede) => `Institución Educativa Técnica ${school}, Sede ${sede}`),
  );
  expect(new Set(names.map((name) => barName(name, NARROW).join(' '))).size).toBe(names.length);
});
