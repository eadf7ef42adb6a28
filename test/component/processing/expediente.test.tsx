import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DecidedCupo, Expediente } from '#domain/contractTypes.ts';
import { CONVOCATORIA, FILE, FILE_CONTENT, id, STAFF_SOLICITUD } from '#test/support/samples/contractSamples.ts';
import { API, IN_REVIEW, INBOX, PAGE, RADICADO } from '#test/support/samples/processing.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { NO_NETWORK, TIMED_OUT, refusedAs, withStatus } from '#test/support/samples/failures.ts';

async function open(solicitud: Expediente | null = IN_REVIEW, world = worldWithSession(PAGE)) {
  const app = await openStaffPage(PAGE, `Solicitud ${RADICADO}`, world);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  if (solicitud) await app.answer(API, solicitud);
  return app;
}

type App = Awaited<ReturnType<typeof open>>;

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const region = (name: string) => screen.getByRole('region', { name });
const reason = (name: string) => screen.getByRole('textbox', { name: `Razón para negar ${name}` });
const bar = () => screen.getByRole('group', { name: 'Siguiente paso' });
const stale = refusedAs(409, 'version_vieja', 'Cambió');
const writes = ({ world }: App) => world.http.made.filter(({ method }) => method !== 'GET');

describe('the expediente', () => {
  test('says all of it in words', async () => {
    await open({
      ...IN_REVIEW,
      registradaPor: 'luis',
      cupoActual: IN_REVIEW.opciones[0] ?? null,
      subsanacion: { motivo: 'Falta el registro', antesDe: '2026-11-20T05:00:00Z' },
    });
    expect(region('Solicitud')).toHaveTextContent(/Estado: En revisiónA cargo deanaRadicada3 de noviembre de 2026, 10:00 a. m./);
    expect(region('Solicitud')).toHaveTextContent('Registrada porluis');
    expect(region('Solicitud')).toHaveTextContent('Corrección pedidaFalta el registro');
    expect(region('Solicitud')).toHaveTextContent('Plazo para corregir19 de noviembre de 2026, 11:59 p. m.');
    expect(region('Estudiante')).toHaveTextContent('DocumentoRegistro civil 1098765432');
    expect(region('Estudiante')).toHaveTextContent('Fecha de nacimiento29 de febrero de 2020');
    expect(region('Estudiante')).toHaveTextContent('Cupo que ya tieneInstitución Educativa El Samán, Sede Principal (Mañana)');
    expect(region('Estudiante')).toHaveTextContent('Hermanos que declaró2027-A1W04NR-H');
    expect(region('Acudiente')).toHaveTextContent("NombreMaría Ángela Nuñez D'Elia");
    expect(region('Acudiente')).toHaveTextContent('ParentescoMadre');
    const conditions = within(region('Condiciones que declaró')).getAllByRole('article');
    expect(conditions[0]).toHaveTextContent('Hermano en la institución, en Institución Educativa El Samán');
    expect(conditions[0]).toHaveTextContent('Decisión: NegadaRazón: La constancia es de otro año.');
    expect(conditions[1]).toHaveTextContent('Decisión: Por decidir');
  });

  test('one that may be of the same child is marked, with the way to it (F156)', async () => {
    await open({ ...IN_REVIEW, parecidas: [{ radicado: '2027-8K3M9QX-4', estado: 'radicada', acudiente: 'Luis Vélez' }] });
    const child = within(region('Estudiante'));
    expect(child.getByText('Posible repetida.')).toBeVisible();
    expect(child.getByRole('listitem')).toHaveTextContent('2027-8K3M9QX-4, acudiente Luis Vélez. Radicada');
    expect(child.getByRole('link', { name: '2027-8K3M9QX-4' })).toHaveAttribute(
      'href',
      expect.stringContaining('2027-8K3M9QX-4'),
    );
  });

  test('siblings are named, with what makes them a family; what nothing proves can be approved, and taken back', async () => {
    const hermano = { estudiante: 'Sara Gómez', nombrado: true, nombra: false, por: null };
    const hermanos: Expediente['hermanos'] = [
      { ...hermano, radicado: '2027-8K3M9QX-4' },
      { ...hermano, radicado: '2027-9K3M9QX-X', nombrado: false, nombra: true },
      { ...hermano, radicado: '2027-A1W04NR-H', por: 'acudiente' },
      { ...hermano, radicado: '2027-7K3M9QX-9', estudiante: null },
    ];
    const app = await open({ ...IN_REVIEW, hermanos });
    const rows = within(region('Hermanos que también piden')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sara Gómez, 2027-8K3M9QX-4Nombrada por esta solicitud; falta que se confirme/),
      expect.stringMatching(/^Sara Gómez, 2027-9K3M9QX-XNombra esta solicitud, que no la nombra/),
      expect.stringMatching(/Son una familia.*Tienen el mismo acudiente/),
      expect.stringMatching(/no hay una solicitud de este año/),
    ]);
    expect(screen.getAllByRole('button', { name: /Aprobar que/ })).toHaveLength(2);
    await press('Aprobar que 2027-8K3M9QX-4 es de un hermano');
    const call = app.pending(`${API}/hermanos/2027-8K3M9QX-4`);
    expect(call).toMatchObject({ method: 'PUT', body: { version: IN_REVIEW.version, aprobado: true } });
    const approved: Expediente['hermanos'] = [{ ...hermano, radicado: '2027-8K3M9QX-4', por: 'funcionario' }];
    await app.answer(`${API}/hermanos/2027-8K3M9QX-4`, { ...IN_REVIEW, hermanos: approved });
    expect(screen.getByText('Quedó aprobado que son hermanos.')).toBeVisible();
    await press('Quitar la aprobación de 2027-8K3M9QX-4');
    expect(app.pending(`${API}/hermanos/2027-8K3M9QX-4`)).toMatchObject({ body: { aprobado: false } });
  });

  test('who does not review it approves nothing', async () => {
    const hermano = { radicado: '2027-8K3M9QX-4', estudiante: 'Sara Gómez', nombrado: true, nombra: false, por: null };
    await open({ ...STAFF_SOLICITUD, hermanos: [hermano] });
    expect(region('Hermanos que también piden')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Aprobar que/ })).toBeNull();
  });

  test('the papers of a correction are there to be saved, and only then', async () => {
    const documentos = [{ ...FILE, id: id(30), nombre: 'cédula.jpg' }];
    const { answer } = await open({ ...IN_REVIEW, documentos });
    await userEvent.click(within(region('Documentos')).getByRole('button', { name: /^Guardar cédula\.jpg/ }));
    await answer(`${API}/archivos/${id(30)}`, FILE_CONTENT);
  });

  test('once results are out: what came of each option', async () => {
    await open({
      ...STAFF_SOLICITUD,
      condiciones: [],
      datos: {
        ...STAFF_SOLICITUD.datos,
        hermanos: [],
        acudiente: { ...STAFF_SOLICITUD.datos.acudiente, correo: null, telefono: null },
      },
    });
    const options = region('Opciones, en el orden de la familia');
    expect(options).toHaveTextContent('Resultados publicados el 15 de diciembre de 2026, 12:00 p. m.');
    expect(options).toHaveTextContent('a más tardar el 19 de diciembre de 2026, 11:59 p. m.');
    expect(options).toHaveTextContent('Le correspondió este cupo.');
    expect(options).toHaveTextContent('Quién entró de último: El último que entró no tenía prioridad.');
    expect(region('Condiciones que declaró')).toHaveTextContent('No declaró ninguna.');
    // Only what the answer allows is offered.
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button('Retirar la solicitud')).not.toHaveClass('btn-primary');
    expect(screen.queryByRole('button', { name: /Tomar|Liberar|Aprobar|Negar/ })).toBeNull();
  });

  test('a reader who may do nothing is offered nothing', async () => {
    await open({ ...IN_REVIEW, acciones: [] });
    expect(screen.queryByRole('region', { name: 'Decisión' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Razón/ })).toBeNull();
  });

  test.each([
    [withStatus(403), 'No tiene permiso para esta sección'],
    [refusedAs(404, 'no_encontrada', 'No'), `No existe una solicitud con el radicado ${RADICADO}.`],
    [withStatus(404), 'Este servicio no está disponible en este momento.'],
    [TIMED_OUT, 'No fue posible comunicarse con el servidor'],
  ])('%j: %s', async (failure, text) => {
    const { fail } = await open(null);
    await fail(API, failure);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('however the radicado is written in the address, it is that solicitud; a mistyped one is none', async () => {
    const at = `${INBOX}/solicitudes/2027-7k3m9qx-9`;
    const app = await openStaffPage(at, `Solicitud ${RADICADO}`);
    expect(app.pending(API).path).toBe(API);
    await app.go(`${INBOX}/solicitudes/2027-7K3M9QX-8`);
    expect(screen.getByRole('alert')).toHaveTextContent('El radicado de la dirección tiene algún carácter equivocado');
  });
});

