import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Draft } from '#requestForm/draft.ts';
import { CONTACTO, CONVOCATORIA, FILE, id, OFERTA, RECEIPT } from '#test/support/samples/contractSamples.ts';
import { BASE, createForm, editForm, EDIT_BASE, FILED, PAGE, WHOLE } from '#test/support/requestForm/form.ts';
import { openForm } from '#test/support/requestForm/openForm.tsx';
import { STORED_DRAFT, staffStorage } from '#test/support/requestForm/storedDraft.ts';
import { GUARDADOS_KEY } from '#requestForm/guardados.ts';
import { RECEIPT_KEY } from '#services/storage/storageKeys.ts';
import { createWorld } from '#test/support/world/world.ts';
import { sedeOf, sedesPage } from '#test/support/samples/sedes.ts';
import { createFakeStorage } from '#test/support/world/fakeStorage.ts';
import { NO_NETWORK, TIMED_OUT, withStatus, refusedAs } from '#test/support/samples/failures.ts';

jest.setTimeout(60_000);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const chosen = () => screen.getByRole('region', { name: /Sus opciones/ });
const chosenNames = () =>
  within(chosen())
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/, Sede/).textContent);
const withOptions = (...numbers: number[]): Draft => ({
  ...WHOLE,
  values: { ...WHOLE.values, opciones: numbers.map((number) => ({ ...OFERTA, id: id(number), sede: `Sede ${number}` })) },
});

test('the review names the papers that are sent', async () => {
  const documentos = [{ ...FILE, nombre: 'registro.pdf' }];
  await openForm({ step: 'revision', draft: { ...WHOLE, values: { ...WHOLE.values, documentos } } });
  await heading('Revisión');
  expect(screen.getByRole('region', { name: 'Documentos' })).toHaveTextContent('registro.pdf');
});

describe('an address that looks mistyped', () => {
  const acudiente = { ...WHOLE.values.acudiente, correo: 'maria@gmail.con' };
  const draft = { ...WHOLE, values: { ...WHOLE.values, acudiente } };

  test('is asked about in the review, and changed there', async () => {
    const { user } = await openForm({ step: 'revision', draft });
    await heading('Revisión');
    await user.click(screen.getByRole('button', { name: 'Sí, cambiarlo' }));
    expect(screen.getByRole('region', { name: 'Acudiente' })).toHaveTextContent('maria@gmail.com');
    expect(screen.queryByText(/Quiso decir/)).toBeNull();
  });

  test('keeps nobody from sending it', async () => {
    const { user, pending } = await openForm({ step: 'revision', draft });
    await heading('Revisión');
    await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    expect(pending('api/educacion/solicitudes').body).toMatchObject({ datos: { acudiente: { correo: 'maria@gmail.con' } } });
    expect(screen.queryByText(/Quiso decir/)).toBeNull();
  });
});

