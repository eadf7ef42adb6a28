import { ofertasParamsOf, ofertasQuery } from '#requestForm/ofertasAt.ts';

const NONE = { grado: '', texto: '', jornada: '', zona: '', pagina: 1 };

test.each([
  ['', NONE],
  ['?grado=-2&texto=+San+Jos%C3%A9+&jornada=manana&zona=rural&pagina=3', { grado: '-2', texto: 'San José', jornada: 'manana', zona: 'rural', pagina: 3 }],
  ['?grado=5x&jornada=%3Cb%3E&zona=A&pagina=0', NONE],
  ['?grado=100&pagina=1.5', NONE],
  [`?texto=${'a'.repeat(300)}`, { ...NONE, texto: 'a'.repeat(200) }],
])('the address %s asks for %j', (search, params) => {
  expect(ofertasParamsOf(search)).toEqual(params);
});

test('what is asked for is written shortly, and read again as the same', () => {
  const params = { grado: '0', texto: 'Ñuñez & hijos', jornada: '', zona: 'urbana', pagina: 2 };
  expect(ofertasQuery({ ...NONE, grado: '0' })).toBe('?grado=0');
  expect(ofertasParamsOf(ofertasQuery(params))).toEqual(params);
});