describe('the current seat that is claimed', () => {
  const claimed = (decided: Partial<DecidedCupo>, change: Partial<Expediente> = {}): Expediente => ({
    ...IN_REVIEW,
    cupoActual: IN_REVIEW.opciones[0] ?? null,
    decisionDeCupo: { decision: 'pendiente', motivo: null, enLista: false, pasoAOtros: false, ...decided },
    acciones: ['liberar', 'decidir', 'decidir_cupo', 'por_subsanar', 'no_admitida', 'retirada'],
    ...change,
  });
  const place = 'Cupo que dice tener';

  test('is approved, or denied with a reason, and what came of it stands there', async () => {
    const app = await open(claimed({}));
    expect(region(place)).toHaveTextContent('Decisión: Por decidir');
    expect(region('Decisión')).toHaveTextContent(
      'Para admitirla, apruebe o niegue primero cada condición y el cupo que dice tener.',
    );
    await press('Negar el cupo que dice tener');
    expect(within(region(place)).getByRole('alert')).toHaveTextContent('Escriba por qué niega el cupo que dice tener');
    expect(writes(app)).toEqual([]);
    await userEvent.type(reason('el cupo que dice tener'), 'No estudia allí');
    await press('Negar el cupo que dice tener');
    const path = `${API}/cupo-actual`;
    expect(writes(app)).toMatchObject([
      { method: 'PUT', path, body: { version: 4, decision: 'negada', motivo: 'No estudia allí' } },
    ]);
    await app.answer(path, claimed({ decision: 'negada', motivo: 'No estudia allí' }, { version: 5 }));
    expect(bar()).toHaveTextContent('El cupo que dice tener quedó negado.');
    expect(region(place)).toHaveTextContent('Decisión: NegadoRazón: No estudia allí');
  });

  test('the enrolment list proves it: there is nothing to decide', async () => {
    await open(claimed({ enLista: true }, { acciones: ['liberar'] }));
    expect(region(place)).toHaveTextContent('Decisión: Consta en la lista de matrícula');
    expect(within(region(place)).queryByRole('button')).toBeNull();
  });

  test('the enrolment list contradicts it, or it went to others: that is said', async () => {
    const { institucion } = IN_REVIEW.opciones[0] ?? { institucion: { dane: '173001000001', nombre: 'Otra' } };
    await open(claimed({ pasoAOtros: true }, { matricula: { institucion, sede: 'Norte', grado: 1 } }));
    expect(region(place)).toHaveTextContent(/La lista de matrícula dice otra cosa: .*, sede Norte, Primero\./);
    expect(region(place)).toHaveTextContent('Ese cupo ya pasó a otros');
  });

  test('more than continue there are not approved: why not is told', async () => {
    const app = await open(claimed({}));
    await press('Aprobar el cupo que dice tener');
    await app.fail(`${API}/cupo-actual`, refusedAs(409, 'cupo_de_mas', 'En esa sede continúan 2 estudiantes'));
    expect(screen.getByText(/En esa sede continúan 2 estudiantes/)).toBeInTheDocument();
  });
});

