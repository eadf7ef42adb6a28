import { createCleaner } from '#app/replay/withoutPersonal.ts';
import {
  CONTACTO,
  CONVOCATORIA,
  DATA,
  FAMILY_SOLICITUD,
  RECEIPT,
  SOLICITUDES_LIST,
} from '#test/support/samples/contractSamples.ts';

const clean = createCleaner();

test('names, documents, births, contact and files have stand-ins of the same shape; codes and places stay', () => {
  const { acudiente, estudiante } = clean({
    acudiente: {
      tipoDocumento: 'CC',
      documento: '52123456',
      nombres: 'Luz Marina',
      apellidos: null,
      parentesco: 'madre',
      telefono: '3001234567',
      correo: 'luz@example.com',
    },
    estudiante: { ...DATA.estudiante, fechaNacimiento: '2019-08-17', grado: 0, comuna: 'comuna_1' },
  });
  expect(acudiente).toEqual({
    tipoDocumento: 'CC',
    documento: '9•••1',
    nombres: 'Nombre 1',
    apellidos: null,
    parentesco: 'madre',
    telefono: '3•••1',
    correo: 'correo1@ejemplo.co',
  });
  expect(estudiante).toMatchObject({ nombres: 'Nombre 2', fechaNacimiento: '2019-01-01', grado: 0, comuna: 'comuna_1' });
  expect(clean({ id: '7', nombre: 'registro de Ana.PDF', tipo: 'application/pdf', tamano: 7 })).toMatchObject({
    nombre: 'archivo-1.PDF',
  });
  expect(clean({ id: '8', nombre: 'carnet', tipo: 'image/jpeg', tamano: 7 })).toMatchObject({ nombre: 'archivo-2' });
});

test('the same value has the same stand-in wherever it is, and a stand-in is its own', () => {
  const [first, , third] = clean([{ nombres: 'Ana' }, { nombres: 'Eva' }, { nombres: 'Ana' }]);
  expect(first).toEqual(third);
  expect(clean(first)).toEqual(first);
  expect(clean({ fechaNacimiento: '2019-01-01' })).toEqual({ fechaNacimiento: '2019-01-01' });
});

test('what is typed letter by letter tells none of the letters', () => {
  const typed = [...'1098'].map((_, index, all) => clean({ documento: all.slice(0, index + 1).join('') }).documento);
  for (const standIn of typed) expect(standIn).toMatch(/^9•••\d+$/);
  expect(new Set(typed).size).toBe(4);
  expect(clean({ fechaNacimiento: '17/0' })).toEqual({ fechaNacimiento: '00/0' });
  expect(clean({ nombres: '' })).toEqual({ nombres: '' });
});

test('what is public is the same object', () => {
  for (const told of [CONVOCATORIA, CONTACTO, { codigo: 'manana', nombre: 'Mañana' }]) expect(clean(told)).toBe(told);
  const unmarked = { status: 'ready', rows: [1, true, null, 'radicada'] };
  expect(clean(unmarked)).toBe(unmarked);
});

test('a value that is met again inside a sentence or an address is not there', () => {
  clean({ nombre: 'partida.pdf', id: '1', tipo: 'application/pdf', tamano: 7 });
  expect(clean({ announcement: 'Quedó adjunto: partida.pdf' }).announcement).toMatch(/^Quedó adjunto: archivo-\d\.pdf$/);
  const { search, texto } = clean({ search: '?texto=Mateo+Rojas&pagina=2', texto: 'Mateo Rojas' });
  expect(new URLSearchParams(search).get('texto')).toBe(texto);
  expect(search).toMatch(/^\?texto=Texto%20\d&pagina=2$/);
});

test('texts that are kept by radicado or by claim are texts about a person', () => {
  expect(clean({ typed: { '2027-ABCDEFG-H': 'Llamar a la abuela' } })).toEqual({
    typed: { '2027-ABCDEFG-H': expect.stringMatching(/^Texto \d+$/) as string },
  });
  expect(clean({ razones: { discapacidad: 'No adjuntó nada' } }).razones.discapacidad).toMatch(/^Texto \d+$/);
});

test.each([
  ['a receipt', RECEIPT],
  ["a family's solicitud", FAMILY_SOLICITUD],
  ['the inbox', SOLICITUDES_LIST],
])('nothing of a person is in %s', (_, answer) => {
  const text = JSON.stringify(clean({ payload: { data: answer } }));
  const { acudiente, estudiante } = DATA;
  for (const { nombres, documento } of [acudiente, estudiante]) {
    expect(text).not.toContain(nombres);
    expect(text).not.toContain(documento);
  }
  expect(text).not.toContain(estudiante.fechaNacimiento);
});
