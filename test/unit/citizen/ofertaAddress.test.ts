import { gradoOf } from '#kits/listing/catalogueFilters.ts';
import { writeListQuery } from '#kits/listing/listAddress.ts';
import { ofertaAddress } from '#areas/citizen/oferta/ofertaAddress.ts';

type OfertaQuery = ReturnType<typeof ofertaAddress.read>;

const ALL: OfertaQuery = { grado: null, jornada: null, zona: null, comuna: null, vacantes: null, texto: '', pagina: 1 };

test.each<[string, Partial<OfertaQuery>]>([
  ['', {}],
  ['?', {}],
  ['?grado=3', { grado: 3 }],
  ['?grado=-2', { grado: -2 }],
  ['?grado=0', { grado: 0 }],
  ['?grado=99', { grado: 99 }],
  ['?jornada=fin_de_semana&zona=rural', { jornada: 'fin_de_semana', zona: 'rural' }],
  ['?comuna=comuna_6&vacantes=si', { comuna: 'comuna_6', vacantes: 'si' }],
  ['?texto=San%20Jos%C3%A9', { texto: 'San José' }],
  ['?texto=+dos++palabras+', { texto: 'dos palabras' }],
  ['?pagina=2', { pagina: 2 }],
  ['?pagina=1000000', { pagina: 1_000_000 }],
])('%j asks for %j', (search, asked) => {
  expect(ofertaAddress.read(search)).toEqual({ ...ALL, ...asked });
});

test.each([
  '?grado=14',
  '?grado=3.0',
  '?grado=03',
  '?grado=tres',
  '?grado=',
  '?jornada=Mañana',
  `?zona=${'a'.repeat(41)}`,
  '?jornada=',
  '?comuna=Comuna%206',
  '?vacantes=no',
  '?pagina=0',
  '?pagina=-1',
  '?pagina=1.5',
  '?pagina=1e3',
  '?pagina=02',
  '?pagina=1000001',
  '?pagina=',
  '?texto=%20%20',
  '?otra=1',
  '?%',
])('%j, which no backend takes, counts as not given', (search) => {
  expect(ofertaAddress.read(search)).toEqual(ALL);
});

test('of a value given twice the first counts', () => {
  expect(ofertaAddress.read('?pagina=2&pagina=3')).toEqual({ ...ALL, pagina: 2 });
});

test('a text is cut where the backend takes no more', () => {
  expect(ofertaAddress.read(`?texto=${'a'.repeat(300)}`).texto).toHaveLength(200);
  expect(ofertaAddress.read(`?texto=${'a'.repeat(199)}%20b`).texto).toBe('a'.repeat(199));
});

test.each<[Partial<OfertaQuery>, string]>([
  [{}, ''],
  [{ pagina: 3 }, '?pagina=3'],
  [
    { grado: 0, jornada: 'manana', zona: 'urbana', texto: 'ñandú & más', pagina: 2 },
    '?grado=0&jornada=manana&zona=urbana&texto=%C3%B1and%C3%BA+%26+m%C3%A1s&pagina=2',
  ],
])('%j is written and read back', (query, search) => {
  expect(writeListQuery({ ...ALL, ...query })).toBe(search);
  expect(ofertaAddress.read(search)).toEqual({ ...ALL, ...query });
});

test('a grado as a field gives it', () => {
  expect([gradoOf('11'), gradoOf(''), gradoOf(null), gradoOf('100')]).toEqual([11, null, null, null]);
});
