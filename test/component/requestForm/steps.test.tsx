import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FILE, CONVOCATORIA, id, OFERTA } from '#test/support/samples/contractSamples.ts';
import type { Draft, Values } from '#requestForm/draft.ts';
import { EMPTY, WHOLE } from '#test/support/requestForm/form.ts';
import { sedeOf, sedesPage } from '#test/support/samples/sedes.ts';
import { openForm } from '#test/support/requestForm/openForm.tsx';

jest.setTimeout(60_000);

const at = (completed: number, values: Partial<Values> = {}): Draft => ({
  ...EMPTY,
  aviso: WHOLE.aviso,
  completed,
  values: { ...WHOLE.values, condiciones: [], hermanos: [], opciones: [], ...values },
});
const next = () => screen.getByRole('button', { name: 'Siguiente' });
const summary = () => screen.getByRole('alert');

describe('acudiente', () => {
  test('what is wrong is listed, has the focus, is tied to its field, and goes as it is corrected', async () => {
    const { user, at: step, stored } = await openForm({ step: 'acudiente', draft: { ...at(1), values: EMPTY.values } });
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 2, name: 'Hay 6 datos por corregir' })).toBeVisible();
    expect(summary()).toHaveFocus();
    // In the order of the fields.
    expect(
      within(summary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Elija el tipo de documento.',
      'Escriba el número del documento.',
      'Escriba los nombres del acudiente.',
      'Escriba los apellidos del acudiente.',
      'Elija el parentesco con el estudiante.',
      'Escriba un teléfono o un correo, para avisarle.',
    ]);
    const field = screen.getByLabelText('Nombres');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Escriba los nombres del acudiente.');
    await user.click(within(summary()).getByRole('link', { name: 'Escriba los nombres del acudiente.' }));
    expect(field).toHaveFocus();
    await user.keyboard('Eva');
    expect(field).toBeValid();
    expect(step()).toBe('acudiente');
    expect(stored()).toContain('"nombres":"Eva"');
  });

  test('what the browser filled in without a word counts', async () => {
    const { user, draftOf } = await withDraft({ step: 'acudiente', draft: at(1) });
    const field = screen.getByLabelText<HTMLInputElement>('Nombres');
    field.value = 'Autollenado';
    await user.type(screen.getByLabelText('Apellidos'), 'z');
    expect(field).toHaveValue('Autollenado');
    screen.getByLabelText<HTMLInputElement>('Teléfono').value = '3001234567';
    await user.click(next());
    await screen.findByRole('heading', { level: 1, name: 'Estudiante' });
    expect(draftOf().values.acudiente).toMatchObject({ nombres: 'Autollenado', telefono: '3001234567' });
  });

  test('a problem goes with the other field on which it hangs', async () => {
    const { user } = await openForm({ step: 'acudiente', draft: { ...at(1), values: EMPTY.values } });
    await user.click(next());
    expect(await screen.findByRole('link', { name: 'Escriba un teléfono o un correo, para avisarle.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escriba el número del documento.' })).toBeVisible();
    await user.type(screen.getByLabelText('Correo electrónico'), 'a');
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Cédula de ciudadanía');
    expect(screen.queryByRole('link', { name: 'Escriba un teléfono o un correo, para avisarle.' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Escriba el número del documento.' })).toBeNull();
  });

  test('says which fields are required, and brings digits for a number that has no letters', async () => {
    const { user } = await openForm({ step: 'acudiente', draft: { ...at(1), values: EMPTY.values } });
    const required = [...screen.getAllByRole<HTMLInputElement>('textbox'), ...screen.getAllByRole<HTMLInputElement>('combobox')]
      .filter((field) => field.getAttribute('aria-required') === 'true')
      .map(({ name }) => name);
    expect(required).toEqual(['documento', 'nombres', 'apellidos', 'tipoDocumento', 'parentesco']);
    const number = screen.getByLabelText('Número de documento');
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Cédula de ciudadanía');
    expect(number).toHaveAttribute('inputmode', 'numeric');
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Cédula de extranjería');
    expect(number).not.toHaveAttribute('inputmode');
  });

  test('says by which way notices come, and asks about a mistyped address', async () => {
    const { user, draftOf } = await withDraft({ step: 'acudiente', draft: at(1) });
    expect(screen.getByLabelText('Teléfono')).toHaveAccessibleDescription(/Los avisos llegan solo por correo/);
    const email = screen.getByLabelText('Correo electrónico');
    await user.clear(email);
    await user.type(email, 'eva@hotmial.com');
    await user.click(screen.getByRole('button', { name: 'Sí, cambiarlo' }));
    expect(email).toHaveFocus();
    expect(draftOf().values.acudiente.correo).toBe('eva@hotmail.com');
  });

  test('shows a draft that changed by itself, as in a replay', async () => {
    const { store, events } = await openForm({ step: 'acudiente', draft: at(1) });
    act(() => void store.dispatch(events.acudienteChanged({ nombres: 'Repetida' })));
    expect(screen.getByLabelText('Nombres')).toHaveValue('Repetida');
  });
});

describe('a person', () => {
  test.each([
    ['acudiente', 1],
    ['estudiante', 2],
  ] as const)('who is the %s and has one name only says so, and can take it back', async (step, completed) => {
    const { user, draftOf } = await withDraft({ step, draft: at(completed) });
    const one = screen.getByRole('checkbox', { name: 'Tiene un solo nombre, sin apellidos' });
    await user.click(one);
    expect(screen.queryByLabelText('Apellidos')).toBeNull();
    expect(draftOf().values[step]).toMatchObject({ sinApellidos: 'si', apellidos: '' });
    await user.click(one);
    await user.type(screen.getByLabelText('Apellidos'), 'Ruiz');
    expect(draftOf().values[step]).toMatchObject({ sinApellidos: '', apellidos: 'Ruiz' });
  });
});

describe('estudiante', () => {
  test('who has no document, and one name only, says so', async () => {
    const estudiante = { ...WHOLE.values.estudiante, tipoDocumento: 'RC', documento: '', apellidos: '' };
    const { user, draftOf } = await withDraft({ step: 'estudiante', draft: at(2, { estudiante }) });
    expect(screen.getByText('Puede pedir cupo aunque no tenga documento: dígalo en el tipo.')).toBeVisible();
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 2, name: 'Hay 2 datos por corregir' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Aún no tiene documento');
    expect(screen.getByLabelText('Número de documento (opcional)')).toHaveAccessibleDescription(/le damos un número/);
    await user.click(screen.getByRole('checkbox', { name: 'Tiene un solo nombre, sin apellidos' }));
    expect(screen.queryByLabelText('Apellidos')).toBeNull();
    await user.click(next());
    await screen.findByRole('heading', { level: 1, name: 'Condiciones' });
    expect(draftOf().values.estudiante).toMatchObject({ tipoDocumento: 'NES', documento: '', sinApellidos: 'si' });
  });

  test('a number that we give is no document’s, nor the other way round: it goes when the type changes to or from it', async () => {
    const { user, draftOf } = await withDraft({ step: 'estudiante', draft: at(2) });
    const type = screen.getByLabelText('Tipo de documento');
    const number = () => draftOf().values.estudiante.documento;
    const before = number();
    await user.selectOptions(type, 'Registro civil');
    expect(number()).toBe(before);
    await user.selectOptions(type, 'Aún no tiene documento');
    expect(number()).toBe('');
    await user.type(screen.getByLabelText('Número de documento (opcional)'), '1234567890');
    await user.selectOptions(type, 'Tarjeta de identidad');
    expect(screen.getByLabelText('Número de documento')).toHaveValue('');
  });

  test('a birth is typed in words; a year of two figures is told', async () => {
    const estudiante = { ...WHOLE.values.estudiante, fechaNacimiento: '' };
    const { user, draftOf } = await withDraft({ step: 'estudiante', draft: at(2, { estudiante }) });
    const field = screen.getByLabelText('Fecha de nacimiento');
    await user.type(field, '5/3/20');
    await user.click(next());
    expect(await screen.findByRole('link', { name: 'Escriba el año con cuatro cifras, como 2016.' })).toBeVisible();
    await user.clear(field);
    await user.type(field, '5 de marzo de 2020');
    expect(draftOf().values.estudiante.fechaNacimiento).toBe('2020-03-05');
  });

  test('an age unusual for the grado warns and does not block', async () => {
    const values = { estudiante: { ...WHOLE.values.estudiante, fechaNacimiento: '2010-02-01' } };
    const { user } = await openForm({ step: 'estudiante', draft: at(2, values) });
    expect(screen.getByText(/lo usual en Primero es 6 a 7 años/)).toBeVisible();
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Condiciones' })).toHaveFocus();
  });

  test.each(['2026-11-04', '1890-05-01'])('a birth on %s, which is refused, has no age to warn of', async (fechaNacimiento) => {
    const values = { estudiante: { ...WHOLE.values.estudiante, fechaNacimiento } };
    const { user } = await openForm({ step: 'estudiante', draft: at(2, values) });
    await user.click(next());
    expect(await screen.findAllByText(/^Revise (la fecha|el año)/)).not.toEqual([]);
    expect(screen.queryByText(/lo usual en Primero/)).toBeNull();
  });

  test('the seat that the pupil holds is chosen from a search, and taken back', async () => {
    const { user, answer, draftOf } = await withDraft({ step: 'estudiante', draft: at(2) });
    const box = screen.getByRole('combobox', { name: /Cupo que ya tiene/ });
    await user.type(box, 'saman');
    const norte = sedeOf({ ...OFERTA, id: id(2), sede: 'Sede Norte' });
    const found = sedesPage([], { elementos: [sedeOf(OFERTA), { ...norte, id: id(8) }], total: 2 });
    await waitFor(() => answer('api/educacion/sedes', found));
    await user.click(await screen.findByRole('option', { name: /Sede Norte$/ }));
    expect(draftOf().values.cupoActual).toMatchObject({ id: id(2), sede: 'Sede Norte' });
    // What was typed in is gone, and with it the focus would be.
    const remove = screen.getByRole('button', { name: /Quitar .*Sede Norte/ });
    expect(remove).toHaveFocus();
    await user.click(remove);
    expect(draftOf().values.cupoActual).toBeNull();
    expect(screen.getByRole('combobox', { name: /Cupo que ya tiene/ })).toHaveFocus();
  });

  test('of a sede with several jornadas the seat is chosen by its jornada, and by nothing else', async () => {
    const { user, answer, draftOf } = await withDraft({ step: 'estudiante', draft: at(2) });
    await user.type(screen.getByRole('combobox', { name: /Cupo que ya tiene/ }), 'saman');
    const sede = sedeOf(OFERTA);
    const both = [...sede.ofertas, ...sede.ofertas.map((oferta) => ({ ...oferta, id: id(9), jornada: 'tarde' }))];
    await waitFor(() => answer('api/educacion/sedes', sedesPage([], { elementos: [{ ...sede, ofertas: both }], total: 1 })));
    await user.click(await screen.findByRole('option', { name: /El Samán/ }));
    const jornadas = screen.getByRole('group', { name: /^¿En qué jornada de .*El Samán/ });
    expect(jornadas).toHaveFocus();
    expect(draftOf().values.cupoActual).toBeNull();
    await user.click(next());
    expect(screen.getByRole('link', { name: /Elija la sede y la jornada del cupo que ya tiene/ })).toBeVisible();
    await user.click(within(jornadas).getByRole('button', { name: 'tarde' }));
    expect(draftOf().values.cupoActual).toMatchObject({ id: id(9), jornada: 'tarde' });
    expect(screen.queryByRole('group', { name: /jornada/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Quitar .*tarde/ })).toHaveFocus();
  });

  test('a future day is refused', async () => {
    const values = { estudiante: { ...WHOLE.values.estudiante, fechaNacimiento: '2026-11-04' } };
    const { user } = await openForm({ step: 'estudiante', draft: at(2, values) });
    await user.click(next());
    expect(await screen.findByLabelText('Fecha de nacimiento')).toHaveAccessibleDescription(/aún no ha llegado/);
  });
});

describe('a search whose results are not chosen from', () => {
  test.each([
    {
      step: 'estudiante',
      completed: 2,
      name: /Cupo que ya tiene/,
      path: 'sedes',
      found: sedesPage([OFERTA]),
      refusal: 'Elija la sede y la jornada del cupo que ya tiene, o borre lo que escribió.',
    },
    {
      step: 'condiciones',
      completed: 3,
      name: /Institución en la que vale/,
      path: 'instituciones',
      found: { elementos: [OFERTA.institucion] },
      refusal: 'Hermano en la institución. Elija de la lista la institución.',
    },
  ] as const)('of $step chooses none when it is left, keeps its text, and is not passed over', async (given) => {
    const { step, completed, name, path, found, refusal } = given;
    const { user, answer, draftOf, at: stepNow } = await withDraft({ step, draft: at(completed) });
    const claim = screen.queryByRole('checkbox', { name: /Hermano en la institución/ });
    if (claim) await user.click(claim);
    const box = screen.getByRole('combobox', { name });
    const before = draftOf().values;
    await user.type(box, 'saman');
    await waitFor(() => answer(`api/educacion/${path}`, found));
    expect(await screen.findAllByRole('option')).not.toEqual([]);
    // As the keyboard of a telephone leaves it.
    act(() => box.blur());
    await user.click(next());
    expect(await screen.findByRole('link', { name: refusal })).toBeVisible();
    expect(box).toBeInvalid();
    expect(box).toHaveValue('saman');
    expect(draftOf().values).toEqual(before);
    await (claim ? user.click(claim) : user.clear(box));
    await user.click(next());
    await waitFor(() => expect(stepNow()).not.toBe(step));
  });
});

describe('condiciones', () => {
  test('are claimed with their institution, their authorisation and their supports', async () => {
    const { user, answer, draftOf, world } = await withDraft({ step: 'condiciones', draft: at(3) });
    await user.click(screen.getByRole('checkbox', { name: /Hermano en la institución/ }));
    await user.click(screen.getByRole('checkbox', { name: /Discapacidad.*opcional/ }));
    await user.click(next());
    expect(summary()).toHaveFocus();
    expect(
      within(summary()).getByRole('link', { name: 'Hermano en la institución. Elija de la lista la institución.' }),
    ).toBeVisible();
    expect(within(summary()).getByRole('link', { name: /^Discapacidad\. Autorice el uso de este dato sensible/ })).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: /Institución en la que vale/ }), 'saman');
    await waitFor(() => answer('api/educacion/instituciones', { elementos: [OFERTA.institucion] }));
    await user.click(await screen.findByRole('option', { name: OFERTA.institucion.nombre }));
    expect(screen.getByRole('button', { name: `Quitar ${OFERTA.institucion.nombre}` })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'Autorizo el uso de este dato para la prioridad.' }));
    await user.upload(
      screen.getByLabelText('Adjuntar un soporte de: Discapacidad'),
      new File(['%PDF'], 'constancia.pdf', { type: 'application/pdf' }),
    );
    expect(screen.getByRole('progressbar', { name: 'Subiendo constancia.pdf' })).toBeVisible();
    await answer('api/educacion/archivos', FILE);
    expect(screen.getByText('constancia.pdf (1 KB)')).toBeVisible();
    expect(screen.getByText('Quedó adjunto: constancia.pdf').closest('[role=status]')).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Discapacidad.*opcional/ }));
    await waitFor(() => expect(world.dialogs.current).toMatchObject({ title: 'Quitar la condición' }));
    await act(() => Promise.resolve(world.dialogs.answer(false)));
    expect(draftOf().values.condiciones).toEqual([
      { codigo: 'hermano', institucion: OFERTA.institucion, autorizada: false, archivos: [] },
      { codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [FILE] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Quitar constancia.pdf' }));
    await user.click(screen.getByRole('button', { name: `Quitar ${OFERTA.institucion.nombre}` }));
    expect(draftOf().values.condiciones).toMatchObject([{ institucion: null }, { archivos: [] }]);
    expect(screen.getByLabelText('Adjuntar un soporte de: Discapacidad')).toBeVisible();
  });

  test('a file that is too big is told beside its name, and put away', async () => {
    const { user } = await openForm({ step: 'condiciones', draft: at(3, { condiciones: WHOLE.values.condiciones }) });
    const big = Object.defineProperty(new File(['x'], 'boletin.pdf', { type: 'application/pdf' }), 'size', { value: 6e6 });
    await user.upload(screen.getByLabelText('Adjuntar un soporte de: Discapacidad'), big);
    expect(await screen.findByText('boletin.pdf: El archivo pesa más de 5 MB. Adjunte uno más liviano.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar boletin.pdf' }));
    expect(screen.queryByText(/^boletin.pdf/)).toBeNull();
    expect(screen.getByLabelText('Adjuntar un soporte de: Discapacidad')).toHaveFocus();
  });

  test('a support that the server has no more is told at its line, to be attached again', async () => {
    const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [FILE] }];
    const { store, events, user } = await openForm({ step: 'condiciones', draft: at(3, { condiciones }) });
    const message = 'Este archivo ya no está: cárguelo de nuevo.';
    const problems = { 'condiciones.0.archivos.0': message };
    act(() => void store.dispatch(events.stepRefused({ step: 'condiciones', problems })));
    expect(screen.getByText(message)).toBeVisible();
    await user.click(within(summary()).getByRole('link', { name: new RegExp(message) }));
    expect(screen.getByText(message).closest('li')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Quitar constancia.pdf' }));
    expect(screen.queryByText(message)).toBeNull();
  });

  test('three supports are enough; a large one shows its size', async () => {
    const files = [
      FILE,
      { ...FILE, id: id(8), nombre: 'b.pdf', tamano: 3 * 1024 * 1024 },
      { ...FILE, id: id(9), nombre: 'c.pdf', tamano: 5 },
    ];
    const condiciones = [{ codigo: 'discapacidad', institucion: null, autorizada: true, archivos: files }];
    const { world, user } = await openForm({ step: 'condiciones', draft: at(3, { condiciones }) });
    const input = screen.getByLabelText('Adjuntar un soporte de: Discapacidad');
    expect(input).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('b.pdf (3 MB)')).toBeVisible();
    expect(input).toHaveAccessibleDescription('Ya hay 3 archivos, que es lo máximo. Para adjuntar otro, quite uno.');
    await user.click(input);
    // Dropped on it.
    fireEvent.change(input, { target: { files: [new File(['x'], 'd.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText(/^d\.pdf: Ya hay 3 archivos/)).toBeVisible();
    expect(world.http.pending.filter(({ path }) => path.includes('archivos'))).toEqual([]);
  });

  test('one that this call does not ask for can be taken back', async () => {
    const condiciones = [{ codigo: 'antigua', institucion: null, autorizada: false, archivos: [] }];
    const { user, draftOf } = await withDraft({ step: 'condiciones', draft: at(3, { condiciones }) });
    await user.click(screen.getByRole('button', { name: 'Quitarla' }));
    expect(draftOf().values.condiciones).toEqual([]);
  });

  test('a sensitive one without a text of its own still asks', async () => {
    const [, disability] = CONVOCATORIA.catalogos.condiciones;
    const condiciones = disability ? [{ ...disability, autorizacion: null }] : [];
    const convocatoria = { ...CONVOCATORIA, catalogos: { ...CONVOCATORIA.catalogos, condiciones } };
    const { user } = await openForm({ step: 'condiciones', draft: at(3), convocatoria });
    await user.click(screen.getByRole('checkbox', { name: /Discapacidad/ }));
    expect(screen.getByRole('checkbox', { name: /Autorizo el uso de este dato sensible/ })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: 'Condiciones' })).toBeNull();
  });
});