describe('a likely mistake', () => {
  const estudiante = { ...WHOLE.values.estudiante, documento: WHOLE.values.acudiente.documento, fechaNacimiento: '2025-03-01' };
  const draft = { ...WHOLE, values: { ...WHOLE.values, estudiante } };

  test('is asked about before it is sent, and sent once it is so', async () => {
    const { user, pending, world } = await openForm({ step: 'revision', draft });
    await heading('Revisión');
    const send = () => user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await send();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(world.http.made.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: /es el mismo del acudiente/ }));
    const same = screen.getByRole('group', { name: /es el mismo del acudiente/ });
    expect(same).toHaveFocus();
    expect(same).toHaveAccessibleDescription('Confirme que es así, o cámbielo.');
    for (const question of screen.getAllByRole('checkbox', { name: 'Sí, es así' })) await user.click(question);
    expect(screen.queryByRole('alert')).toBeNull();
    await send();
    expect(pending('api/educacion/solicitudes').body).toMatchObject({ datos: { estudiante: { documento: '52123456' } } });
  });

  test('that was confirmed by a slip is open again', async () => {
    const { user, world } = await openForm({ step: 'revision', draft });
    await heading('Revisión');
    for (const question of screen.getAllByRole('checkbox', { name: 'Sí, es así' })) await user.click(question);
    const [first] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Sí, es así' });
    if (!first) throw new Error('There are questions');
    await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    expect(world.http.made.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('of the guardian leads to the guardian', async () => {
    const acudiente = { ...WHOLE.values.acudiente, correo: 'peña@correo.co' };
    const { user } = await openForm({ step: 'revision', draft: { ...WHOLE, values: { ...WHOLE.values, acudiente } } });
    await heading('Revisión');
    await user.click(screen.getByRole('link', { name: 'No: cambiar «Correo electrónico»' }));
    await heading('Acudiente');
    expect(screen.getByLabelText(/Correo electrónico/)).toHaveFocus();
  });

  test('of the options leads to the first one', async () => {
    const { user } = await openForm({ step: 'revision', draft: { ...WHOLE, values: { ...WHOLE.values, cupoActual: OFERTA } } });
    await heading('Revisión');
    await user.click(screen.getByRole('link', { name: 'No: cambiar «Opción 1»' }));
    await heading('Opciones');
    expect(within(chosen()).getAllByRole('listitem')[0]).toHaveFocus();
  });

  test('leads to its field, which has the focus', async () => {
    const { user } = await openForm({ step: 'revision', draft });
    await heading('Revisión');
    await user.click(screen.getByRole('link', { name: 'No: cambiar «Número de documento»' }));
    await heading('Estudiante');
    expect(screen.getByLabelText('Número de documento')).toHaveFocus();
  });
});

describe('opciones', () => {
  async function atOptions(draft: Draft) {
    const app = await openForm({ step: 'opciones', draft });
    await heading('Opciones');
    return app;
  }

  test('are ordered by buttons; the new place is spoken and the button keeps the focus', async () => {
    const { user } = await atOptions(withOptions(1, 2));
    expect(screen.getByText(/Es seguro decir la verdad/)).toBeVisible();
    expect(screen.getByText(/solo puede ayudar/)).toBeVisible();
    const down = within(chosen()).getByRole('button', { name: /^Bajar .*Sede 1/ });
    down.focus();
    await user.keyboard('{Enter}');
    expect(chosenNames()).toEqual([expect.stringContaining('Sede 2'), expect.stringContaining('Sede 1')]);
    expect(within(chosen()).getByRole('status')).toHaveTextContent(', Sede 1: opción 2 de 2');
    expect(within(chosen()).getByRole('button', { name: /^Bajar .*Sede 1/ })).toHaveFocus();
    await user.click(within(chosen()).getByRole('button', { name: /^Subir .*Sede 1/ }));
    expect(chosenNames()).toEqual([expect.stringContaining('Sede 1'), expect.stringContaining('Sede 2')]);
    await user.click(within(chosen()).getByRole('button', { name: /^Quitar .*Sede 1/ }));
    expect(screen.getByRole('heading', { name: 'Sus opciones (1 de 3)' })).toHaveFocus();
  });

  test('the ways through the list of ofertas are not called as those through the steps', async () => {
    const { answer } = await atOptions(withOptions(1, 9));
    await answer('api/educacion/sedes?grado=1&comuna=comuna_1', { ...PAGE, total: 31 });
    const pages = within(screen.getByRole('navigation', { name: 'Páginas de cupos' }));
    expect(pages.getByRole('link', { name: 'Cupos siguientes' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Anterior' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull();
  });

  test('the next ofertas begin at their head, which has the focus; which page it is is told', async () => {
    const { user, answer } = await atOptions(withOptions(1, 9));
    await answer('api/educacion/sedes?grado=1&comuna=comuna_1', { ...PAGE, total: 31 });
    await user.click(screen.getByRole('link', { name: 'Cupos siguientes' }));
    expect(screen.getByRole('heading', { name: /^Buscar cupos de/ })).toHaveFocus();
    await answer('api/educacion/sedes?grado=1&comuna=comuna_1&pagina=2', { ...PAGE, pagina: 2, total: 31 });
    expect(screen.getByText('Se encontraron 31 sedes. Página 2 de 4.')).toBeVisible();
  });

  test('those of another grado say so at once', async () => {
    const { store, events } = await atOptions(withOptions(1));
    act(() => void store.dispatch(events.estudianteChanged({ grado: '2' })));
    expect(within(chosen()).getByText('Esta opción es de otro grado: quítela y elija una del grado pedido.')).toBeVisible();
  });

  test('are added from the search, up to the maximum and each once', async () => {
    const { user, answer } = await atOptions(withOptions(1, 9));
    await answer('api/educacion/sedes?grado=1&comuna=comuna_1', PAGE);
    expect(screen.getByText('Se encontraron 3 sedes.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Agregada .*Principal/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Agregar .*Sede Norte/ }));
    expect(screen.getByRole('heading', { name: 'Sus opciones (3 de 3)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Lista llena .*Sede Sur/ }));
    expect(screen.getByRole('heading', { name: 'Sus opciones (3 de 3)' })).toBeVisible();
  });

  test('none is told; none found is told', async () => {
    const { user, world, answer } = await openForm({ step: 'opciones', draft: withOptions() });
    await heading('Opciones');
    await answer('api/educacion/sedes', sedesPage([]));
    expect(screen.getByText(/No hay cupos que mostrar/)).toBeVisible();
    expect(screen.getByText(/^Es la comuna del estudiante/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Comuna'), 'Todas');
    await user.type(screen.getByLabelText('Institución, sede, barrio o dirección'), 'saman');
    await user.selectOptions(screen.getByLabelText('Jornada'), 'Mañana');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(world.navigation.current().search).toBe('?grado=1&jornada=manana&texto=saman'));
    await answer('api/educacion/sedes', sedesPage([OFERTA]));
    expect(screen.getByText('Se encontró 1 sede.')).toBeVisible();
    expect(screen.queryByText(/^Es la comuna del estudiante/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Elija al menos una opción.');
  });

  test('a search that failed is tried again', async () => {
    const { user, fail, pending } = await openForm({ step: 'opciones', draft: withOptions() });
    await fail('api/educacion/sedes', NO_NETWORK);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(pending('api/educacion/sedes').method).toBe('GET');
  });

  describe('of the sedes that the family kept', () => {
    const KEPT = `api/educacion/sedes?grado=1&sedes=${id(21)}`;
    const section = () => screen.findByRole('region', { name: 'Lugares que guardó' });

    async function withKept() {
      const storage = createFakeStorage();
      storage.tab.set(GUARDADOS_KEY, JSON.stringify([{ id: id(21), nombre: 'El Samán' }]));
      storage.tab.set(STORED_DRAFT, JSON.stringify({ draft: withOptions(9), unanswered: false }));
      const app = await openForm({ world: createWorld({ at: `${BASE}/opciones`, storage }) });
      await heading('Opciones');
      return { ...app, kept: () => waitFor(() => app.pending(KEPT)) };
    }

    test('are offered apart, and added like the others', async () => {
      const { user, kept } = await withKept();
      const call = await kept();
      const cifras = { solicitudes: 5, anterior: { corte: 'Prioridad 2' } };
      act(() => call.answer(sedesPage([], { elementos: [sedeOf({ ...OFERTA, id: id(4) }, cifras)], total: 1 })));
      expect(await section()).toHaveTextContent('Mañana · Calle 1 # 2-3, El Centro, Comuna 1 · 12 vacantes');
      expect(await section()).toHaveTextContent('De 5 a 9 solicitudes hasta hoy. Para 2026, último en entrar: Prioridad 2');
      await user.click(within(await section()).getByRole('button', { name: /^Agregar / }));
      expect(screen.getByRole('heading', { name: 'Sus opciones (2 de 3)' })).toBeVisible();
      expect(within(await section()).getByRole('button', { name: /^Agregada / })).toBeVisible();
    });

    test('none may have the grado', async () => {
      const call = await (await withKept()).kept();
      act(() => call.answer(sedesPage([])));
      expect(await section()).toHaveTextContent('Ninguno de los que guardó ofrece Primero. Búsquelos abajo.');
    });

    test('may not be had now', async () => {
      const call = await (await withKept()).kept();
      act(() => call.fail(NO_NETWORK));
      expect(await screen.findByText(/^No pudimos traer los lugares que guardó: búsquelos abajo\./)).toBeVisible();
    });

    test('are gone when the family is done: the next at this computer is another', async () => {
      const storage = createFakeStorage();
      storage.tab.set(GUARDADOS_KEY, JSON.stringify([{ id: id(21), nombre: 'El Samán' }]));
      storage.tab.set(`${RECEIPT_KEY}.area.solicitud`, JSON.stringify(RECEIPT));
      const { user, world } = await openForm({ world: createWorld({ at: `${BASE}/enviada`, storage }) });
      await user.click(await screen.findByRole('button', { name: 'Terminar' }));
      await act(async () => Promise.resolve(world.dialogs.answer(true)));
      expect(world.storage.tab.get(GUARDADOS_KEY)).toBeNull();
    });
  });

  test('one that is gone is told; so is one of another grado', async () => {
    const { store, events } = await atOptions(withOptions(1));
    act(() => void store.dispatch(events.opcionesChecked({ vanished: [id(1)] })));
    expect(screen.getByText(/Este cupo ya no se ofrece/)).toBeVisible();
    act(() => {
      store.dispatch(events.estudianteChanged({ grado: '0' }));
      store.dispatch(events.stepRefused({ step: 'opciones', problems: { 'opciones.0': 'Es de otro grado' } }));
    });
    expect(screen.getByText('Es de otro grado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Opción 1. Es de otro grado' })).toBeVisible();
  });
});

describe('revisión', () => {
  test('shows what is sent, in its one spelling, whatever way it was typed', async () => {
    const { values } = WHOLE;
    const acudiente = {
      ...values.acudiente,
      documento: 'C.C. 52.123.456',
      nombres: '  Ana   María ',
      telefono: '+57 300 123 45 67',
    };
    const hermanos = ['2027 a1w04nr h'];
    await openForm({ step: 'revision', draft: { ...WHOLE, values: { ...values, acudiente, hermanos } } });
    const part = within(await screen.findByRole('region', { name: 'Acudiente' }));
    expect(part.getByText(/ 52123456$/)).toBeVisible();
    expect(part.getByText(/^Ana María /)).toBeVisible();
    expect(part.getByText('3001234567')).toBeVisible();
    expect(screen.getByText('2027-A1W04NR-H')).toHaveClass('radicado');
    expect(screen.getByText(/^Ana María /)).toHaveAttribute('translate', 'no');
  });

  test('shows all of it, each part with its way back', async () => {
    const { user, at } = await openForm({ step: 'revision', draft: WHOLE });
    await heading('Revisión');
    expect(screen.getByText('Registro civil 1098765432')).toBeVisible();
    expect(
      screen.getByText(/Hermano en la institución en Institución Educativa El Samán \(constancia.pdf\); Discapacidad/),
    ).toBeVisible();
    expect(screen.getByText('2027-A1W04NR-H')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Cambiar\s+Hermanos$/ }));
    await heading('Hermanos');
    await user.click(screen.getByRole('link', { name: 'Anterior' }));
    expect(at()).toBe('condiciones');
  });

  test('a paper that is on its way is waited for, by its name', async () => {
    const { store, events, answer } = await openForm({ step: 'revision', draft: WHOLE });
    await heading('Revisión');
    const file = new File(['%PDF-1.4'], 'carné.pdf', { type: 'application/pdf' });
    act(() => void store.dispatch(events.fileChosen('discapacidad', file)));
    expect(await screen.findByText(/^Falta que termine de subir: carné\.pdf\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toHaveAttribute('aria-disabled', 'true');
    await answer('api/educacion/archivos', { ...FILE, id: id(8) });
    expect(screen.queryByText(/^Falta que termine de subir/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Enviar solicitud' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('no answer: it says so, offers the same again, and nothing else can be changed', async () => {
    const { user, fail, answer } = await openForm({ step: 'revision', draft: WHOLE });
    await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Enviando…')).toBeVisible();
    await fail('api/educacion/solicitudes', TIMED_OUT);
    expect(screen.getByText('Envío sin confirmar')).toBeVisible();
    expect(screen.queryByText('Borrador: aún NO enviada')).toBeNull();
    const told = screen.getByText(/No sabemos si llegó.*al enviar de nuevo no se duplica/);
    expect(told.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('link', { name: /Cambiar/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
    await answer('api/educacion/solicitudes', RECEIPT);
    expect(await heading('Solicitud radicada')).toHaveFocus();
  });

  test('what the server refuses as a whole takes the focus: it stands at the head of a long page, each time', async () => {
    const { user, fail } = await openForm({ step: 'revision', draft: WHOLE });
    const refusal = refusedAs(409, 'solicitud_viva', 'Ya hay una solicitud en trámite');
    for (let time = 0; time < 2; time += 1) {
      await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
      await fail('api/educacion/solicitudes', refusal);
      expect(screen.getByRole('alert').closest('[tabindex]')).toHaveFocus();
    }
  });

  test('of a pupil with another solicitud it says how to find that one and who answers, until something is changed', async () => {
    const convocatoria = { ...CONVOCATORIA, contacto: CONTACTO };
    const { user, fail } = await openForm({ step: 'revision', draft: WHOLE, convocatoria });
    await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await fail('api/educacion/solicitudes', refusedAs(409, 'solicitud_viva', 'Ya hay una solicitud en trámite'));
    const told = within(screen.getByRole('alert'));
    expect(told.getByRole('link', { name: 'Perdí mi radicado' })).toHaveAttribute(
      'href',
      '#/tramites/educacion/consulta/radicado',
    );
    expect(told.getByRole('link', { name: '(608) 261 1111 ext. 102' })).toHaveAttribute('href', 'tel:6082611111');
    await user.click(screen.getByRole('link', { name: /Cambiar Acudiente/ }));
    await user.type(screen.getByLabelText('Nombres'), 'a');
    expect(screen.queryByRole('link', { name: 'Perdí mi radicado' })).toBeNull();
  });

  test('what the server finds wrong stands at its step', async () => {
    const { user, fail } = await openForm({ step: 'revision', draft: WHOLE });
    await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    const errores = [{ campo: 'datos.acudiente.documento', mensaje: 'Revise el documento' }];
    await fail(
      'api/educacion/solicitudes',
      withStatus(422, { title: 't', status: 422, detail: 'Corrija los campos señalados.', codigo: 'datos_invalidos', errores }),
    );
    await heading('Acudiente');
    expect(screen.getByLabelText('Número de documento')).toHaveAccessibleDescription('Revise el documento');
    expect(screen.getByText('Corrija los campos señalados.')).toBeVisible();
  });
});

describe('the receipt', () => {
  async function filed(receipt = RECEIPT) {
    const app = await openForm({ step: 'revision', draft: WHOLE });
    await app.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await app.answer('api/educacion/solicitudes', receipt);
    await heading('Solicitud radicada');
    return app;
  }

  test('says what a family needs, prints, and is gone when it is done', async () => {
    const app = await filed({ ...RECEIPT, condiciones: [], avisosA: null, registradaPor: 'revisora' });
    const { user, world, store, events } = app;
    expect(screen.getByText(/No dejó correo/)).toBeVisible();
    expect(screen.queryByText('revisora')).toBeNull();
    expect(screen.getByText('En la oficina, por un funcionario')).toBeVisible();
    expect(screen.getByText('Ninguna')).toBeVisible();
    expect(screen.getByText('1 archivo')).toBeVisible();
    expect(
      screen.getByText(/Puede cambiarla hasta el 30 de noviembre.*Resultados desde el 15 de diciembre de 2026/),
    ).toBeVisible();
    // A date was extended while the form was filled in.
    await app.answer('api/educacion/convocatoria', { ...CONVOCATORIA, cierra: '2026-12-03T05:00:00Z' });
    expect(screen.getByText(/Puede cambiarla hasta el 2 de diciembre/)).toBeVisible();
    expect(screen.getByText(/queda en esta pestaña/)).toBeVisible();
    act(() => void store.dispatch(events.draftStored({ kept: false })));
    expect(screen.getByText(/Guárdelo o anote el radicado ahora/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Guardar como PDF o imprimir' }));
    expect(world.files.prints).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Terminar' }));
    expect(world.dialogs.current).toBeNull();
    expect(world.navigation.current().path).toBe('/tramites/educacion');
  });

  test('that was neither printed nor copied is asked about before it goes', async () => {
    const { user, world } = await filed();
    await user.click(screen.getByRole('button', { name: 'Terminar' }));
    await waitFor(() => expect(world.dialogs.current).toMatchObject({ confirmText: 'Sí, terminar' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Solicitud radicada' })).toBeVisible();
  });

  const LOOK_UP = 'http://localhost/#/tramites/educacion/consulta';
  const COPIED = `Solicitud de cupo escolar\nRadicado: ${RECEIPT.radicado}\nEstudiante: ${RECEIPT.estudiante}\nGrado: Primero\nConsulta: ${LOOK_UP}`;

  test('has the address of the look-up, for a camera too, and is copied with it', async () => {
    const { user } = await filed();
    expect(screen.getByRole('link', { name: LOOK_UP })).toHaveAttribute('href', LOOK_UP);
    expect(await screen.findByRole('img', { name: 'Código QR de la página de consulta' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText(/Quedó copiado/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(COPIED);
    // Without a telephone's own sharing nothing of it is offered.
    expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
  });

  test('is shared where the device can; who thinks better of it is told nothing', async () => {
    const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValueOnce();
    Object.assign(navigator, { share });
    try {
      const { user } = await filed();
      const press = () => user.click(screen.getByRole('button', { name: 'Compartir' }));
      await press();
      expect(share).toHaveBeenCalledWith({ title: 'Solicitud de cupo escolar', text: COPIED });
      share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
      await press();
      expect(screen.queryByText(/No se pudo compartir/)).toBeNull();
      share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await press();
      expect(await screen.findByText(/No se pudo compartir/)).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  test('a browser that prints nothing, or copies nothing, says so', async () => {
    const { print } = window;
    Object.assign(window, { print: undefined });
    try {
      const { user, world } = await filed();
      const copying = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
      await user.click(screen.getByRole('button', { name: 'Guardar como PDF o imprimir' }));
      expect(screen.getByText(/Este navegador no imprime ni guarda PDF/)).toBeVisible();
      expect(world.files.prints).toBe(0);
      await user.click(screen.getByRole('button', { name: 'Copiar' }));
      expect(await screen.findByText(/no dejó copiarlo/)).toBeVisible();
      copying.mockRestore();
    } finally {
      Object.assign(window, { print });
    }
  });

  test('has the number that stands for a missing document, and is copied with it', async () => {
    const { user } = await filed({ ...RECEIPT, documentoAsignado: '8100479624', soportes: 2, cupoActual: OFERTA });
    expect(screen.getByText(/Guarde los dos números/)).toBeVisible();
    expect(screen.getByText('8100479624')).toBeVisible();
    expect(screen.getByText('2 archivos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await navigator.clipboard.readText()).toContain('Número en lugar del documento: 8100479624');
  });

  test('of a later child has what the earlier ones are found by, and offers no other once the convocatoria is closed', async () => {
    const earlier = { ...RECEIPT, radicado: '2027-8K3M9QX-4', documentoAsignado: '8100479624' };
    const cerrada = { ...CONVOCATORIA, situacion: 'cerrada' as const };
    const app = await openForm({ step: 'revision', draft: { ...WHOLE, earlier: [earlier] }, convocatoria: cerrada });
    await app.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await app.answer('api/educacion/solicitudes', { ...RECEIPT, soportes: 0 });
    await heading('Solicitud radicada');
    expect(screen.getByText(', con el número 8100479624 en lugar del documento')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hacer otra solicitud' })).toBeNull();
  });

  /** Goes on with another child, after the question. */
  async function another(app: Awaited<ReturnType<typeof filed>>, isSure = true) {
    await app.user.click(screen.getByRole('button', { name: 'Hacer otra solicitud' }));
    await act(async () => Promise.resolve(app.world.dialogs.answer(isSure)));
  }

  test('goes only after a question, which says what is kept', async () => {
    const app = await filed();
    await app.user.click(screen.getByRole('button', { name: 'Hacer otra solicitud' }));
    expect(app.world.dialogs.current?.title).toBe('Hacer otra solicitud de la misma familia');
    expect(app.world.dialogs.current?.text).toContain(RECEIPT.radicado);
    await act(async () => Promise.resolve(app.world.dialogs.answer(false)));
    expect(screen.getByRole('heading', { level: 1, name: 'Solicitud radicada' })).toBeVisible();
  });

  test('another child has the same guardian, and the first one is a sibling by a tick', async () => {
    const app = await filed();
    await another(app);
    expect(await heading('Aviso de privacidad')).toBeVisible();
    expect(app.state()).toMatchObject({
      status: 'editing',
      draft: {
        values: { acudiente: WHOLE.values.acudiente, estudiante: { nombres: '' }, hermanos: [RECEIPT.radicado] },
        earlier: [RECEIPT],
      },
    });
    act(() => void app.store.dispatch(app.events.draftDiscarded({ notice: null })));
    expect(await heading('Solicitud radicada')).toBeVisible();
    expect(JSON.parse(app.world.storage.tab.get(`${RECEIPT_KEY}.area.solicitud`) ?? '')).toMatchObject({ receipt: RECEIPT });
  });

  test('a reload on the way to the second keeps the first; the second receipt lists both', async () => {
    const second = { ...RECEIPT, radicado: '2027-8K3M9QX-4', estudiante: 'Sara Gómez', hermanos: [RECEIPT.radicado] };
    const draft = { ...WHOLE, earlier: [RECEIPT], values: { ...WHOLE.values, hermanos: [RECEIPT.radicado] } };
    const app = await openForm({ step: 'hermanos', draft });
    const tick = screen.getByRole('checkbox', { name: `Hermano: ${RECEIPT.estudiante}, ${RECEIPT.radicado}` });
    expect(tick).toBeChecked();
    expect(screen.queryByLabelText(/^Radicado del hermano/)).toBeNull();
    await app.user.click(tick);
    await app.user.click(screen.getByRole('button', { name: 'Agregar un hermano' }));
    expect(screen.getByLabelText('Radicado del hermano 1')).toHaveFocus();
    await app.user.click(screen.getByRole('button', { name: 'Quitar el hermano 1' }));
    await app.user.click(tick);
    await app.user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await app.answer('api/educacion/sedes', PAGE);
    await app.user.click(screen.getByRole('link', { name: 'Revisión' }));
    await heading('Revisión');
    expect(screen.getByRole('main')).toHaveTextContent(`${RECEIPT.estudiante}, ${RECEIPT.radicado}`);
    await app.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await app.answer('api/educacion/solicitudes', second);
    await heading('Solicitud radicada');
    expect(screen.getByRole('main')).toHaveTextContent(`${RECEIPT.estudiante}, ${RECEIPT.radicado}`);
    expect(screen.getByRole('heading', { name: 'Otras solicitudes de esta visita' })).toBeVisible();
  });

  test('whoever comes to ask for a place is told whose receipt is there, and can begin anew', async () => {
    const app = await openForm({ receipt: RECEIPT });
    expect(screen.getByText(`La hizo ${RECEIPT.acudiente} para ${RECEIPT.estudiante}.`, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el comprobante' })).toHaveAttribute(
      'href',
      '#/tramites/educacion/solicitud/enviada',
    );
    await app.user.click(screen.getByRole('button', { name: 'Empezar la de otra familia' }));
    await heading('Aviso de privacidad');
    expect(app.state()).toMatchObject({ draft: { earlier: [], values: { acudiente: { documento: '' }, hermanos: [] } } });
    expect(app.world.storage.tab.get(`${RECEIPT_KEY}.area.solicitud`)).toBeNull();
  });
});

describe('the form itself', () => {
  test('says when no solicitudes are taken', async () => {
    await openForm({ convocatoria: { ...CONVOCATORIA, situacion: 'cerrada' } });
    expect(screen.getByText(/La convocatoria ya cerró.*Un funcionario puede registrar una extemporánea/)).toBeVisible();
  });

  test('says when the draft is not kept', async () => {
    const { store, events } = await openForm({ step: 'hermanos', draft: WHOLE });
    act(() => void store.dispatch(events.draftStored({ kept: false })));
    expect(screen.getByText(/se pierde lo que escribió/)).toBeVisible();
  });

  test('is discarded after a question', async () => {
    const { user, world } = await openForm({ step: 'hermanos', draft: WHOLE });
    await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    expect(world.dialogs.current).toMatchObject({ title: 'Descartar el borrador' });
    await act(async () => Promise.resolve(world.dialogs.answer(true)));
    await waitFor(() => expect(world.navigation.current().path).toBe('/tramites/educacion'));
  });

  test('the steps that were reached can be gone to', async () => {
    const { user } = await openForm({ step: 'estudiante', draft: { ...WHOLE, completed: 2 } });
    const steps = screen.getByRole('navigation', { name: 'Pasos de la solicitud' });
    expect(within(steps).queryByRole('link', { name: 'Opciones' })).toBeNull();
    await user.click(within(steps).getByRole('link', { name: 'Acudiente' }));
    expect(await heading('Acudiente')).toHaveFocus();
  });

  test('has no other page', async () => {
    await openForm({ step: 'otra', draft: WHOLE });
    expect(await heading('404 PAGINA NO ENCONTRADA')).toBeVisible();
  });

  test('an aviso that was read says when', async () => {
    const { user } = await openForm({ step: 'aviso', draft: WHOLE });
    expect(screen.getByText(/Lo leyó el 3 de noviembre de 2026, 9:50/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(await heading('Acudiente')).toBeVisible();
  });

  test('an edit says what it is', async () => {
    const made = editForm();
    const app = await openForm({ made, step: 'x', world: createWorld({ at: '/tramites/educacion/consulta' }) });
    act(() => void app.store.dispatch(made.form.events.editRequested({ solicitud: FILED, accion: 'edicion' })));
    await heading('Acudiente');
    expect(document.title).toBe('Acudiente · Cambiar la solicitud · PISAMI');
    expect(screen.getByText('Cambios: aún NO enviados')).toBeVisible();
    await app.go(`${EDIT_BASE}/revision`);
    expect(screen.getByRole('button', { name: 'Enviar cambios' })).toBeVisible();
  });

  test('a correction says what to correct, and that no paper is with it', async () => {
    const made = editForm();
    const app = await openForm({ made, step: 'x', world: createWorld({ at: '/tramites/educacion/consulta' }) });
    const subsanacion = { motivo: 'No se lee el registro', antesDe: '2026-11-10T05:00:00Z' };
    const solicitud = { ...FILED, estado: 'por_subsanar' as const, subsanacion };
    act(() => void app.store.dispatch(made.form.events.editRequested({ solicitud, accion: 'subsanacion' })));
    await heading('Documentos');
    expect(screen.getByText('No se lee el registro')).toBeVisible();
    expect(screen.getByText(/Hágalo a más tardar el 9 de noviembre de 2026/)).toBeVisible();
    await app.go(`${EDIT_BASE}/revision`);
    expect(screen.getByRole('region', { name: 'Documentos' })).toHaveTextContent('Ninguno');
  });
});

describe('while the convocatoria is not read', () => {
  const LOST = NO_NETWORK;

  test('the form waits, tells a failure and tries again', async () => {
    const { user, fail, answer } = await openForm({ step: 'hermanos', draft: WHOLE, convocatoria: null });
    expect(screen.queryByText('Borrador: aún NO enviada')).toBeNull();
    await fail('api/educacion/convocatoria', LOST);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await answer('api/educacion/convocatoria', CONVOCATORIA);
    expect(screen.getByText('Borrador: aún NO enviada')).toBeVisible();
  });

  test('what is being changed is a link away', async () => {
    const made = editForm();
    const { user, store, fail, world } = await openForm({
      made,
      step: 'x',
      convocatoria: null,
      world: createWorld({ at: '/tramites/educacion/consulta' }),
    });
    act(() => void store.dispatch(made.form.events.editRequested({ solicitud: FILED, accion: 'edicion' })));
    await heading('Acudiente');
    expect(screen.queryByRole('link', { name: 'Volver a la solicitud' })).toBeNull();
    await fail('api/educacion/convocatoria', LOST);
    await user.click(screen.getByRole('link', { name: 'Volver a la solicitud' }));
    expect(world.navigation.current().path).toBe('/tramites/educacion/consulta');
  });

  test('a receipt waits for the names of its codes; where they cannot be had it is there all the same', async () => {
    const { fail } = await openForm({ step: 'enviada', receipt: RECEIPT, convocatoria: null });
    expect(screen.queryByRole('heading', { name: 'Solicitud radicada' })).toBeNull();
    await fail('api/educacion/convocatoria', LOST);
    expect(screen.getByRole('alert')).toHaveTextContent('se ven sus códigos');
    expect(screen.getByText('Grado 1')).toBeVisible();
    expect(screen.getByText(/Sede Principal · manana/)).toBeVisible();
  });

  test('what is not sent has no receipt', async () => {
    const { answer } = await openForm({ step: 'enviada', draft: WHOLE, convocatoria: null });
    expect(await heading('Comprobante de la solicitud')).toBeVisible();
    await answer('api/educacion/convocatoria', CONVOCATORIA);
    expect(await heading('Revisión')).toBeVisible();
  });
});

describe('what is rare', () => {
  test('a seat that is held, a sede called as its institution, what was left empty', async () => {
    const { acudiente } = WHOLE.values;
    const cupoActual = { ...OFERTA, sede: OFERTA.institucion.nombre };
    const values = { ...WHOLE.values, cupoActual, acudiente: { ...acudiente, telefono: '' }, condiciones: [], hermanos: [] };
    await openForm({ step: 'revision', draft: { ...WHOLE, values } });
    expect(screen.getByText(`${OFERTA.institucion.nombre} (Mañana)`)).toBeVisible();
    expect(screen.getByText('—')).toBeVisible();
    expect(screen.getByText('Ninguna')).toBeVisible();
    expect(screen.getByText('Ninguno')).toBeVisible();
  });

  test('the pages of the ofertas are links; a single one is told as one', async () => {
    const { user, world, answer } = await openForm({ step: 'opciones', draft: withOptions(1) });
    await answer(
      'api/educacion/sedes?grado=1&comuna=comuna_1',
      sedesPage([{ ...OFERTA, barrio: '', vacantes: 1 }], { total: 11 }),
    );
    expect(screen.getByText(/1 vacante$/)).toBeVisible();
    await user.click(within(screen.getByRole('navigation', { name: 'Páginas de cupos' })).getByRole('link', { name: /2/ }));
    expect(world.navigation.current().search).toBe('?grado=1&comuna=comuna_1&pagina=2');
  });

  test("staff's browser fills in nothing", async () => {
    const world = createWorld({ at: `${BASE}/acudiente`, storage: staffStorage(WHOLE) });
    await openForm({ made: createForm({ ofSession: true }), step: 'acudiente', world });
    await heading('Acudiente');
    expect(screen.getByLabelText('Nombres')).toHaveAttribute('autocomplete', 'off');
  });

  test('without a grado no seat can be looked for', async () => {
    const values = { ...WHOLE.values, estudiante: { ...WHOLE.values.estudiante, grado: '' } };
    await openForm({ step: 'estudiante', draft: { ...WHOLE, values } });
    expect(screen.getByLabelText(/Cupo que ya tiene/)).toBeDisabled();
  });

  test('a file dialog that was closed without a file changes nothing', async () => {
    const { state } = await openForm({ step: 'condiciones', draft: WHOLE });
    const before = state();
    fireEvent.change(screen.getByLabelText('Adjuntar un soporte de: Discapacidad'), { target: { files: [] } });
    expect(state()).toBe(before);
  });
});
