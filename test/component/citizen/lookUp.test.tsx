import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOT_FOUND, waitTicked } from '#areas/citizen/lookUp/lookUpSlice.ts';
import { edit } from '#areas/citizen/solicitudForms.ts';
import { buildRadicado } from '#domain/radicado.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { CONVOCATORIA, OFERTA, OFFERED, SOLICITUD } from '#test/support/samples/citizen.ts';
import { bringChunks } from '#test/support/bringChunks.ts';
import { openApp } from '#test/support/openApp.tsx';
import { NO_NETWORK, refusedAs, withStatus } from '#test/support/samples/failures.ts';

bringChunks();

const PAGE = '/tramites/educacion/consulta';
const CONVOCATORIA_API = 'api/educacion/convocatoria';
const LOOK_UP = 'api/educacion/consulta';
const THREE = { radicado: '2027-7K3M9QX-9', documento: '1012345678', fechaNacimiento: '2016-02-29' };

const radicado = () => screen.getByRole('textbox', { name: 'Número de radicado' });
const documento = () => screen.getByRole('textbox', { name: 'Documento del estudiante' });
const birth = () => screen.getByRole('textbox', { name: 'Fecha de nacimiento del estudiante' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Consultar' }));

async function open() {
  const app = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Consultar una solicitud' });
  await app.answer(CONVOCATORIA_API, CONVOCATORIA);
  return app;
}

async function fill() {
  await userEvent.type(radicado(), ' 2027 7k3m9qx9 ');
  await userEvent.type(documento(), '1.012.345-678');
  await userEvent.type(birth(), '29/02/2016');
}

async function openWith(solicitud: FamilySolicitud) {
  const app = await open();
  await fill();
  await submit();
  await app.answer(LOOK_UP, solicitud);
  return app;
}

test('how it stands and what can be done wait for no names; what has them waits', async () => {
  const { answer, fail } = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Consultar una solicitud' });
  await fill();
  await submit();
  await answer(LOOK_UP, SOLICITUD);
  expect(screen.getByRole('heading', { level: 2, name: /^Estado: / })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sus opciones' })).toBeNull();
  await fail(CONVOCATORIA_API, withStatus(500, {}));
  expect(screen.getByRole('heading', { name: 'Sus opciones' })).toBeVisible();
  expect(screen.getByText(/se ven sus códigos/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await answer(CONVOCATORIA_API, CONVOCATORIA);
  expect(screen.queryByText(/se ven sus códigos/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Sus opciones' })).toBeVisible();
});

test('who accepted a cupo is told where, when and with what to enrol', async () => {
  const { resultado } = OFFERED;
  const asignada = { ...(resultado?.asignada ?? OFERTA), telefono: '6085550101' };
  await openWith({ ...OFFERED, estado: 'aceptada', acciones: ['retirar'], resultado: resultado && { ...resultado, asignada } });
  const asked = screen.getByText('Matrícula en').closest('dl');
  expect(asked).toHaveTextContent(
    /Liceo Nacional.*Calle 10 # 3-45, Belén.*Teléfono6085550101.*Del 5 de enero de 2027 al 22 de enero/,
  );
  expect(asked).toHaveTextContent('Boletín de segundo');
});

test('changes that were begun in this tab and not sent are told when their solicitud is opened again', async () => {
  const solicitud: FamilySolicitud = { ...SOLICITUD, acciones: ['editar', 'retirar'] };
  const { store, go } = await openWith(solicitud);
  expect(screen.queryByText(/que no se han enviado/)).toBeNull();
  act(() => {
    store.dispatch(edit.events.editRequested({ solicitud, accion: 'edicion' }));
    store.dispatch(edit.events.acudienteChanged({ nombres: 'Otra' }));
  });
  await go(PAGE);
  expect(screen.getByText(/cambios de esta solicitud que no se han enviado/)).toBeVisible();
});

test('who has an ended solicitud is told that another can be made, and led there', async () => {
  const app = await openWith({ ...SOLICITUD, estado: 'retirada', acciones: [] });
  expect(screen.getByText(/^Puede hacer otra solicitud hasta el 30 de noviembre de 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Hacer otra solicitud' }));
  expect(app.world.navigation.current().path).toBe('/tramites/educacion/solicitud/aviso');
});

describe('asking', () => {
  test('all three are needed: what is missing is told at its field, and nothing is asked', async () => {
    const { world } = await open();
    await submit();
    const summary = screen.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(radicado()).toHaveAccessibleDescription(expect.stringContaining('Escriba el número de radicado.'));
    expect(radicado()).toBeInvalid();
    expect(documento()).toBeInvalid();
    expect(birth()).toBeInvalid();
    expect(world.http.pending).toEqual([]);
  });

  test('a mistyped radicado is caught as soon as the field is left', async () => {
    const { world } = await open();
    await userEvent.type(radicado(), '2027-7K3M9QX-S');
    await userEvent.tab();
    expect(radicado()).toHaveAccessibleDescription(expect.stringContaining('algún carácter equivocado'));
    await submit();
    expect(world.http.pending).toEqual([]);
  });

  test('what the browser filled in without a word counts', async () => {
    const app = await open();
    (documento() as HTMLInputElement).value = THREE.documento;
    await userEvent.type(radicado(), THREE.radicado);
    await userEvent.type(birth(), '29/02/2016');
    await submit();
    expect(app.pending(LOOK_UP)).toMatchObject({ body: THREE });
  });

  test('what is typed is sent as the backend has it', async () => {
    const app = await open();
    await fill();
    await submit();
    expect(app.pending(LOOK_UP)).toMatchObject({ method: 'POST', body: THREE });
    expect(screen.getByRole('button', { name: /Consultar|Consultando/ })).toHaveAttribute('aria-busy', 'true');
  });

  test('no match: the one sentence, which takes the focus each time, and what was typed stays', async () => {
    const app = await open();
    await fill();
    for (let time = 0; time < 2; time += 1) {
      await submit();
      await app.fail(LOOK_UP, withStatus(404, { codigo: 'no_encontrada' }));
      expect(screen.getByRole('alert')).toHaveTextContent(NOT_FOUND);
      expect(screen.getByRole('alert').closest('[tabindex]')).toHaveFocus();
    }
    expect(documento()).toHaveDisplayValue('1.012.345-678');
    expect(screen.queryByText(/Peña/)).toBeNull();
  });

  test('too many tries: when the next one is, and that it is', async () => {
    const app = await open();
    await fill();
    await submit();
    await app.fail(LOOK_UP, withStatus(429, { codigo: 'demasiados_intentos', segundos: 90 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Demasiados intentos');
    expect(screen.getByRole('alert').closest('[tabindex]')).toHaveFocus();
    expect(screen.getByRole('timer')).toHaveTextContent('Podrá consultarlo de nuevo en 1 min 30 s.');
    await submit();
    expect(app.world.http.pending).toEqual([]);
    expect(radicado()).toHaveDisplayValue(' 2027 7k3m9qx9 ');
    const told = screen.getByRole('alert').closest('[tabindex]');
    act(() => void app.store.dispatch(waitTicked({ seconds: 0 })));
    // In its place, which has the focus still.
    expect(within(told as HTMLElement).getByRole('status')).toHaveTextContent('Ya puede consultar de nuevo.');
    expect(told).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Consultar' })).toHaveAttribute('aria-disabled', 'false');
  });
});

test('after too many tries with one radicado another can be looked up at once', async () => {
  const app = await open();
  await fill();
  await submit();
  await app.fail(LOOK_UP, withStatus(429, { codigo: 'demasiados_intentos', segundos: 90 }));
  expect(screen.getByRole('button', { name: 'Consultar' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(radicado());
  await userEvent.type(
    radicado(),
    buildRadicado(2027, () => 7),
  );
  await submit();
  await app.answer(LOOK_UP, SOLICITUD);
  expect(screen.getByRole('region', { name: 'Estado: La recibimos' })).toBeVisible();
});

test('a birth is held to the server’s day, and to none that is not known', async () => {
  const { answer, world } = await openApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Consultar una solicitud' });
  await userEvent.type(radicado(), THREE.radicado);
  await userEvent.type(documento(), THREE.documento);
  await userEvent.type(birth(), '06/10/2026');
  await answer(CONVOCATORIA_API, CONVOCATORIA);
  await submit();
  expect(birth()).toHaveAccessibleDescription(/aún no ha llegado/);
  await userEvent.clear(birth());
  // The day of the city by the server's clock; that of this test's is another.
  await userEvent.type(birth(), '05/10/2026');
  await submit();
  expect(world.http.call(LOOK_UP).body).toMatchObject({ fechaNacimiento: '2026-10-05' });
});

describe('the solicitud', () => {
  test('takes the focus to its heading; its state is in plain words', async () => {
    await openWith(SOLICITUD);
    expect(screen.getByRole('heading', { level: 1, name: 'Solicitud 2027-7K3M9QX-9' })).toHaveFocus();
    const state = screen.getByRole('region', { name: 'Estado: La recibimos' });
    expect(state).toHaveTextContent('Recibimos su solicitud.');
    expect(state).toHaveTextContent('Ana Sofía Peña-Núñez');
    expect(state).toHaveTextContent('5 de octubre de 2026, 10:04 a. m.');
    expect(screen.getByRole('region', { name: 'Historia de la solicitud' })).toHaveTextContent('Se radicó la solicitud');
    const kept = screen.getByRole('region', { name: 'Los datos que guardamos' });
    expect(kept).toHaveTextContent('Los conservamos 5 años después de archivar la convocatoria');
    expect(within(kept).getByRole('button', { name: 'Descargar todo lo que guardamos' })).toBeVisible();
  });

  test('before the results: the options in their order', async () => {
    await openWith(SOLICITUD);
    const options = within(screen.getByRole('region', { name: 'Sus opciones' })).getAllByRole('listitem');
    expect(options).toHaveLength(2);
    expect(options[0]).toHaveTextContent('Institución Educativa San José, sede Principal');
    expect(options[1]).toHaveTextContent('Liceo NacionalTercero · Jornada: Tarde');
  });

  test('with the results: of each option what came of it, the cut-off and the place in the list', async () => {
    await openWith(OFFERED);
    const results = screen.getByRole('region', { name: 'Resultado de cada opción' });
    expect(results).toHaveTextContent('15 de diciembre de 2026, 8:00 a. m.');
    expect(results).toHaveTextContent(
      'No alcanzó: los cupos fueron para quienes van antes, por su prioridad o, con la misma prioridad, por el sorteo.',
    );
    expect(results).toHaveTextContent('Quién entró de último: Prioridad 2, número de sorteo 0,412000');
    expect(results).toHaveTextContent('Su solicitud: Prioridad 2, número de sorteo 0,712000');
    expect(results).not.toHaveTextContent('Su solicitud: Prioridad 3');
    expect(results).toHaveTextContent('Entre ellos va primero el menor número propio, y el suyo es 0,123000.');
    expect(within(results).getAllByText(/^Aquí cuenta como hermano, por el cupo que obtuvo/)).toHaveLength(1);
    const legend = within(results).getByText('Qué son la prioridad y el número de sorteo').closest('details');
    expect(legend).toHaveTextContent(
      'Prioridad 1: DiscapacidadPrioridad 2: Hermanos en la instituciónPrioridad 3: Sin una condición aprobada que dé prioridad',
    );
    expect(results).toHaveTextContent('Su puesto en la lista de espera: 4');
    expect(results).toHaveTextContent('Le correspondió este cupo.');
  });

  test('an offer: until when, what each answer means, and the answer after a confirmation', async () => {
    const { world, answer } = await openWith(OFFERED);
    const actions = screen.getByRole('region', { name: 'Lo que puede hacer ahora' });
    expect(actions).toHaveTextContent('Cupo: Liceo Nacional');
    expect(actions).toHaveTextContent('Responda a más tardar el 19 de diciembre de 2026, 11:59 p. m. Después pierde');
    const stay = within(actions).getByRole('button', { name: 'Aceptar y seguir en la lista' });
    expect(stay).toHaveAccessibleDescription(expect.stringContaining('espera una opción que prefiere más'));
    await userEvent.click(stay);
    expect(world.dialogs.current).toMatchObject({ title: 'Aceptar y seguir en la lista', cancelText: 'Cancelar' });
    await act(async () => Promise.resolve(world.dialogs.answer(true)));
    expect(within(actions).getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-busy', 'true');
    await answer(`${LOOK_UP}/respuesta`, {
      ...OFFERED,
      estado: 'aceptada_y_en_lista',
      version: 6,
      acciones: ['aceptar', 'retirar'],
    });
    const news = screen.getByText('Registramos que acepta el cupo y sigue en la lista de espera.');
    expect(news.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Estado: Aceptó un cupo y sigue en la lista de espera' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'No aceptar el cupo' })).toBeNull();
  });

  test('a stale version: what happened, and the solicitud as it is now', async () => {
    const { world, answer, fail } = await openWith(OFFERED);
    await userEvent.click(screen.getByRole('button', { name: 'No aceptar el cupo' }));
    await act(async () => Promise.resolve(world.dialogs.answer(true)));
    await fail(`${LOOK_UP}/respuesta`, refusedAs(409, 'version_vieja', 'Vieja'));
    await answer(LOOK_UP, { ...OFFERED, estado: 'vencida', version: 6, acciones: [] });
    expect(screen.getByText(/cambió mientras usted la veía/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Estado: Se venció el plazo para responder' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Lo que puede hacer ahora' })).toBeNull();
  });

  test('who got the first option is not asked to wait for a better one', async () => {
    const [first] = OFFERED.opciones;
    if (!first || !OFFERED.resultado) throw new Error('The sample has options and a result');
    await openWith({ ...OFFERED, resultado: { ...OFFERED.resultado, asignada: first } });
    const actions = screen.getByRole('region', { name: 'Lo que puede hacer ahora' });
    expect(within(actions).getByRole('button', { name: 'Aceptar el cupo' })).toBeVisible();
    expect(within(actions).queryByRole('button', { name: 'Aceptar y seguir en la lista' })).toBeNull();
  });

  test('a stale version that is what was asked for: an earlier try was registered, and that is told', async () => {
    const { world, answer, fail } = await openWith(OFFERED);
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar y seguir en la lista' }));
    await act(async () => Promise.resolve(world.dialogs.answer(true)));
    await fail(`${LOOK_UP}/respuesta`, refusedAs(409, 'version_vieja', 'Vieja'));
    await answer(LOOK_UP, { ...OFFERED, estado: 'aceptada_y_en_lista', version: 6, acciones: ['aceptar', 'retirar'] });
    expect(screen.getByText('Registramos que acepta el cupo y sigue en la lista de espera.')).toBeVisible();
    expect(screen.queryByText(/no quedó registrado/)).toBeNull();
  });

  test('nobody answered: it is said so, and reading the solicitud again tells whether it was registered', async () => {
    const { world, answer, fail } = await openWith(OFFERED);
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar el cupo' }));
    await act(async () => Promise.resolve(world.dialogs.answer(true)));
    await fail(`${LOOK_UP}/respuesta`, withStatus(500));
    const news = () => screen.getByText(/No sabemos si lo que pidió quedó registrado/).closest<HTMLElement>('[tabindex]');
    expect(news()).toHaveFocus();
    expect(news()).toHaveTextContent('El servidor respondió con un error.');
    const refresh = within(news() as HTMLElement).getByRole('button', { name: 'Actualizar y ver' });
    await userEvent.click(refresh);
    expect(refresh).toHaveFocus();
    expect(refresh).toHaveAttribute('aria-disabled', 'true');
    await fail(LOOK_UP, NO_NETWORK);
    expect(news()).toHaveTextContent('No fue posible comunicarse con el servidor.');
    await userEvent.click(refresh);
    await answer(LOOK_UP, { ...OFFERED, estado: 'aceptada', version: 6, acciones: ['retirar'] });
    expect(screen.getByText('Registramos que acepta el cupo.').closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByText(/No sabemos/)).toBeNull();
  });

  test('a correction: what is missing, until when', async () => {
    await openWith({
      ...SOLICITUD,
      estado: 'por_subsanar',
      subsanacion: { motivo: 'Falta el boletín', antesDe: '2026-10-12T05:00:00Z' },
      acciones: ['subsanar', 'retirar'],
    });
    const actions = screen.getByRole('region', { name: 'Lo que puede hacer ahora' });
    expect(actions).toHaveTextContent('Qué debe corregir: Falta el boletín');
    expect(actions).toHaveTextContent('Hágalo a más tardar el 11 de octubre de 2026, 11:59 p. m. Después la solicitud');
    expect(within(actions).getByRole('button', { name: 'Corregir la solicitud' })).toBeVisible();
    expect(within(actions).queryByRole('button', { name: 'Cambiar la solicitud' })).toBeNull();
  });

  test('a claimed condition: what was decided, and why not', async () => {
    const claimed = { codigo: 'hermano', nombre: 'Hermano en la institución', archivos: [], motivo: null };
    await openWith({
      ...SOLICITUD,
      cupoActual: OFERTA,
      decisionDeCupo: { decision: 'negada', motivo: 'No estudia allí', enLista: false, pasoAOtros: false },
      condiciones: [
        { ...claimed, institucion: OFERTA.institucion, decision: 'negada', motivo: 'No está matriculado' },
        {
          ...claimed,
          codigo: 'victima',
          nombre: 'Víctima del conflicto',
          institucion: null,
          decision: 'aprobada',
          archivos: [{ id: OFERTA.id, nombre: 'ruv.pdf', tipo: 'application/pdf', tamano: 10 }],
        },
      ],
    });
    const conditions = screen.getByRole('region', { name: 'Condiciones que declaró' });
    expect(conditions).toHaveTextContent('Hermano en la institución, en Institución Educativa San José');
    expect(conditions).toHaveTextContent('No aprobada: no cuenta para la prioridad.');
    expect(conditions).toHaveTextContent('Razón: No está matriculado');
    expect(conditions).toHaveTextContent('Aprobada: cuenta para la prioridad.');
    expect(conditions).toHaveTextContent('Soportes: ruv.pdf');
    expect(screen.getByText(/Cupo que el estudiante ya tiene/)).toBeVisible();
    expect(screen.getByText('No aprobado: no cuenta en la asignación.')).toBeVisible();
    expect(screen.getByText('Razón: No estudia allí')).toBeVisible();
  });

  test('the seat that the pupil has: it is kept while there is nothing better, and the question before withdrawing says so', async () => {
    const kept = { decision: 'pendiente', motivo: null, enLista: true, pasoAOtros: false } as const;
    const { world } = await openWith({
      ...SOLICITUD,
      estado: 'en_lista_de_espera',
      cupoActual: OFERTA,
      decisionDeCupo: kept,
      acciones: ['retirar'],
    });
    expect(screen.getByRole('region', { name: 'Estado: Está en la lista de espera' })).toHaveTextContent(
      'El estudiante conserva el cupo que ya tiene.',
    );
    expect(screen.getByText('Consta en la lista de matrícula: cuenta en la asignación.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirar la solicitud' }));
    expect(world.dialogs.current?.text).toMatch(/conserva el cupo que ya tiene\. No se puede deshacer\.$/);
  });

  test('its history says each move and its reason', async () => {
    await openWith({
      ...SOLICITUD,
      estado: 'no_admitida',
      historia: [
        ...SOLICITUD.historia,
        { en: '2026-10-06T15:00:00Z', que: 'movimiento', de: 'radicada', a: 'radicada', motivo: null, oficina: false },
        { en: '2026-10-07T15:00:00Z', que: 'movimiento', de: 'radicada', a: 'en_revision', motivo: null, oficina: false },
        {
          en: '2026-10-08T15:00:00Z',
          que: 'movimiento',
          de: 'en_revision',
          a: 'no_admitida',
          motivo: 'Vive en otro municipio',
          oficina: false,
        },
      ],
      acciones: [],
    });
    const steps = within(screen.getByRole('region', { name: 'Historia de la solicitud' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '5 de octubre de 2026, 10:04 a. m.Se radicó la solicitud',
      '6 de octubre de 2026, 10:00 a. m.Usted la cambió, y quedó radicada otra vez',
      '7 de octubre de 2026, 10:00 a. m.La están revisando',
      '8 de octubre de 2026, 10:00 a. m.No fue admitidaRazón: Vive en otro municipio',
    ]);
  });

  test('it is read anew, printed, and closed: then nothing of it is left on the page', async () => {
    const { world, answer } = await openWith(SOLICITUD);
    const print = jest.spyOn(world.files, 'print');
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(screen.getByRole('button', { name: 'Actualizar' })).toHaveFocus();
    await answer(LOOK_UP, { ...SOLICITUD, estado: 'en_revision', version: 2 });
    expect(screen.getByRole('region', { name: 'Estado: La están revisando' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar esta solicitud' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Consultar una solicitud' })).toHaveFocus();
    expect(documento()).toHaveDisplayValue('');
    expect(screen.queryByText(/Peña/)).toBeNull();
  });

  test('leaving the page forgets it', async () => {
    const { go, store } = await openWith(SOLICITUD);
    await go('/tramites/educacion');
    await go(PAGE);
    expect(screen.getByRole('heading', { level: 1, name: 'Consultar una solicitud' })).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toContain('Peña');
  });
});

test('its ticket stands there from the filing on; its whole number, and the way to its stage, once that is published', async () => {
  await openWith(SOLICITUD);
  const region = () => screen.getByRole('region', { name: 'Compruebe la asignación' });
  expect(region()).toHaveTextContent(`Su tiquete${SOLICITUD.comprobacion.tiquete}`);
  expect(region()).toHaveTextContent('Con este tiquete entra al sorteo, sin su nombre.');
  expect(region()).toHaveTextContent('Guárdelo para usted');
  expect(region()).not.toHaveTextContent('Su número de sorteo');
  const link = () => within(region()).getByRole('link', { name: 'Comprobar la asignación (en otra pestaña)' });
  expect(link()).toHaveAttribute('href', '#/tramites/educacion/resultados');
  cleanup();
  const numero = 'c'.repeat(64);
  await openWith({
    ...OFFERED,
    comprobacion: {
      ...SOLICITUD.comprobacion,
      etapa: 'general',
      nombre: 'Etapa general',
      archivo: 'replica-2027-general.csv',
      numero,
    },
  });
  expect(region()).toHaveTextContent(`Su número de sorteo completo (va primero el menor)${numero}`);
  expect(region()).toHaveTextContent('Busque su fila en el archivo replica-2027-general.csv, el de «Etapa general»');
  // The solicitud that was looked up stays where it is.
  expect(link()).toHaveAttribute('target', '_blank');
  const user = userEvent.setup();
  await user.click(within(region()).getByRole('button', { name: 'Copiar: Su tiquete' }));
  expect(await navigator.clipboard.readText()).toBe(SOLICITUD.comprobacion.tiquete);
  expect(within(region()).getAllByRole('status')[0]).toHaveTextContent('Copiado.');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
  await user.click(within(region()).getByRole('button', { name: 'Copiar: Su tiquete' }));
  expect(await within(region()).findByText(/selecciónelo y cópielo usted/)).toBeVisible();
  expect(link()).toHaveAttribute('href', '#/tramites/educacion/resultados/anio-2027/general');
});

test('siblings are shown by radicado, with what is still to be confirmed and by whom', async () => {
  const hermano = { nombrado: true, nombra: false, confirmado: false };
  await openWith({
    ...SOLICITUD,
    hermanos: [
      { ...hermano, radicado: '2027-7K3M9QX-9', confirmado: true },
      { ...hermano, radicado: '2027-8K3M9QX-4' },
      { ...hermano, radicado: '2027-9K3M9QX-X', nombrado: false, nombra: true },
    ],
  });
  const rows = within(screen.getByRole('region', { name: 'Hermanos que también piden cupo' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2027-7K3M9QX-9Son de una misma familia/),
    expect.stringMatching(/^2027-8K3M9QX-4Falta que se confirme/),
    expect.stringMatching(/^2027-9K3M9QX-XEsa solicitud nombra la suya.*nómbrela también/),
  ]);
});

test('a solicitud without siblings has no such part', async () => {
  await openWith(SOLICITUD);
  expect(screen.queryByRole('region', { name: 'Hermanos que también piden cupo' })).toBeNull();
});
