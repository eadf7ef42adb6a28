import { draftOf } from '#requestForm/draft.ts';
import { solicitudBody } from '#requestForm/solicitudBody.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { FILED, KEY, WHOLE } from '#test/support/requestForm/form.ts';

test('what a filed solicitud does not have is an empty field', () => {
  const acudiente = { ...FILED.datos.acudiente, telefono: null, correo: null };
  const { values } = draftOf({ ...FILED, datos: { ...FILED.datos, acudiente } }, 'edicion', KEY);
  expect(values.acudiente).toMatchObject({ telefono: '', correo: '' });
});

const rules = { convocatoria: CONVOCATORIA, today: '2026-11-03' };

test('a draft whose aviso was not read is not sent, nor one that is not complete', () => {
  expect(() => solicitudBody({ ...WHOLE, aviso: null }, rules, 'x')).toThrow('The aviso was not read');
  expect(() => solicitudBody({ ...WHOLE, values: { ...WHOLE.values, opciones: [] } }, rules, 'x')).toThrow(
    'Elija al menos una opción.',
  );
});