describe('taking and giving back', () => {
  test('a double click is one call; what there is now is shown, without being read again', async () => {
    const app = await open({ ...IN_REVIEW, estado: 'radicada', asignadaA: null, acciones: ['tomar', 'retirada'] });
    await userEvent.dblClick(button('Tomar la solicitud'));
    expect(writes(app)).toMatchObject([{ method: 'POST', path: `${API}/toma`, body: { version: 4 } }]);
    expect(button('Tomar la solicitud')).toHaveAttribute('aria-disabled', 'true');
    await app.answer(`${API}/toma`, { ...IN_REVIEW, version: 5 });
    const news = screen.getByText('Ahora la solicitud está a su cargo.');
    expect(news.closest('[tabindex="-1"]')).toHaveFocus();
    expect(region('Solicitud')).toHaveTextContent('Estado: En revisión');
    expect(app.world.http.pending.map(({ path }) => path)).not.toContain(API);
    await press('Liberar la solicitud');
    expect(app.pending(`${API}/liberacion`).body).toEqual({ version: 5 });
    await app.answer(`${API}/liberacion`, { ...IN_REVIEW, version: 6, asignadaA: null, acciones: ['tomar'] });
    expect(screen.getByText('La solicitud no está ahora a cargo de nadie.')).toBeVisible();
  });

  test("a colleague's is taken by its name, once that is asked", async () => {
    const app = await open({ ...IN_REVIEW, asignadaA: 'luis', acciones: ['tomar'] });
    await press('Tomar la solicitud de luis');
    await app.answerDialog(false);
    expect(writes(app)).toEqual([]);
    await press('Tomar la solicitud de luis');
    await app.answerDialog(true);
    expect(app.pending(`${API}/toma`).body).toEqual({ version: 4 });
  });
});

