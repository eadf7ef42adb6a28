import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedConvocatoria, ConvocatoriaRules } from '#domain/contractTypes.ts';
import { CONVOCATORIA_API, CONVOCATORIA_PAGE, MANAGED_CONVOCATORIA as CALL } from '#test/support/samples/managedConvocatoria.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, TIMED_OUT, refusedAs, withStatus } from '#test/support/samples/failures.ts';

async function open(data: ManagedConvocatoria | null = CALL) {
  const app = await openStaffPage(CONVOCATORIA_PAGE, 'Convocatoria');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  if (data) await app.answer(CONVOCATORIA_API, data);
  return app;
}

type App = Awaited<ReturnType<typeof open>>;

const field = (name: string) => screen.getByRole('textbox', { name });
const group = (name: string, within_ = screen.getByRole('main')) => within(within(within_).getByRole('group', { name }));
const stage = (place: number) => screen.getByRole('group', { name: `Etapa ${place}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('.rules-row-fields')?.textContent);
const save = () => press('Guardar la convocatoria');
const sent = ({ pending }: App) => pending(CONVOCATORIA_API).body as { version: number; reglas: ConvocatoriaRules };

test('shows the rules, dates by the city’s clock; with nothing typed nothing is sent', async () => {
  const app = await open();
  expect(field('Nombre de la convocatoria')).toHaveValue('Cupos escolares 2027');
  expect(field('Opciones por solicitud')).toHaveValue('3');
  expect(field('Días para responder')).toHaveValue('4');
  const first = group('Publica el resultado', stage(1));
  expect(first.getByLabelText('Fecha')).toHaveValue('25/10/2026');
  expect(first.getByLabelText('Hora')).toHaveValue('15:30');
  expect(group('Para quién es', stage(1)).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(rows('Prioridades')).toEqual(['Discapacidad', 'Víctima del conflicto', 'Hermano en la institución']);
  expect(field('Puestos para Víctima del conflicto')).toHaveValue('2');
  expect(screen.getByRole('radio', { name: 'Un solo número para todos los lugares' })).toBeChecked();
  expect(screen.getByText('No hay cambios sin guardar.')).toBeVisible();
  await save();
  expect(app.world.http.made.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('days of the matrícula that are not known yet are left empty; one alone is told', async () => {
  const app = await open();
  for (const day of ['Primer', 'Último']) await userEvent.clear(field(`${day} día de la matrícula (opcional)`));
  await userEvent.type(field('Primer día de la matrícula (opcional)'), '05/01/2027');
  await save();
  expect(field('Último día de la matrícula (opcional)')).toHaveAccessibleDescription(/Escriba una fecha/);
  await userEvent.clear(field('Primer día de la matrícula (opcional)'));
  await save();
  expect(sent(app)).toMatchObject({ reglas: { matricula: null } });
});

test('everything can be changed, and is sent in the order it then has', async () => {
  const app = await open();
  await type('Nombre de la convocatoria', 'Cupos 2027');
  await type('Opciones por solicitud', '5');
  await type('Años que se conservan los datos', '7');
  await userEvent.click(screen.getByRole('radio', { name: 'Un número distinto en cada lugar' }));
  await press('Bajar la prioridad «Discapacidad»');
  await press('Quitar la prioridad «Hermano en la institución»');
  expect(screen.getByRole('heading', { name: 'Prioridades' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('Otra prioridad'), 'sisben');
  await press('Agregar la prioridad');
  expect(rows('Prioridades')).toEqual(['Víctima del conflicto', 'Discapacidad', 'Sisbén']);
  // The end of a list goes no further, and an empty choice adds nothing.
  await press('Bajar la prioridad «Sisbén»');
  await press('Subir la prioridad «Víctima del conflicto»');
  await press('Agregar la prioridad');
  await userEvent.selectOptions(screen.getByLabelText('Otra reserva'), 'sisben');
  await press('Agregar la reserva');
  await type('Puestos para Sisbén', '4');
  await press('Subir la reserva «Sisbén»');
  await press('Quitar la fecha 1');
  expect(screen.getByRole('heading', { name: 'Fechas de la lista de espera' })).toHaveFocus();
  await press('Agregar una fecha');
  await userEvent.type(field('Fecha 2'), '20/01/2027');
  await userEvent.clear(field('Último día de la matrícula (opcional)'));
  await userEvent.type(field('Último día de la matrícula (opcional)'), '29/01/2027');
  await userEvent.click(group('Para quién es', stage(1)).getByRole('checkbox', { name: 'Discapacidad' }));
  await userEvent.click(group('Para quién es', stage(1)).getByRole('checkbox', { name: 'Sisbén' }));
  const opening = group('Abre', stage(1));
  await userEvent.clear(opening.getByLabelText('Fecha'));
  await userEvent.type(opening.getByLabelText('Fecha'), '02/10/2026');
  fireEvent.change(opening.getByLabelText('Hora'), { target: { value: '08:15' } });
  await userEvent.clear(field('Regla de la semilla'));
  await userEvent.type(field('Regla de la semilla'), 'La lotería del día.');
  await save();
  const [firstLine, second] = CALL.reglas.etapas;
  expect(sent(app)).toEqual({
    version: 3,
    reglas: {
      nombre: 'Cupos 2027',
      maximoOpciones: 5,
      sorteo: 'por_lugar',
      reglaDeSemilla: 'La lotería del día.',
      diasParaResponder: 4,
      aniosDeDatos: 7,
      etapas: [{ ...firstLine, abre: '2026-10-02T13:15:00.000Z', condiciones: ['sisben', 'victima'] }, second],
      prioridades: ['victima', 'discapacidad', 'sisben'],
      hermanos: null,
      reservas: [
        { condicion: 'sisben', puestos: 4 },
        { condicion: 'victima', puestos: 2 },
      ],
      fechasDeLista: ['2027-01-15', '2027-01-20'],
      matricula: { desde: '2027-01-05', hasta: '2027-01-29' },
    },
  });
  await app.answer(CONVOCATORIA_API, { ...CALL, version: 4, reglas: sent(app).reglas });
  expect(screen.getByText('La convocatoria quedó guardada.').closest('[tabindex]')).toHaveFocus();
  expect(field('Nombre de la convocatoria')).toHaveValue('Cupos 2027');
  expect(rows('Prioridades')).toEqual(['Víctima del conflicto', 'Discapacidad', 'Sisbén']);
});

test('that a sibling’s seat counts is chosen with what it gives up, as a priority of one institution', async () => {
  const app = await open();
  const seat = group('El cupo de un hermano mayor');
  expect(seat.getByRole('radio', { name: 'No cuenta' })).toBeChecked();
  expect(screen.getByText(/aunque sea un cupo que después decline/)).toBeVisible();
  expect(screen.getByText(/puede quitarle el cupo a un niño de un grado más bajo/)).toBeVisible();
  expect(screen.getByText('El menor conserva su cupo aunque el mayor decline el suyo.')).toBeVisible();
  await userEvent.click(seat.getByRole('radio', { name: 'Cuenta como «Hermano en la institución»' }));
  await press('Quitar la prioridad «Hermano en la institución»');
  await save();
  expect(seat.getByRole('radio', { name: 'Cuenta como «Hermano en la institución»' })).toBeChecked();
  expect(screen.getAllByText(/Esa condición ya no está entre las prioridades/)).toHaveLength(2);
  await userEvent.click(seat.getByRole('radio', { name: 'No cuenta' }));
  expect(seat.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByText(/^No se puede activar: entre las prioridades no hay ninguna/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Otra prioridad'), 'hermano');
  await press('Agregar la prioridad');
  await userEvent.click(seat.getByRole('radio', { name: 'Cuenta como «Hermano en la institución»' }));
  await save();
  expect(sent(app).reglas).toMatchObject({ hermanos: 'hermano' });
});

test('stages are added, moved and taken away; what is moved is said', async () => {
  await open();
  await press('Agregar una etapa');
  const third = within(stage(3));
  expect(third.getByRole('textbox', { name: 'Nombre de la etapa' })).toHaveFocus();
  expect(third.getByRole('textbox', { name: 'Código' })).toHaveValue('etapa_3');
  await userEvent.type(third.getByRole('textbox', { name: 'Nombre de la etapa' }), 'Rezagados');
  await press('Subir la etapa «Rezagados»');
  expect(screen.getByText('Ahora la etapa «Rezagados» está en el lugar 2 de 3')).toBeInTheDocument();
  // Whoever goes on does not come upon it later.
  await userEvent.tab();
  expect(screen.queryByText(/^Ahora la etapa/)).toBeNull();
  expect(within(stage(2)).getByRole('textbox', { name: 'Nombre de la etapa' })).toHaveValue('Rezagados');
  expect(within(stage(3)).getByRole('textbox', { name: 'Código' })).toHaveValue('general');
  await press('Quitar la etapa «Rezagados»');
  expect(screen.getByText('Se quitó la etapa «Rezagados»')).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.queryByText(/^Se quitó/)).toBeNull();
  // It is as it was read: nothing is left to be saved.
  expect(screen.getByText('No hay cambios sin guardar.')).toBeVisible();
  await press('Agregar una etapa');
  await press('Agregar una etapa');
  await press('Agregar una etapa');
  expect(screen.queryByRole('button', { name: 'Agregar una etapa' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Quitar la etapa 5' })).toBeVisible();
});

test('what is wrong is told in a summary that leads to each field, and at the field', async () => {
  const app = await open();
  await type('Nombre de la convocatoria', '');
  await userEvent.clear(group('Cierra', stage(1)).getByLabelText('Fecha'));
  await press('Agregar una fecha');
  await save();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('heading')).toHaveTextContent('Hay 3 datos por corregir');
  expect(field('Nombre de la convocatoria')).toBeInvalid();
  expect(field('Nombre de la convocatoria')).toHaveAccessibleDescription('Escriba el nombre de la convocatoria.');
  const message = 'Escriba la fecha y la hora en que la etapa cierra. Por ejemplo: 15/03/2027 y 08:00';
  expect(group('Cierra', stage(1)).getByLabelText('Fecha')).toHaveAccessibleDescription(message);
  expect(group('Cierra', stage(1)).getByLabelText('Hora')).toBeInvalid();
  await userEvent.click(
    within(summary).getByRole('link', { name: 'Fecha 3 de la lista de espera. Escriba una fecha. Por ejemplo: 15/03/2027' }),
  );
  expect(field('Fecha 3')).toHaveFocus();
  await type('Nombre de la convocatoria', 'Ya');
  expect(field('Nombre de la convocatoria')).toBeValid();
  expect(within(screen.getByRole('alert')).getByRole('heading')).toHaveTextContent('Hay 2 datos por corregir');
  expect(app.world.http.made.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('what a list as a whole, or an entry of it, has wrong is told there', async () => {
  const app = await open();
  await press('Quitar la etapa «Todos»');
  await press('Quitar la etapa «Grupos de prioridad»');
  expect(screen.getByText('Todavía no hay ninguna etapa.')).toBeVisible();
  await press('Quitar la fecha 1');
  await press('Quitar la fecha 1');
  await save();
  expect(screen.getByRole('heading', { name: 'Etapas' })).toHaveAccessibleDescription('Agregue al menos una etapa.');
  await press('Descartar los cambios');
  await app.answerDialog(true);
  expect(stage(2)).toBeVisible();
  await type('Días para responder', '5');
  await save();
  const errores = [
    { campo: 'reglas.prioridades.1', mensaje: 'Elija una condición de la lista.' },
    { campo: 'reglas.fechasDeLista', mensaje: 'Deje 20 fechas como máximo.' },
  ];
  await app.fail(CONVOCATORIA_API, refusedAs(422, 'datos_no_validos', 'Revise', { errores }));
  expect(rows('Prioridades')[1]).toBe('Víctima del conflictoElija una condición de la lista.');
  expect(
    within(screen.getByRole('region', { name: 'Fechas de la lista de espera' })).getByText('Deje 20 fechas como máximo.'),
  ).toBeVisible();
});

test('somebody else has saved: what changed is told, what was typed stays', async () => {
  const app = await open();
  await type('Nombre de la convocatoria', 'Mío');
  await save();
  await app.fail(CONVOCATORIA_API, refusedAs(409, 'version_vieja', 'Cambió'));
  const reglas = { ...CALL.reglas, nombre: 'Suyo', maximoOpciones: 7 };
  await app.answer(CONVOCATORIA_API, { ...CALL, version: 4, reglas });
  expect(screen.getByText(': antes «3», ahora «7»')).toBeVisible();
  expect(screen.queryByText('Cambió')).toBeNull();
  expect(screen.getByText('Usted también cambió «Nombre»: si guarda, queda lo suyo.')).toBeVisible();
  expect(field('Nombre de la convocatoria')).toHaveValue('Mío');
  expect(field('Opciones por solicitud')).toHaveValue('7');
  await press('Cerrar el aviso');
  expect(screen.queryByText(': antes «3», ahora «7»')).toBeNull();
  await save();
  expect(sent(app)).toEqual({ version: 4, reglas: { ...reglas, nombre: 'Mío' } });
});

test('no answer: nobody knows, and what stands in the fields can be sent again', async () => {
  const app = await open();
  await type('Nombre de la convocatoria', 'Otro');
  await save();
  await app.fail(CONVOCATORIA_API, TIMED_OUT);
  // What was mended since goes with it.
  await type('Nombre de la convocatoria', 'Otro más');
  await press('Intentar de nuevo');
  expect(sent(app)).toMatchObject({ version: 3, reglas: { nombre: 'Otro más' } });
  await app.fail(CONVOCATORIA_API, refusedAs(409, 'version_vieja', 'Cambió'));
  await app.answer(CONVOCATORIA_API, { ...CALL, version: 4, reglas: { ...CALL.reglas, nombre: 'Otro más' } });
  expect(screen.getByText('Lo que usted escribió ya está guardado.')).toBeVisible();
});

describe('once a list is frozen', () => {
  test('the rules are read, not changed', async () => {
    await open({ ...CALL, editable: false });
    expect(screen.getByText(/las reglas de la convocatoria no cambian más/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Nombre de la convocatoria' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Reglas' })).toHaveTextContent('Opciones por solicitud3');
    const stages = screen.getByRole('region', { name: 'Etapas' });
    expect(within(stages).getByRole('heading', { name: 'Etapa 1: Grupos de prioridad' })).toBeVisible();
    expect(stages).toHaveTextContent('ParaDiscapacidad, Víctima del conflicto');
    expect(stages).toHaveTextContent('ParaTodos');
    // A stage that closes as a day begins ends the day before, as every other page says it.
    expect(stages).toHaveTextContent(/Cierra30 de noviembre de 2026, 11:59/);
  });

  test('while somebody typed: they are told that it cannot be saved any more', async () => {
    const app = await open();
    await type('Nombre de la convocatoria', 'Tarde');
    await save();
    await app.fail(CONVOCATORIA_API, refusedAs(409, 'lista_congelada', 'La lista de una etapa ya está congelada'));
    await app.answer(CONVOCATORIA_API, {
      ...CALL,
      version: CALL.version + 1,
      reglas: { ...CALL.reglas, maximoOpciones: 5 },
      editable: false,
    });
    // Nobody is told to save it.
    expect(screen.queryByText(/revíselo y guárdelo/)).toBeNull();
    expect(screen.getByText(/^La lista de una etapa ya está congelada y su huella es pública: las reglas/)).toBeVisible();
    expect(screen.queryByText('La lista de una etapa ya está congelada')).toBeNull();
    const typed = screen.getByText(/Usted tenía cambios sin guardar/).closest('[role=status]');
    expect(typed).toHaveTextContent(/Esto es lo que había escrito:NombreTardeDescartar/);
    await press('Descartar los cambios');
    await app.answerDialog(true);
    expect(screen.queryByText(/Usted tenía cambios sin guardar/)).toBeNull();
  });
});

test('the browser asks before the tab is closed, as long as something is unsaved', async () => {
  const app = await open();
  const asked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asked()).toBe(false);
  await type('Nombre de la convocatoria', 'Otro');
  expect(asked()).toBe(true);
  await press('Descartar los cambios');
  await app.answerDialog(true);
  expect(asked()).toBe(false);
  expect(field('Nombre de la convocatoria')).toHaveValue('Cupos escolares 2027');
});

test('the focus stays where the changes were discarded, and nothing more is asked there', async () => {
  const app = await open();
  await type('Nombre de la convocatoria', 'Otro');
  await press('Descartar los cambios');
  await app.answerDialog(true);
  expect(screen.getByRole('button', { name: 'Descartar los cambios' })).toHaveFocus();
  await press('Descartar los cambios');
  expect(app.world.dialogs.current).toBeNull();
});

test('a browser that keeps nothing: a reload would lose it', async () => {
  const app = await open();
  jest.spyOn(app.world.storage.tab, 'keeps').mockReturnValue(false);
  await type('Nombre de la convocatoria', 'Otro');
  expect(screen.getByText(/Este navegador no puede guardar/)).toBeVisible();
});

test.each([
  [404, { codigo: 'sin_convocatoria', detail: 'No hay' }, 'Todavía no hay ninguna convocatoria.'],
  [404, {}, 'Este servicio no está disponible en este momento.'],
  [403, {}, 'No tiene permiso para esta sección'],
])('where it cannot be read: %s %j', async (status, body, text) => {
  const app = await open(null);
  await app.fail(CONVOCATORIA_API, withStatus(status, body));
  expect(screen.getByText(text)).toBeVisible();
});

test('a failed reading is tried again', async () => {
  const app = await open(null);
  await app.fail(CONVOCATORIA_API, NO_NETWORK);
  await press('Reintentar');
  await app.answer(CONVOCATORIA_API, CALL);
  expect(field('Nombre de la convocatoria')).toBeVisible();
});
