import fc from 'fast-check';

import { checkSolicitud, type CheckedSolicitud } from '#domain/solicitud/solicitudSchema.ts';
import { CONVOCATORIA, DATA, id } from '#test/support/samples/contractSamples.ts';

const TODAY = '2026-11-03';

function check(data: unknown): CheckedSolicitud {
  return checkSolicitud(CONVOCATORIA, TODAY, data);
}

/** The sample with one value, named by its path, changed. */
function withBody(field: string, value: unknown): unknown {
  return changed(DATA, field.split('.'), value);
}

function changed(where: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(where) ? [] : {}, where);
  copy[step] = changed(copy[step], rest, value);
  return copy;
}

function read(data: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((inside, step) => Object.entries(inside ?? {}).find(([key]) => key === step)?.[1], data);
}

test('what is right is given as it came', () => {
  expect(check(DATA)).toEqual({ ok: true, value: DATA });
});

test.each<[string, unknown, unknown]>([
  ['acudiente.nombres', '  José \t María ', 'José María'],
  ['acudiente.nombres', 'Jose\u0301\u200b', 'José'],
  // Letters by Unicode, and marks, that nobody sees.
  ['acudiente.nombres', '\u3164Ma\u115fría\ufe0f \u2060\u00adPaz\u{e0061}', 'María Paz'],
  ['estudiante.nombres', 'Luz \u202eaniram', 'Luz aniram'],
  ['acudiente.telefono', '\u202a300 111\u2060 2233\u202c', '3001112233'],
  ['acudiente.correo', '\ufeffluz@ejemplo.com\u200b', 'luz@ejemplo.com'],
  ['acudiente.documento', '52\u00ad000\u2060111\ufe0f', '52000111'],
  ['acudiente.nombres', 'Ma. del Mar', 'Ma. del Mar'],
  ['acudiente.apellidos', 'Ñ', 'Ñ'],
  ['acudiente.apellidos', null, null],
  [
    'estudiante',
    { ...DATA.estudiante, tipoDocumento: 'NES', documento: ' \u200b' },
    { ...DATA.estudiante, tipoDocumento: 'NES', documento: '' },
  ],
  [
    'estudiante',
    { ...DATA.estudiante, tipoDocumento: 'NES', documento: 'NES4821937560' },
    { ...DATA.estudiante, tipoDocumento: 'NES', documento: '4821937560' },
  ],
  ['acudiente.apellidos', 'García-Peña O’Neill de la Torre y Güell', 'García-Peña O’Neill de la Torre y Güell'],
  ['estudiante.apellidos', 'Uno Dos Tres Cuatro', 'Uno Dos Tres Cuatro'],
  ['estudiante.apellidos', "'t Hooft", "'t Hooft"],
  ['estudiante.nombres', '李小龍', '李小龍'],
  ['estudiante.nombres', 'क्षितिज', 'क्षितिज'],
  ['estudiante.nombres', 'ñ'.repeat(200), 'ñ'.repeat(200)],
  ['estudiante.nombres', '𠮷'.repeat(200), '𠮷'.repeat(200)],
  ['acudiente.documento', ' 52.123.456 ', '52123456'],
  ['acudiente.documento', 'C.C. 52.123.456', '52123456'],
  ['estudiante.documento', 'a1b 0251234', 'A1B0251234'],
  ['acudiente.telefono', '+57 (300) 123-45.67', '3001234567'],
  ['acudiente.telefono', '57 300 123 4567', '3001234567'],
  ['acudiente.telefono', '0057 300/1234567', '3001234567'],
  ['acudiente.telefono', '(608) 261 1234', '6082611234'],
  ['acudiente.telefono', '+58 412-123.4567', '+584121234567'],
  ['acudiente.telefono', '0058 412 1234567', '+584121234567'],
  ['acudiente.telefono', ' ', null],
  ['acudiente.correo', '', null],
  ['acudiente.correo', null, null],
  ['acudiente.correo', 'pen\u0303a@correo.co', 'peña@correo.co'],
  ['acudiente.correo', 'josé@año.edu.co', 'josé@año.edu.co'],
  ['acudiente.correo', " o'neil+cupo@correo.edu.co ", "o'neil+cupo@correo.edu.co"],
  ['estudiante.fechaNacimiento', ' 2020-02-29', '2020-02-29'],
  ['estudiante.fechaNacimiento', '\u200e2020-02-29\ufeff', '2020-02-29'],
  ['estudiante.fechaNacimiento', TODAY, TODAY],
  ['estudiante.fechaNacimiento', '1900-01-01', '1900-01-01'],
  ['estudiante.grado', -1, -1],
  ['estudiante.cupoActual', id(9), id(9)],
  ['condiciones', [], []],
  ['condiciones.1.institucion', '173001000001', null],
  ['condiciones.0.autorizada', true, true],
  ['hermanos', [], []],
  ['hermanos.0.radicado', ' 2027 aiwo4nr h', '2027-A1W04NR-H'],
  ['opciones', [id(1)], [id(1)]],
  ['opciones', [id(3), id(1), id(2)], [id(3), id(1), id(2)]],
  ['opciones.0', 'ABCDEFAB-0000-4000-8000-000000000001', 'abcdefab-0000-4000-8000-000000000001'],
])('%s %j is taken as %j', (field, typed, saved) => {
  const checked = check(withBody(field, typed));
  expect(checked.ok && read(checked.value, field)).toEqual(saved);
});