describe('conditions', () => {
  test('one is denied with a reason, which is asked for where it is missing', async () => {
    const app = await open();
    await press('Negar Discapacidad');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Escriba por qué niega la condición');
    expect(reason('Discapacidad')).toBeInvalid();
    expect(writes(app)).toEqual([]);
    await userEvent.type(reason('Discapacidad'), ' No hay certificado ');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Negar Discapacidad');
    expect(app.pending(`${API}/condiciones/discapacidad`)).toMatchObject({
      method: 'PUT',
      body: { version: 4, decision: 'negada', motivo: 'No hay certificado' },
    });
    await app.answer(`${API}/condiciones/discapacidad`, { ...IN_REVIEW, version: 5 });
    expect(bar()).toHaveTextContent('La condición quedó negada.');
    // What was pressed is still there: neither the focus nor the page moves.
    expect(button('Negar Discapacidad')).toHaveFocus();
    expect(reason('Discapacidad')).toHaveValue('');
  });

  test('one is approved without', async () => {
    const app = await open();
    await press('Aprobar Hermano en la institución');
    expect(app.pending(`${API}/condiciones/hermano`).body).toEqual({ version: 4, decision: 'aprobada', motivo: null });
    await app.answer(`${API}/condiciones/hermano`, { ...IN_REVIEW, version: 5 });
    expect(within(bar()).getByText('La condición quedó aprobada.')).toBeVisible();
    await press('Aprobar Discapacidad');
    expect(screen.queryByText('La condición quedó aprobada.')).toBeNull();
  });

  test('without an answer it can be sent again; a refusal is told in the same place', async () => {
    const app = await open();
    await press('Aprobar Discapacidad');
    const call = `${API}/condiciones/discapacidad`;
    await app.fail(call, NO_NETWORK);
    await userEvent.click(within(bar()).getByRole('button', { name: 'Intentar de nuevo' }));
    await app.fail(call, refusedAs(409, 'version_vieja', 'Otra persona la cambió'));
    expect(within(bar()).getByRole('alert').closest('[tabindex="-1"]')).toHaveFocus();
  });

  test('what nobody else’s change explains is refused there too', async () => {
    const app = await open();
    await press('Aprobar Discapacidad');
    await app.fail(`${API}/condiciones/discapacidad`, withStatus(403));
    expect(within(bar()).getByRole('alert').closest('[tabindex]')).toHaveFocus();
  });

  test('what the server finds wrong is told at the field', async () => {
    const app = await open();
    await userEvent.type(reason('Discapacidad'), 'x');
    await press('Negar Discapacidad');
    const errores = [{ campo: 'motivo', mensaje: 'Escriba más.' }];
    await app.fail(`${API}/condiciones/discapacidad`, refusedAs(422, 'datos', 'Corrija', { errores }));
    expect(reason('Discapacidad')).toHaveAccessibleDescription(expect.stringContaining('Escriba más.'));
  });
});