describe('hermanos', () => {
  test('where the seat of an older sibling counts, that is told, with what it gives up', async () => {
    await openForm({ step: 'hermanos', draft: at(4), convocatoria: { ...CONVOCATORIA, hermanos: 'hermano' } });
    expect(screen.getByText(/los grados se asignan del más alto al más bajo/)).toBeVisible();
    expect(screen.getByText(/aunque sea un cupo que después decline/)).toBeVisible();
  });

  test('where it does not, nothing is told of it', async () => {
    await openForm({ step: 'hermanos', draft: at(4) });
    expect(screen.queryByText(/del más alto al más bajo/)).toBeNull();
  });

  test('a mistyped radicado is caught at once, not while it is typed', async () => {
    const { user } = await openForm({ step: 'hermanos', draft: at(4) });
    await user.click(screen.getByRole('button', { name: 'Agregar un hermano' }));
    const field = screen.getByLabelText('Radicado del hermano 1');
    expect(field).toHaveFocus();
    await user.keyboard('2027-7K3M9Q');
    expect(field).toBeValid();
    await user.keyboard('X-8');
    expect(field).toHaveAccessibleDescription(/El radicado tiene algún carácter equivocado/);
    await user.click(next());
    expect(summary()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Quitar el hermano 1' }));
    expect(screen.getByRole('button', { name: 'Agregar un hermano' })).toHaveFocus();
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Opciones' })).toBeVisible();
  });

  test('ten are enough; the same twice is told', async () => {
    const hermanos = Array.from({ length: 10 }, () => '2027-A1W04NR-H');
    const { user } = await openForm({ step: 'hermanos', draft: at(4, { hermanos }) });
    expect(screen.queryByRole('button', { name: 'Agregar un hermano' })).toBeNull();
    await user.click(next());
    const second = screen.getByLabelText('Radicado del hermano 2');
    expect(second).toHaveAccessibleDescription(/ya está: déjelo una sola vez/);
    // Of nine lines with the same to correct each is told by its place, and led to.
    expect(within(summary()).getAllByRole('link')).toHaveLength(9);
    await user.click(within(summary()).getByRole('link', { name: /^Hermano 2\..*ya está/ }));
    expect(second).toHaveFocus();
  });
});

async function withDraft(given: Parameters<typeof openForm>[0]) {
  const app = await openForm(given);
  const draftOf = () => {
    const state = app.state();
    if (!('draft' in state)) throw new Error('No draft');
    return state.draft;
  };
  return { ...app, draftOf };
}