const letters = (chosen: string) => `Escriba ${chosen} como en el documento: solo letras, espacios, guiones y apóstrofos.`;
const MUST_EXIST = 'Escriba una fecha que exista, con día, mes y año.';
const PHONE =
  'Escriba el teléfono con sus diez dígitos: un celular empieza por 3 y un fijo por 60. Si es de otro país, escriba + y el número con su indicativo.';
const LANDLINE = 'A este fijo le faltan tres dígitos: antes escriba 60 y el indicativo de su departamento, como 608 261 1234.';
const FOREIGN = 'Revise el teléfono de otro país: + y el indicativo, y luego el número, como +58 412 123 4567.';
const EMAIL = 'Escriba un correo completo, como nombre@ejemplo.com.';

test.each<[string, unknown, string]>([
  ['acudiente.nombres', '', 'Escriba los nombres del acudiente.'],
  ['acudiente.nombres', ' \u200b ', 'Escriba los nombres del acudiente.'],
  ['estudiante.apellidos', '\u3164 \u1160\ufe0f', 'Escriba los apellidos del estudiante.'],
  ['acudiente.nombres', null, 'Escriba los nombres del acudiente.'],
  ['acudiente.apellidos', 'Peña 2', letters('los apellidos del acudiente')],
  ['acudiente.apellidos', 'Peña\u0000', letters('los apellidos del acudiente')],
  ['acudiente.apellidos', '\ud800', letters('los apellidos del acudiente')],
  ['estudiante.nombres', "-'.", letters('los nombres del estudiante')],
  ['estudiante.nombres', `Luz${'\u0335'.repeat(4)}`, letters('los nombres del estudiante')],
  ['estudiante.nombres', 'Luz \ufdfa', letters('los nombres del estudiante')],
  ['estudiante.nombres', '<b>Luz</b>', letters('los nombres del estudiante')],
  ['estudiante.nombres', 'ñ'.repeat(201), 'Escriba los nombres del estudiante en 200 caracteres como máximo.'],
  ['estudiante.apellidos', undefined, 'Escriba los apellidos del estudiante.'],
  ['acudiente.tipoDocumento', 'RC', 'Elija el tipo de documento.'],
  ['acudiente.tipoDocumento', '', 'Elija el tipo de documento.'],
  ['estudiante.tipoDocumento', 'CE', 'Elija el tipo de documento.'],
  ['acudiente.documento', '', 'Escriba el número del documento.'],
  ['acudiente.documento', '521234A6', 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.'],
  ['estudiante.documento', 'AB', 'Revise el número: debe tener de 3 a 20 letras o dígitos.'],
  ['estudiante.documento', 'NO TIENE', 'Escriba el número como está en el documento: debe tener algún dígito.'],
  ['estudiante.documento', 1098765432, 'Escriba el número del documento.'],
  ['acudiente.parentesco', 'primo', 'Elija el parentesco con el estudiante.'],
  ['acudiente.telefono', '123456', PHONE],
  ['acudiente.telefono', '30012345678', PHONE],
  ['acudiente.telefono', '300123456x', PHONE],
  ['acudiente.telefono', 3001234567, 'Escriba un teléfono.'],
  ['acudiente.telefono', '0000000000', PHONE],
  ['acudiente.telefono', '5001234567', PHONE],
  ['acudiente.telefono', '58 412 1234567', PHONE],
  ['acudiente.telefono', '+57 261 1234', LANDLINE],
  ['acudiente.telefono', '261 1234', LANDLINE],
  ['acudiente.telefono', '+58 412', FOREIGN],
  ['acudiente.telefono', '+58 412 x', FOREIGN],
  ['acudiente.telefono', '+584121234567890123', FOREIGN],
  ['acudiente.correo', 'maria', EMAIL],
  ['acudiente.correo', 'maria@ciudad', EMAIL],
  ['acudiente.correo', 'maria..p@ciudad.example', EMAIL],
  ['acudiente.correo', 'maria.@ciudad.example', EMAIL],
  ['acudiente.correo', '.maria@ciudad.example', EMAIL],
  ['acudiente.correo', 'maría@@ciudad.example', EMAIL],
  ['acudiente.correo', 'ma ria@ciudad.example', EMAIL],
  ['acudiente.correo', `${'a'.repeat(190)}@ciudad.example`, 'Escriba un correo de 200 caracteres como máximo.'],
  ['estudiante.fechaNacimiento', '', 'Escriba la fecha de nacimiento.'],
  ['estudiante.fechaNacimiento', '2019-02-29', MUST_EXIST],
  ['estudiante.fechaNacimiento', '1900-02-29', MUST_EXIST],
  ['estudiante.fechaNacimiento', '2020-04-31', MUST_EXIST],
  ['estudiante.fechaNacimiento', '2020-13-01', MUST_EXIST],
  ['estudiante.fechaNacimiento', '5/3/20', 'Escriba el año con cuatro cifras, como 2016.'],
  ['estudiante.fechaNacimiento', '2020-00-10', MUST_EXIST],
  ['estudiante.fechaNacimiento', '29/02/2020', MUST_EXIST],
  ['estudiante.fechaNacimiento', '2020-02-29T00:00', MUST_EXIST],
  ['estudiante.fechaNacimiento', '2026-11-04', 'Revise la fecha: aún no ha llegado.'],
  ['estudiante.fechaNacimiento', '1899-12-31', 'Revise el año: la fecha es anterior a 1900.'],
  ['estudiante.grado', 99, 'Elija el grado que va a cursar.'],
  ['estudiante.grado', '1', 'Elija el grado que va a cursar.'],
  ['estudiante.grado', null, 'Elija el grado que va a cursar.'],
  ['estudiante.comuna', 'otra', 'Elija la comuna donde vive el estudiante.'],
  ['estudiante.cupoActual', 'x', 'Elija de la lista el cupo que ya tiene, o indique que no tiene.'],
  ['condiciones.0.codigo', 'otra', 'Elija una condición de la lista.'],
  ['condiciones.1', { ...DATA.condiciones[0] }, 'Ya eligió esta condición: deje una sola.'],
  ['condiciones.1.autorizada', false, 'Autorice el uso de este dato sensible, o quite la condición: es opcional.'],
  ['condiciones.1.autorizada', null, 'Indique si autoriza el uso de este dato.'],
  ['condiciones.0.institucion', null, 'Elija de la lista la institución.'],
  ['condiciones.0.institucion', ' ', 'Elija de la lista la institución.'],
  ['condiciones.0.institucion', '17300100000', 'Elija de la lista la institución.'],
  ['condiciones.0.archivos', [1, 2, 3, 4].map(id), 'Adjunte 3 archivos como máximo.'],
  ['condiciones.0.archivos.1', id(7), 'Este archivo ya está: adjúntelo una sola vez.'],
  ['condiciones.0.archivos.0', '../etc', 'Adjunte de nuevo el archivo.'],
  ['condiciones', Array(21).fill(DATA.condiciones[0]), 'Elija 20 condiciones como máximo.'],
  ['hermanos.0.radicado', '2027-A1W04NR-J', 'El radicado tiene algún carácter equivocado. Compárelo con su comprobante.'],
  ['hermanos.0.radicado', '', 'Escriba el número de radicado.'],
  ['hermanos.1', { radicado: '2027a1w04nrh' }, 'Este radicado ya está: déjelo una sola vez.'],
  ['hermanos', Array(11).fill(DATA.hermanos[0]), 'Escriba 10 hermanos como máximo.'],
  ['opciones', [], 'Elija al menos una opción.'],
  ['opciones', [1, 2, 3, 4].map(id), 'Elija 3 opciones como máximo.'],
  ['opciones', null, 'Falta este dato.'],
  ['opciones.1', id(1), 'Esta opción ya está: elija otra o quítela.'],
  ['opciones.1', 'x', 'Elija una opción de la lista.'],
  ['acudiente', undefined, 'Falta este dato.'],
  ['acudiente.estrato', 3, 'Este dato no se pide.'],
  ['estrato', 3, 'Este dato no se pide.'],
])('%s %j: %s', (field, typed, message) => {
  const checked = check(withBody(field, typed));
  expect(checked.ok ? [] : checked.problems).toContainEqual({ campo: `datos.${field}`, mensaje: message });
});

test('one wrong field is told once, and no other with it', () => {
  const errores = (field: string, typed: unknown) => {
    const checked = check(withBody(field, typed));
    return checked.ok ? [] : checked.problems.map((error) => error.campo);
  };
  expect(errores('estudiante.fechaNacimiento', 'ayer')).toEqual(['datos.estudiante.fechaNacimiento']);
  expect(errores('acudiente.documento', '')).toEqual(['datos.acudiente.documento']);
  expect(errores('acudiente.correo', '..')).toEqual(['datos.acudiente.correo']);
});

test('a guardian who cannot be told anything is asked for a telephone or an e-mail', () => {
  const mute = withBody('acudiente', { ...DATA.acudiente, telefono: '', correo: null });
  expect(check(mute)).toEqual({
    ok: false,
    problems: [{ campo: 'datos.acudiente.telefono', mensaje: 'Escriba un teléfono o un correo, para avisarle.' }],
  });
  for (const medio of ['telefono', 'correo'] as const) expect(check(withBody(`acudiente.${medio}`, '')).ok).toBe(true);
});

test('checks between fields do not wait for the other fields', () => {
  const data = withBody('acudiente', { ...DATA.acudiente, telefono: '', correo: '', documento: 'ABC', parentesco: '' });
  const checked = check(data);
  expect(checked.ok ? [] : checked.problems.map(({ campo: field }) => field).sort()).toEqual([
    'datos.acudiente.documento',
    'datos.acudiente.parentesco',
    'datos.acudiente.telefono',
  ]);
});

test('a convocatoria with one option asks for one', () => {
  expect(checkSolicitud({ ...CONVOCATORIA, maximoOpciones: 1 }, TODAY, DATA)).toEqual({
    ok: false,
    problems: [{ campo: 'datos.opciones', mensaje: 'Elija una sola opción.' }],
  });
});

test.each([null, undefined, 'datos', []])('%j is no data', (data) => {
  const checked = check(data);
  expect(checked.ok ? [] : checked.problems[0]).toMatchObject({ campo: expect.stringMatching(/^datos/) as string });
});

test('whatever comes, it ends in data that are right already or in messages, all of them in Spanish', () => {
  const fields = [
    'acudiente.nombres',
    'estudiante.documento',
    'acudiente.telefono',
    'acudiente.correo',
    'condiciones',
    'hermanos',
    'opciones',
    'estudiante',
    'acudiente.documento',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (field, value) => {
      const checked = check(withBody(field, value));
      if (checked.ok) expect(check(checked.value)).toEqual(checked);
      else for (const { mensaje: message } of checked.problems) expect(message).toMatch(/^[A-ZÉ](?!nvalid).*\.$/);
    }),
    { numRuns: 300 },
  );
});