describe('reopening', () => {
  const ENDED: Expediente = { ...IN_REVIEW, estado: 'no_admitida', acciones: ['reabrir'] };
  const propuesta = { por: 'luis', en: '2026-11-03T15:00:00Z', motivo: 'Trajo el certificado' };

  test('is proposed with a reason', async () => {
    const app = await open(ENDED);
    await userEvent.click(screen.getByRole('radio', { name: /Proponer que se reabra/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Trajo el certificado');
    await press('Guardar la decisión');
    const path = `${API}/reapertura`;
    expect(app.pending(path)).toMatchObject({ method: 'POST', body: { version: 4, motivo: 'Trajo el certificado' } });
    await app.answer(path, { ...ENDED, version: 5, propuesta: { ...propuesta, por: 'ana' }, acciones: [] });
    expect(region('Reapertura')).toHaveTextContent('ana propone reabrir esta solicitud.');
    expect(region('Reapertura')).toHaveTextContent('La decide otra persona que la que la propuso.');
    expect(screen.queryByRole('button', { name: /Confirmar|Rechazar/ })).toBeNull();
  });

  test('the other confirms it, once asked', async () => {
    const app = await open({ ...ENDED, propuesta, acciones: ['confirmar_reapertura', 'rechazar_reapertura'] });
    expect(region('Reapertura')).toHaveTextContent('Si se reabre, vuelve a revisión.');
    await press('Confirmar y reabrir');
    await app.answerDialog(false);
    expect(writes(app)).toEqual([]);
    await press('Confirmar y reabrir');
    await app.answerDialog(true);
    expect(app.pending(`${API}/reapertura`)).toMatchObject({ method: 'PUT', body: { version: 4, reabre: true } });
    await app.answer(`${API}/reapertura`, { ...IN_REVIEW, version: 5 });
    expect(screen.getByText('La solicitud se reabrió.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Reapertura' })).toBeNull();
  });

  test('or rejects it; of a seat that is gone only that is left, and why is said', async () => {
    const app = await open({
      ...ENDED,
      estado: 'vencida',
      propuesta,
      lugares: IN_REVIEW.opciones.slice(0, 1),
      impedimento: 'El cupo que se le había ofrecido ya no está libre.',
      acciones: ['rechazar_reapertura'],
    });
    expect(region('Reapertura')).toHaveTextContent('se le ofrece otra vez este cupo');
    expect(region('Reapertura')).toHaveTextContent('Ahora no se puede: el cupo que se le había ofrecido ya no está libre.');
    expect(screen.queryByRole('button', { name: /Confirmar/ })).toBeNull();
    await press('Rechazar la propuesta');
    await app.answerDialog(false);
    expect(writes(app)).toEqual([]);
    await press('Rechazar la propuesta');
    await app.answerDialog(true);
    expect(app.pending(`${API}/reapertura`).body).toEqual({ version: 4, reabre: false });
  });
});

describe('supports', () => {
  test('a support is saved among the own files', async () => {
    const app = await open();
    const save = button('Guardar certificado.png (3 MB)');
    await userEvent.dblClick(save);
    const path = `${API}/archivos/00000000-0000-4000-8000-000000000008`;
    expect(app.world.http.made.filter((call) => call.path === path)).toHaveLength(1);
    expect(save).toHaveAttribute('aria-busy', 'true');
    await app.answer(path, { nombre: 'certificado.png', tipo: 'image/png', contenido: 'iVBORw==' });
    expect(app.world.files.saved).toEqual([
      { name: 'certificado.png', type: 'image/png', content: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]) },
    ]);
    expect(save).toHaveAttribute('aria-busy', 'false');
  });

  test.each([
    [(app: App, path: string) => app.fail(path, NO_NETWORK), 'No fue posible comunicarse'],
    [(app: App, path: string) => app.answer(path, { nombre: 'a', tipo: 'image/png', contenido: '%' }), 'no se pudo leer'],
    [(app: App, path: string) => app.answer(path, { nombre: 'a', tipo: 'text/html', contenido: '' }), 'no se pudo leer'],
  ])('one that cannot be had is told, and can be asked for again (%#)', async (ending, text) => {
    const app = await open();
    await press('Guardar constancia.pdf (1 KB)');
    const path = `${API}/archivos/00000000-0000-4000-8000-000000000007`;
    await ending(app, path);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await press('Guardar constancia.pdf (1 KB)');
    expect(app.pending(path)).toBeDefined();
    expect(app.world.files.saved).toEqual([]);
  });
});

