import { sentValues } from '#requestForm/checkDraft.ts';
import { draftOf, nextDraft, newDraft, valuesOf } from '#requestForm/draft.ts';
import { solicitudBody } from '#requestForm/solicitudBody.ts';
import { CONVOCATORIA, RECEIPT } from '#test/support/samples/contractSamples.ts';
import { EMPTY, FILED, KEY, WHOLE } from '#test/support/requestForm/form.ts';

const rules = { convocatoria: CONVOCATORIA, today: '2026-11-03' };

test('what a filed solicitud does not have is an empty field', () => {
  const acudiente = { ...FILED.datos.acudiente, telefono: null, correo: null };
  const { values } = draftOf({ ...FILED, datos: { ...FILED.datos, acudiente } }, { accion: 'edicion' }, KEY);
  expect(values.acudiente).toMatchObject({ telefono: '', correo: '' });
});

test('the next child of a visit has a guardian to type where an older version did not keep it', () => {
  const next = nextDraft(CONVOCATORIA, KEY, { receipt: RECEIPT, earlier: [], acudiente: null });
  expect(next.values.acudiente).toEqual(newDraft(CONVOCATORIA, KEY).values.acudiente);
  expect(next.values.hermanos).toEqual([RECEIPT.radicado]);
});

test('who has one name only, and no document yet, is sent as that and read back', () => {
  const { acudiente, estudiante } = WHOLE.values;
  const values = {
    ...WHOLE.values,
    acudiente: { ...acudiente, sinApellidos: 'si' },
    estudiante: { ...estudiante, tipoDocumento: 'NES', documento: ' ', sinApellidos: 'si', apellidos: '' },
  };
  const { datos } = solicitudBody({ ...WHOLE, values }, rules, 'x').body;
  expect(datos).toMatchObject({
    acudiente: { apellidos: null },
    estudiante: { tipoDocumento: 'NES', documento: '', apellidos: null },
  });
  const given = { ...datos, estudiante: { ...datos.estudiante, documento: '4821937560' } };
  expect(valuesOf({ ...FILED, datos: given })).toMatchObject({
    acudiente: { apellidos: '', sinApellidos: 'si' },
    estudiante: { apellidos: '', sinApellidos: 'si', documento: '4821937560' },
  });
});

test('a draft whose aviso was not read is not sent, nor one that is not complete', () => {
  expect(() => solicitudBody({ ...WHOLE, aviso: null }, rules, 'x')).toThrow('The aviso was not read');
  expect(() => solicitudBody({ ...WHOLE, values: { ...WHOLE.values, opciones: [] } }, rules, 'x')).toThrow(
    'Elija al menos una opción.',
  );
});

test('what is sent is shown in its one spelling, what is not complete as it is typed', () => {
  const rules = { convocatoria: CONVOCATORIA, today: '2026-11-03' };
  const hermanos = ['2027 a1w04nr h'];
  expect(sentValues({ ...WHOLE.values, hermanos }, rules)).toEqual({ ...WHOLE.values, hermanos: ['2027-A1W04NR-H'] });
  expect(sentValues({ ...EMPTY.values, hermanos }, rules).hermanos).toEqual(hermanos);
});
