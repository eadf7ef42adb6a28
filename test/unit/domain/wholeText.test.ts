import { wholeText } from '#domain/words/wholeText.ts';

test('a record is told a line a datum, in words, without what is empty', () => {
  const record = {
    radicado: 'R-1',
    anio: 2027,
    radicadaEn: '2026-10-02T13:15:00.000Z',
    datos: { fechaNacimiento: '2015-05-20', telefono: null, correo: '', hermanos: [] },
    decisionDeCupo: { decision: 'negada', enLista: false },
    opciones: [{ sede: 'Norte' }, { sede: 'Sur' }],
    nada: { aqui: null },
  };
  expect(wholeText('Todo', record, 'America/Bogota').split('\r\n')).toEqual([
    '\uFEFFTodo',
    '',
    'Radicado: R-1',
    'Año: 2027',
    expect.stringMatching(/^Radicada en: 2 de octubre de 2026, 8:15/),
    'Datos:',
    '  Fecha nacimiento: 20 de mayo de 2015',
    'Decisión de cupo:',
    '  Decisión: negada',
    '  En lista: no',
    'Opciones:',
    '  1:',
    '    Sede: Norte',
    '  2:',
    '    Sede: Sur',
    '',
  ]);
});