describe('the decision', () => {
  const fill = async () => {
    await userEvent.click(screen.getByRole('radio', { name: /Pedir una corrección/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Falta el registro civil');
    await typeDay('20/11/2026');
  };
  /** In the place of the one with which the field begins. */
  const typeDay = async (text: string) => {
    await userEvent.clear(screen.getByRole('textbox', { name: 'Último día para responder' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Último día para responder' }), text);
  };

  test('what is missing is told, each at its field', async () => {
    const app = await open();
    expect(region('Decisión')).toHaveTextContent('apruebe o niegue primero cada condición');
    await press('Guardar la decisión');
    expect(screen.getByRole('alert')).toHaveTextContent('Elija qué decide de la solicitud.');
    await userEvent.click(screen.getByRole('radio', { name: /Pedir una corrección/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    // It begins with the call's five days.
    expect(screen.getByRole('textbox', { name: 'Último día para responder' })).toHaveValue('08/11/2026');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Último día para responder' }));
    await press('Guardar la decisión');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    // The server's today is 3 November.
    await typeDay('03/11/2026');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Guardar la decisión');
    expect(screen.getByRole('textbox', { name: 'Último día para responder' })).toHaveAccessibleDescription(
      expect.stringContaining('después de hoy'),
    );
    expect(writes(app)).toEqual([]);
  });

  test('a correction is asked for with its reason and its day; a double click is one call', async () => {
    const app = await open();
    await fill();
    await userEvent.dblClick(button('Guardar la decisión'));
    expect(writes(app)).toMatchObject([
      {
        path: `${API}/movimientos`,
        body: { version: 4, a: 'por_subsanar', motivo: 'Falta el registro civil', antesDe: '2026-11-20' },
      },
    ]);
    await app.answer(`${API}/movimientos`, {
      ...IN_REVIEW,
      version: 5,
      estado: 'por_subsanar',
      acciones: ['liberar', 'retirada'],
    });
    expect(screen.getByText('Se pidió la corrección a la familia.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Motivo' })).toBeNull();
  });

  test('no day after the eve of the result of its stage is taken, and that is said before', async () => {
    const app = await open();
    await fill();
    await typeDay('15/12/2026');
    const day = screen.getByRole('textbox', { name: 'Último día para responder' });
    expect(day).toHaveAccessibleDescription(expect.stringContaining('A más tardar el 14 de diciembre de 2026'));
    await press('Guardar la decisión');
    expect(day).toHaveAccessibleDescription(expect.stringContaining('no puede pasar del 14 de diciembre de 2026'));
    expect(writes(app)).toEqual([]);
  });

  test('another deadline begins with the reason that the family knows', async () => {
    const app = await open({
      ...IN_REVIEW,
      estado: 'por_subsanar',
      subsanacion: { motivo: 'Falta el registro', antesDe: '2026-12-15T05:00:00Z' },
      acciones: ['liberar', 'por_subsanar', 'en_revision', 'retirada'],
    });
    await userEvent.click(screen.getByRole('radio', { name: /Dar otro plazo para corregir/ }));
    await press('Guardar la decisión');
    expect(app.pending(`${API}/movimientos`).body).toEqual({
      version: 4,
      a: 'por_subsanar',
      motivo: 'Falta el registro',
      antesDe: '2026-11-08',
    });
  });

  test('what was admitted is taken back with a reason', async () => {
    const app = await open({ ...IN_REVIEW, estado: 'validada', acciones: ['en_revision', 'retirada'] });
    await userEvent.click(screen.getByRole('radio', { name: /Volver a revisión/ }));
    await press('Guardar la decisión');
    expect(screen.getByRole('alert')).toHaveTextContent('Escriba el motivo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Se aprobó por error');
    await press('Guardar la decisión');
    expect(app.pending(`${API}/movimientos`).body).toMatchObject({ a: 'en_revision', motivo: 'Se aprobó por error' });
  });

  test('a place that is left over is chosen among those that are free', async () => {
    const lugares = IN_REVIEW.opciones.slice(0, 1);
    const app = await open({ ...IN_REVIEW, estado: 'sin_cupo', lugares, acciones: ['asignada'] });
    await userEvent.click(screen.getByRole('radio', { name: /Asignar un cupo que quedó libre/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Quedó libre');
    await press('Guardar la decisión');
    expect(screen.getByRole('alert')).toHaveTextContent('Elija el cupo que se le asigna.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cupo' }), lugares[0]?.id ?? '');
    await press('Guardar la decisión');
    expect(app.pending(`${API}/movimientos`).body).toEqual({
      version: 4,
      a: 'asignada',
      motivo: 'Quedó libre',
      antesDe: null,
      oferta: lugares[0]?.id,
    });
  });

  test('where withdrawing is all that can be done, it stands apart, and can be left again', async () => {
    const app = await open({ ...IN_REVIEW, estado: 'radicada', acciones: ['tomar', 'retirada'] });
    expect(button('Tomar la solicitud de ana')).toHaveClass('btn-primary');
    await press('Retirar la solicitud');
    await press('No retirarla');
    await press('Retirar la solicitud');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Se va de la ciudad');
    await press('Guardar el retiro');
    await app.answerDialog(true);
    expect(app.pending(`${API}/movimientos`).body).toMatchObject({ a: 'retirada', motivo: 'Se va de la ciudad' });
  });

  test('admitting needs no reason and asks nothing', async () => {
    const app = await open({ ...IN_REVIEW, condiciones: [], acciones: ['decidir', 'validada', 'no_admitida'] });
    await userEvent.click(screen.getByRole('radio', { name: /^Admitir/ }));
    await press('Guardar la decisión');
    expect(app.pending(`${API}/movimientos`).body).toEqual({ version: 4, a: 'validada', motivo: null, antesDe: null });
  });

  test('what cannot be undone is asked about first', async () => {
    const app = await open();
    await userEvent.click(screen.getByRole('radio', { name: /No admitir/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Vive en otro municipio');
    await press('Guardar la decisión');
    expect(app.world.dialogs.current).toMatchObject({ title: 'No admitir la solicitud' });
    await app.answerDialog(false);
    expect(writes(app)).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Vive en otro municipio');
    await press('Guardar la decisión');
    await app.answerDialog(true);
    expect(app.pending(`${API}/movimientos`).body).toMatchObject({
      a: 'no_admitida',
      motivo: 'Vive en otro municipio',
      antesDe: null,
    });
  });

  test('another person saved first: what changed is told, what was typed stays and is saved anew', async () => {
    const app = await open();
    await fill();
    await userEvent.type(reason('Discapacidad'), 'Sin firma');
    await press('Guardar la decisión');
    await app.fail(`${API}/movimientos`, stale);
    // Nothing is saved while the page may show what is old.
    await press('Guardar la decisión');
    expect(writes(app)).toHaveLength(1);
    await app.answer(API, {
      ...IN_REVIEW,
      version: 6,
      datos: { ...IN_REVIEW.datos, acudiente: { ...IN_REVIEW.datos.acudiente, telefono: '3009998877' } },
      condiciones: IN_REVIEW.condiciones.slice(1),
    });
    expect(screen.getByText(/Otra persona guardó|Cambió/)).toBeVisible();
    const told = screen.getByText(/Esto cambió mientras usted trabajaba/).closest('.alert');
    expect(told).toHaveTextContent('Teléfono: antes «3001234567», ahora «3009998877»');
    expect(told).toHaveTextContent(
      'Hermano en la institución, en Institución Educativa El Samán: antes «Negada: La constancia es de otro año.», ahora «no está»',
    );
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Falta el registro civil');
    expect(screen.getByRole('textbox', { name: 'Último día para responder' })).toHaveValue('20/11/2026');
    expect(reason('Discapacidad')).toHaveValue('Sin firma');
    await press('Guardar la decisión');
    expect(app.pending(`${API}/movimientos`).body).toMatchObject({ version: 6, a: 'por_subsanar' });
    await app.answer(`${API}/movimientos`, { ...IN_REVIEW, version: 7 });
    expect(screen.queryByText(/Esto cambió mientras usted trabajaba/)).toBeNull();
    expect(reason('Discapacidad')).toHaveValue('Sin firma');
  });

  test('another person took it over: what was typed has no field any more, and it is said where it is', async () => {
    const app = await open();
    await fill();
    await press('Guardar la decisión');
    await app.fail(`${API}/movimientos`, stale);
    await app.answer(API, { ...IN_REVIEW, version: 6, asignadaA: 'luis', acciones: ['tomar', 'retirada'] });
    const told = screen.getByText(/Esto cambió mientras usted trabajaba/);
    expect(told).toHaveTextContent('Lo que escribió se conserva');
    expect(told).not.toHaveTextContent('sigue abajo');
    expect(screen.queryByRole('textbox', { name: 'Motivo' })).toBeNull();
  });

  test('what changed can be put away', async () => {
    const app = await open();
    await press('Liberar la solicitud');
    await app.fail(`${API}/liberacion`, stale);
    await app.answer(API, { ...IN_REVIEW, version: 6, asignadaA: 'luis' });
    expect(screen.getByText(/Esto cambió/).closest('.alert')).toHaveTextContent('A cargo de: antes «ana», ahora «luis»');
    // Nothing was written.
    expect(screen.getByText(/Esto cambió/)).not.toHaveTextContent('Lo que escribió');
    await press('Cerrar el aviso');
    expect(screen.queryByText(/Esto cambió/)).toBeNull();
  });

  test('a move that is no longer possible: why, and the solicitud as it is now', async () => {
    const app = await open();
    await userEvent.click(screen.getByRole('radio', { name: /Retirar/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Lo pidió');
    await press('Guardar la decisión');
    await app.answerDialog(true);
    await app.fail(`${API}/movimientos`, refusedAs(409, 'movimiento_no_permitido', 'Ya no se puede.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Ya no se puede.');
    await app.answer(API, { ...IN_REVIEW, version: 5, estado: 'matriculada', acciones: [] });
    expect(region('Solicitud')).toHaveTextContent('Estado: Matriculada');
  });

  test('no answer: the same can be sent again', async () => {
    const app = await open();
    await press('Liberar la solicitud');
    await app.fail(`${API}/liberacion`, NO_NETWORK);
    await press('Intentar de nuevo');
    expect(app.pending(`${API}/liberacion`).body).toEqual({ version: 4 });
  });
});
