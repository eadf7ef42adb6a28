import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionExpired, signedIn } from '#core/session/sessionEvents.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { KEPT_KEY } from '#services/storage/storageKeys.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import * as sample from '#test/support/samples/etapas.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, TIMED_OUT, refusedAs, withStatus } from '#test/support/samples/failures.ts';

const LIST = `${sample.API}/general/replica`;

async function openAt(at: string) {
  const app = await openStaffPage(at, 'Asignación');
  return app;
}

async function open(...all: Etapa[]) {
  const app = await openAt(sample.STAGE);
  await app.answer(sample.API, sample.etapasOf(...all));
  return app;
}

type App = Awaited<ReturnType<typeof open>>;

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const region = (name: string) => screen.getByRole('region', { name });
const official = () => region('Asignación oficial: Etapa general');
const simulation = () => region('Simulación');
const writes = ({ world }: App) => world.http.made.filter(({ method }) => method !== 'GET');
/** Presses a button and confirms what it asks. */
const confirm = async (app: App, name: string) => {
  await press(name);
  await app.answerDialog(true);
};
const tell = ({ world }: App, message: unknown) =>
  act(async () => {
    world.workers.started.at(-1)?.tell(message);
    await Promise.resolve();
  });
/** The list of a simulation comes, and then which seeds are drawn. */
async function list(app: App, ...etapas: Etapa[]) {
  await app.answer(LIST, sample.REPLICA);
  await app.answer(sample.API, sample.etapasOf(...etapas));
}
const result = (semilla: string, more: object = {}) => ({
  kind: 'result',
  result: { kind: 'done', outcome: { ...sample.factOf(semilla), ...more } },
});
/** Presses a button that is confirmed, and has the list and the result come. */
async function run(app: App, name: string, more: object = {}) {
  await press(name);
  if (app.world.dialogs.current) await app.answerDialog(true);
  await app.answer(LIST, sample.REPLICA);
  await tell(app, result(sample.SEMILLA, more));
}

const FAKEABLE = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback', 'setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
  ...(['setTimeout', 'clearTimeout'] as const),
];
afterEach(() => jest.useRealTimers());

/** Types `sample.ACTA`, in a browser whose clock is a week behind: the draw would still be to come. */
async function fillActa() {
  const doNotFake = FAKEABLE.filter((name) => name !== 'Date');
  jest.useFakeTimers({ now: Date.parse('2026-11-13T15:00:00Z'), doNotFake });
  const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
  await userEvent.click(screen.getByRole('radio', { name: /^Una fuente pública/ }));
  await type('Qué sorteo fue', sample.ACTA.fuente);
  await type('Fecha', '20/11/2026');
  fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '10:00' } });
  await type('Enlace', sample.ACTA.enlace ?? '');
  await type('Primer testigo', sample.ACTA.testigos[0] ?? '');
  await type('Segundo testigo', sample.ACTA.testigos[1] ?? '');
}

describe('the stages', () => {
  test('each with where it stands; a link leads to its steps', async () => {
    const app = await openAt(sample.PAGE);
    await app.answer(
      sample.API,
      sample.etapasOf({ ...sample.PUBLISHED, codigo: 'prioritaria', nombre: 'Grupos prioritarios' }, sample.CLOSED),
    );
    const [first, second] = within(region('Etapas del año 2027')).getAllByRole('listitem');
    expect(first).toHaveTextContent('Grupos prioritariospublicada, con lista de espera');
    expect(second).toHaveTextContent('Etapa generalcerrada, sin congelar');
    expect(second).toHaveTextContent('Solicitudes validadas: 3. Sin decidir: 0');
    // The last minute that counts, not the first that does not.
    expect(second).toHaveTextContent(/Cierra: 31 de octubre de 2026, 11:59 p\. m\.Publica: [^.]+ [ap]\. m\.Solicitudes/);
    expect(screen.queryByRole('heading', { name: 'Simulación' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Etapa general' }));
    expect(app.world.navigation.current()).toMatchObject({ path: sample.PAGE, search: '?etapa=general' });
    expect(official()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Etapa general' })).toHaveAttribute('aria-current', 'true');
  });

  test('what a colleague has done meanwhile is read on demand', async () => {
    const app = await open(sample.DRAWN);
    await press('Actualizar las etapas');
    expect(button('Actualizar las etapas')).toHaveAttribute('aria-disabled', 'true');
    await press('Actualizar las etapas');
    await app.answer(sample.API, sample.etapasOf(sample.RUN));
    expect(button('Recalcular y comparar')).toBeVisible();
    expect(app.world.http.made.filter(({ path }) => path === sample.API)).toHaveLength(2);
  });

  test('none yet', async () => {
    await open();
    expect(screen.getByText('La convocatoria no tiene etapas')).toBeVisible();
  });

  test('an address of a stage that is not there', async () => {
    await open({ ...sample.CLOSED, codigo: 'otra' });
    expect(screen.getByRole('alert')).toHaveTextContent('La convocatoria no tiene la etapa de esta dirección');
  });

  test.each<[HttpFailure, string]>([
    [withStatus(403, {}), 'No tiene permiso para esta sección'],
    [withStatus(501), 'Este servicio no está disponible en este momento.'],
    [refusedAs(404, 'sin_convocatoria', 'No'), 'Todavía no hay ninguna convocatoria'],
    [NO_NETWORK, 'No fue posible comunicarse con el servidor'],
  ])('cannot be read: %j', async (failure, text) => {
    const app = await openAt(sample.STAGE);
    await app.fail(sample.API, failure);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

describe('the steps of the official run', () => {
  test('an open stage, and one with undecided solicitudes, say why they cannot be frozen', async () => {
    const { go } = await open(
      { ...sample.CLOSED, situacion: 'abierta', acciones: [] },
      { ...sample.CLOSED, codigo: 'dos', nombre: 'Dos', sinDecidir: 2, acciones: [] },
      { ...sample.CLOSED, codigo: 'una', nombre: 'Una', sinDecidir: 1, acciones: [] },
      { ...sample.CLOSED, codigo: 'tras', nombre: 'Tras', acciones: [] },
      {
        ...sample.CLOSED,
        codigo: 'cupos',
        nombre: 'Cupos',
        cuposPorRevisar: { total: 30, elementos: [{ radicado: '2027-7K3M9QX-9', detalle: 'Colegio: está sin decidir.' }] },
        acciones: [],
      },
    );
    expect(official()).toHaveTextContent('La lista se congela cuando la etapa cierre.');
    await go(`${sample.PAGE}?etapa=dos`);
    expect(region('Asignación oficial: Dos')).toHaveTextContent('Faltan 2 solicitudes por decidir.');
    await go(`${sample.PAGE}?etapa=una`);
    expect(region('Asignación oficial: Una')).toHaveTextContent('Falta 1 solicitud por decidir.');
    await go(`${sample.PAGE}?etapa=tras`);
    expect(region('Asignación oficial: Tras')).toHaveTextContent('Primero se publica la etapa anterior.');
    await go(`${sample.PAGE}?etapa=cupos`);
    const cupos = region('Asignación oficial: Cupos');
    expect(cupos).toHaveTextContent('hay que revisar el cupo actual de 30 solicitudes');
    expect(cupos).toHaveTextContent('2027-7K3M9QX-9 · Colegio: está sin decidir.');
    expect(cupos).not.toHaveTextContent('Primero se publica');
    expect(screen.queryByRole('button', { name: 'Congelar la lista' })).toBeNull();
  });

  test('a freeze waits for no reclamo, and says what it is too late for then', async () => {
    const { go } = await open(
      { ...sample.CLOSED, reclamosPorResponder: 1 },
      { ...sample.CLOSED, codigo: 'dos', nombre: 'Dos', reclamosPorResponder: 2 },
    );
    expect(official()).toHaveTextContent('Falta responder 1 reclamo');
    expect(screen.getByRole('button', { name: 'Congelar la lista' })).toBeVisible();
    await go(`${sample.PAGE}?etapa=dos`);
    expect(region('Asignación oficial: Dos')).toHaveTextContent('Respóndalos antes de congelar');
  });

  test('freezing is confirmed; then the hash is shown, to be published', async () => {
    const app = await open(sample.CLOSED);
    await press('Congelar la lista');
    expect(app.world.dialogs.current).toMatchObject({ title: 'Congelar la lista', cancelText: 'Cancelar' });
    await app.answerDialog(true);
    expect(button('Congelar la lista')).toHaveAttribute('aria-disabled', 'true');
    await app.answer(`${sample.API}/general/congelacion`, sample.FROZEN);
    await app.answer(sample.API, sample.etapasOf(sample.FROZEN));
    const done = screen.getByText('La lista quedó congelada. Su huella ya está publicada: ahora se sortea la semilla.');
    expect(done.closest('[tabindex]')).toHaveFocus();
    expect(official()).toHaveTextContent(`Huella de la lista${sample.OFFICIAL.inputHash}`);
    const published = within(official()).getByRole('link', { name: 'Ver la página donde cualquiera la comprueba' });
    expect(published).toHaveAttribute('href', '#/tramites/educacion/resultados/general');
    expect(official()).toHaveTextContent(/Congelada: 20 de noviembre de 2026, 10:00 a. m., por ana\./);
  });

  test('a question does not outlive the stage that it is about', async () => {
    const app = await open(sample.CLOSED, { ...sample.CLOSED, codigo: 'dos', nombre: 'Dos' });
    await press('Congelar la lista');
    await app.go(`${sample.PAGE}?etapa=dos`);
    expect(app.world.dialogs.current).toBeNull();
    expect(writes(app)).toEqual([]);
    // The other stage has a question of its own.
    await confirm(app, 'Congelar la lista');
    expect(writes(app)).toMatchObject([{ path: `${sample.API}/dos/congelacion` }]);
  });

  test('the frozen list is kept as a replication file', async () => {
    const app = await open(sample.FROZEN);
    await press('Guardar el archivo de réplica (CSV)');
    await app.answer(LIST, sample.REPLICA);
    expect(app.world.files.saved).toEqual([
      { name: 'replica-2027-general.csv', type: 'text/csv;charset=utf-8', content: sample.REPLICA.contenido },
    ]);
  });

  test('the semilla is typed as the rule gave it; a wrong one is told', async () => {
    const app = await open(sample.FROZEN);
    expect(official()).toHaveTextContent('La regla publicada: Las cinco balotas del sorteo del 14 de noviembre.');
    const field = screen.getByRole('textbox', { name: 'Semilla' });
    await fillActa();
    await userEvent.type(field, ' 4821');
    await press('Registrar la semilla');
    expect(screen.getByRole('alert')).toHaveTextContent('Hay 1 dato por corregir');
    expect(field).toHaveAccessibleDescription(/sin espacios al principio ni al final/);
    await userEvent.clear(field);
    await userEvent.type(field, sample.SEMILLA);
    await press('Registrar la semilla');
    // All that is published, to be read once more.
    const asked = app.world.dialogs.current?.text ?? '';
    expect(asked).toContain(`La semilla «${sample.SEMILLA}» decide el sorteo`);
    expect(asked.split('\n').slice(2)).toEqual([
      'Cómo fue: Número que publica otra entidad',
      'Cuál: Lotería de ejemplo, sorteo 12',
      expect.stringMatching(/^Cuándo: 20 de noviembre de 2026, 10:00/),
      'Dónde se ve: https://loteria.example/sorteos/12',
      'Testigos: Ana María Ruiz y José Peña',
    ]);
    await app.answerDialog(true);
    expect(writes(app).map(({ body }) => body)).toEqual([{ version: 2, semilla: sample.SEMILLA, acta: sample.ACTA }]);
    await app.answer(`${sample.API}/general/semilla`, sample.DRAWN);
    expect(official()).toHaveTextContent(`Semilla oficial${sample.SEMILLA}`);
    expect(official()).toHaveTextContent('La semilla quedó registrada.');
    expect(official()).toHaveTextContent('TestigosAna María Ruiz y José Peña');
  });

  test('that was done is not told beside the next run, which may fail', async () => {
    const app = await open(sample.FROZEN);
    await userEvent.type(screen.getByRole('textbox', { name: 'Semilla' }), sample.SEMILLA);
    await fillActa();
    await confirm(app, 'Registrar la semilla');
    await app.answer(`${sample.API}/general/semilla`, sample.DRAWN);
    await app.answer(sample.API, sample.etapasOf(sample.DRAWN));
    await confirm(app, 'Calcular y registrar');
    await app.fail(LIST, NO_NETWORK);
    expect(official()).toHaveTextContent('Verifique su conexión');
    expect(official()).not.toHaveTextContent('La semilla quedó registrada.');
  });

  test('what lacks in the record of the draw is told at its fields', async () => {
    await open(sample.FROZEN);
    await press('Registrar la semilla');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Escriba la semilla.',
      'Elija cómo fue el sorteo.',
      'Escriba qué sorteo fue.',
      'Escriba la fecha y la hora del sorteo.',
      'Escriba un enlace o un documento en que se pueda ver el sorteo.',
      'Escriba el nombre del primer testigo.',
      'Escriba el nombre del segundo testigo.',
    ]);
    // A short seed is one that whoever has the list can try beforehand.
    await fillActa();
    await userEvent.click(screen.getByRole('radio', { name: /^Un acto público/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Semilla' }), '4821');
    await press('Registrar la semilla');
    expect(screen.getByRole('textbox', { name: 'Semilla' })).toHaveAccessibleDescription(/20 caracteres o más/);
    await userEvent.click(screen.getByRole('link', { name: /20 caracteres o más/ }));
    expect(screen.getByRole('textbox', { name: 'Semilla' })).toHaveFocus();
  });

  describe('the semilla that is typed', () => {
    const semillaField = () => screen.getByRole('textbox', { name: 'Semilla' });

    test('is there after another page, and after a reload', async () => {
      const app = await open(sample.FROZEN, { ...sample.FROZEN, codigo: 'dos', nombre: 'Dos' });
      await userEvent.type(semillaField(), '4821');
      await app.go(`${sample.PAGE}?etapa=dos`);
      expect(semillaField()).toHaveValue('');
      await app.go(sample.STAGE);
      expect(semillaField()).toHaveValue('4821');
      await app.go('/sitio');
      await app.go(sample.STAGE);
      await screen.findByRole('heading', { level: 1, name: 'Asignación' });
      await app.answer(sample.API, sample.etapasOf(sample.FROZEN));
      expect(semillaField()).toHaveValue('4821');
      cleanup();
      const again = await openStaffPage(sample.STAGE, 'Asignación', app.world);
      await again.answer(sample.API, sample.etapasOf(sample.FROZEN));
      expect(semillaField()).toHaveValue('4821');
    });

    test('is there after the session has expired and its user is back', async () => {
      const app = await open(sample.FROZEN);
      await userEvent.type(semillaField(), '4821');
      await act(async () => Promise.resolve(app.store.dispatch(sessionExpired())));
      expect(app.world.storage.tab.get(KEPT_KEY)).toContain('4821');
      await act(async () => Promise.resolve(app.store.dispatch(signedIn({ user: 'ana', year: '2018' }))));
      await app.go(sample.STAGE);
      await screen.findByRole('heading', { level: 1, name: 'Asignación' });
      await app.answer(sample.API, sample.etapasOf(sample.FROZEN));
      expect(semillaField()).toHaveValue('4821');
    });

    test.each([
      ['emptied', async () => userEvent.clear(semillaField())],
      [
        'registered by anyone',
        async (app: App) => {
          await press('Actualizar las etapas');
          await app.answer(sample.API, sample.etapasOf(sample.DRAWN));
        },
      ],
    ])('is kept no longer once it is %s', async (_, end) => {
      const app = await open(sample.FROZEN);
      await userEvent.type(semillaField(), '4821');
      expect(app.world.storage.tab.get(KEPT_KEY)).toContain('4821');
      await end(app);
      expect(app.world.storage.tab.get(KEPT_KEY) ?? '').not.toContain('4821');
    });
  });

  test('computed here with progress, then registered', async () => {
    const app = await open(sample.DRAWN);
    await confirm(app, 'Calcular y registrar');
    expect(official()).toHaveTextContent('Trayendo la lista del servidor…');
    await app.answer(LIST, sample.REPLICA);
    expect(official()).toHaveTextContent('Iniciando el cálculo en este navegador…');
    await tell(app, { kind: 'progress', progress: { phase: 'order', done: 1, total: 4 } });
    expect(official()).toHaveTextContent('Calculando en este navegador: paso 3 de 6, ordenar.');
    expect(screen.getByRole('progressbar', { name: 'Avance de este paso' })).toHaveAttribute('value', '1');
    expect(official()).toHaveTextContent(/25\s?%/);
    await tell(app, result(sample.SEMILLA));
    expect(screen.getByRole('heading', { name: 'Lo que calculó este navegador' })).toBeVisible();
    await app.answer(`${sample.API}/general/resultado`, {
      ...sample.RUN,
      corrida: { en: sample.RUN.cierra, quien: 'ana' },
      acciones: [],
    });
    expect(official()).toHaveTextContent('El resultado quedó registrado: el servidor obtuvo la misma huella.');
    expect(official()).toHaveTextContent('Usted registró este resultado, y lo publica otra persona');
    expect(screen.queryByRole('button', { name: 'Recalcular y comparar' })).toBeNull();
  });

  test('who may not publish for another reason is told so', async () => {
    await open({ ...sample.RUN, acciones: [] });
    expect(official()).toHaveTextContent('Usted no puede publicar este resultado');
  });

  test('the second person sees both hashes agree before publishing', async () => {
    const app = await open(sample.RUN);
    expect(screen.queryByRole('button', { name: 'Publicar el resultado' })).toBeNull();
    await run(app, 'Recalcular y comparar');
    expect(official()).toHaveTextContent('Las dos huellas coinciden');
    expect(screen.queryByRole('button', { name: 'Recalcular y comparar' })).toBeNull();
    await confirm(app, 'Publicar el resultado');
    await app.answer(`${sample.API}/general/publicacion`, sample.PUBLISHED);
    expect(official()).toHaveTextContent('El resultado quedó publicado.');
    expect(official()).toHaveTextContent('Fechas publicadas: 1 de diciembre de 2026; 10 de diciembre de 2026.');
  });

  test('hashes that differ are told, and nothing can be published', async () => {
    const app = await open({ ...sample.RUN, huellaResultado: '0'.repeat(64) });
    await run(app, 'Recalcular y comparar');
    expect(screen.getByRole('alert')).toHaveTextContent('las huellas no coinciden y no se publica');
    expect(screen.queryByRole('button', { name: 'Publicar el resultado' })).toBeNull();
  });

  test('an old list, another semilla or a fault that the checker finds is told', async () => {
    const app = await open({ ...sample.DRAWN, huellaLista: '0'.repeat(64) });
    await run(app, 'Calcular y registrar');
    expect(screen.getByRole('alert')).toHaveTextContent('La lista que se calculó no es la congelada');
    expect(writes(app)).toEqual([]);
  });

  test('what the checker finds is told, and nothing is registered', async () => {
    const app = await open(sample.DRAWN);
    await run(app, 'Calcular y registrar', { findings: [{ kind: 'overfull', message: 'En «a» sobra uno' }] });
    expect(official()).toHaveTextContent('El comprobador encontró faltas: este resultado no se debe usar.En «a» sobra uno');
    expect(official()).toHaveTextContent('no se puede registrar ni publicar');
    expect(writes(app)).toEqual([]);
  });

  test('the waiting list: what was, what may be done, and why not', async () => {
    const { go } = await open(
      { ...sample.PUBLISHED, fechasDeLista: ['2026-11-10', '2026-11-20', '2026-12-01'] },
      { ...sample.PUBLISHED, codigo: 'hoy', nombre: 'Hoy', acciones: [] },
      { ...sample.PUBLISHED, codigo: 'sin', nombre: 'Sin', fechasDeLista: [], tandas: [], acciones: [] },
      { ...sample.PUBLISHED, codigo: 'fin', nombre: 'Fin', situacion: 'lista_cerrada', acciones: [] },
    );
    expect(within(official()).getByRole('list', { name: 'Tandas' })).toHaveTextContent(
      /Tanda 1: .* por luis; se ofreció un cupo a 12 solicitudes\./,
    );
    // It was published on 20 November, which counts (F120): what the convocatoria had before is another stage's.
    expect(official()).toHaveTextContent('Fechas publicadas: 20 de noviembre de 2026; 1 de diciembre de 2026.');
    expect(button('Mover la lista de espera')).toBeVisible();
    expect(button('Cerrar la lista de espera')).toBeVisible();
    expect(screen.getByRole('heading', { name: '5. Lista de espera: Etapa general' })).toBeVisible();
    await go(`${sample.PAGE}?etapa=hoy`);
    expect(region('Asignación oficial: Hoy')).toHaveTextContent('La lista es una sola para todas las etapas');
    await go(`${sample.PAGE}?etapa=sin`);
    expect(region('Asignación oficial: Sin')).toHaveTextContent('no tiene fechas para la lista de espera');
    await go(`${sample.PAGE}?etapa=fin`);
    expect(region('Asignación oficial: Fin')).toHaveTextContent('La lista de espera está cerrada.');
  });

  test.each<[HttpFailure, string]>([
    [refusedAs(409, 'version_vieja', 'La etapa cambió'), 'La etapa cambió.La página ya muestra la etapa como está ahora'],
    [refusedAs(409, 'fuera_de_fecha', 'La próxima es mañana'), 'La próxima es mañana'],
    [withStatus(403, {}), 'No tiene permiso para esta sección.Pida al administrador'],
    [withStatus(501), 'El servidor no ofrece este paso'],
    [refusedAs(404, 'no_encontrada', 'Sin etapa'), 'Sin etapa.La etapa ya no está en la convocatoria'],
    [
      refusedAs(422, 'lista_no_valida', 'La lista tiene 1 faltas', {
        errores: [{ campo: 'lista', mensaje: 'Solicitud 7: sin opciones' }],
      }),
      'Solicitud 7: sin opciones',
    ],
  ])('a refusal says what to do: %j', async (failure, text) => {
    const app = await open(sample.PUBLISHED);
    await confirm(app, 'Mover la lista de espera');
    await app.fail(`${sample.API}/general/lista`, failure);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert.closest('[tabindex]')).toHaveFocus();
  });

  test.each([
    [12, 'La lista de espera se movió: se ofreció un cupo a 12 solicitudes.'],
    [1, 'La lista de espera se movió: se ofreció un cupo a 1 solicitud.'],
    [0, 'La lista de espera se movió: no había cupos libres para quienes esperan.'],
    [null, 'La lista de espera se movió.'],
  ])('moving the list cannot be undone, and says how many got an offer: %s', async (offered, text) => {
    const app = await open(sample.PUBLISHED);
    await press('Mover la lista de espera');
    expect(app.world.dialogs.current?.text).toContain('No se puede deshacer.');
    await app.answerDialog(true);
    const [tanda] = sample.PUBLISHED.tandas;
    await app.answer(`${sample.API}/general/lista`, {
      ...sample.PUBLISHED,
      tandas: [tanda, { en: '2026-12-01T15:00:00Z', quien: 'ana', ofrecidos: offered }],
    });
    expect(screen.getByText(text)).toBeVisible();
  });

  test.each<HttpFailure>([TIMED_OUT, NO_NETWORK, withStatus(500), { kind: 'notJson', status: 200 }])(
    'a step that nobody answered takes the focus, and can be sent again: %j',
    async (failure) => {
      const app = await open(sample.PUBLISHED);
      await confirm(app, 'Mover la lista de espera');
      await app.fail(`${sample.API}/general/lista`, failure);
      expect(screen.getByRole('alert').closest('[tabindex]')).toHaveFocus();
      await press('Intentar de nuevo');
      expect(writes(app)).toHaveLength(2);
      await app.fail(`${sample.API}/general/lista`, failure);
      expect(screen.getByRole('alert').closest('[tabindex]')).toHaveFocus();
    },
  );

  describe('what was computed to be registered says whether it is', () => {
    const computed = async (app: App) => run(app, 'Calcular y registrar');
    const outcome = () => screen.getByRole('heading', { name: 'Lo que calculó este navegador' }).parentElement;

    test('on its way, and then registered', async () => {
      const app = await open(sample.DRAWN);
      await computed(app);
      expect(outcome()).toHaveTextContent('El servidor lo comprueba y lo registra: todavía no está registrado.');
      await app.answer(`${sample.API}/general/resultado`, sample.RUN);
      expect(outcome()).not.toHaveTextContent('registrado');
    });

    test.each<HttpFailure>([NO_NETWORK, withStatus(500)])('nobody knows: %j', async (failure) => {
      const app = await open(sample.DRAWN);
      await computed(app);
      await app.fail(`${sample.API}/general/resultado`, failure);
      expect(outcome()).toHaveTextContent('No sabemos si este resultado quedó registrado.');
      expect(screen.getByRole('button', { name: 'Intentar de nuevo' }).closest('[tabindex]')).toHaveFocus();
    });

    test('refused', async () => {
      const app = await open(sample.DRAWN);
      await computed(app);
      await app.fail(`${sample.API}/general/resultado`, withStatus(403, {}));
      expect(outcome()).toHaveTextContent('Este resultado no quedó registrado.');
      expect(screen.getByText(/No tiene permiso/).closest('[tabindex]')).toHaveFocus();
    });
  });

  test('what ends a run takes the focus from the button that goes with it', async () => {
    const app = await open(sample.DRAWN);
    const run = () => screen.getByRole('alert').closest('[tabindex]');
    await confirm(app, 'Calcular y registrar');
    await press('Cancelar el cálculo');
    expect(screen.getByRole('alert')).toHaveTextContent('El cálculo se canceló.');
    expect(run()).toHaveFocus();
    expect(run()).not.toHaveRole('main');
    expect(within(run() as HTMLElement).getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await press('Intentar de nuevo');
    expect(screen.getByText('Trayendo la lista del servidor…').closest('[tabindex]')).toHaveFocus();
    button('Cancelar el cálculo').focus();
    await app.fail(LIST, NO_NETWORK);
    expect(run()).toHaveFocus();
    expect(run()).not.toHaveRole('main');
  });
});

describe('a simulation', () => {
  const semillaField = () => screen.getByRole('textbox', { name: 'Semilla de la simulación' });

  test('with the list of the stage and any semilla but the official one', async () => {
    const app = await open(sample.DRAWN);
    await userEvent.type(semillaField(), sample.SEMILLA);
    await press('Simular');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(semillaField()).toHaveAccessibleDescription(/Esa es la semilla oficial/);
    await userEvent.clear(semillaField());
    await userEvent.type(semillaField(), 'otra');
    await press('Simular');
    await list(app);
    await tell(app, result('otra'));
    expect(screen.getByRole('heading', { name: 'Lo que dio la simulación' })).toHaveFocus();
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.map((row) => row?.replace(/\s%/, '%'))).toEqual([
      'Qué obtuvieronSolicitudesParte',
      'En su opción 1133,3%',
      'En su opción 2133,3%',
      'Conservan su cupo actual00%',
      'Sin cupo133,3%',
    ]);
    expect(simulation()).toHaveTextContent(`Huella del resultado${sample.factOf('otra').hash}`);
    expect(simulation()).toHaveTextContent('Comprobado: cumple todas las reglas.');
    expect(writes(app)).toEqual([]);
  });

  test('whose semilla is drawn meanwhile is not shown: nobody takes it for the result', async () => {
    const app = await open(sample.FROZEN);
    await userEvent.type(semillaField(), sample.SEMILLA);
    await press('Simular');
    await list(app, sample.FROZEN);
    await tell(app, result(sample.SEMILLA));
    expect(screen.getByRole('heading', { name: 'Lo que dio la simulación' })).toBeVisible();
    await press('Actualizar las etapas');
    await app.answer(sample.API, sample.etapasOf(sample.DRAWN));
    expect(screen.queryByRole('heading', { name: 'Lo que dio la simulación' })).toBeNull();
    expect(within(simulation()).getByRole('alert')).toHaveTextContent('La semilla de esta simulación es ahora la oficial');
  });

  test('with a file from the disk', async () => {
    const app = await open(sample.CLOSED);
    await userEvent.click(screen.getByRole('radio', { name: 'Un archivo de réplica' }));
    await press('Simular');
    expect(screen.getByRole('alert')).toHaveTextContent('Hay 2 datos por corregir');
    const file = new File([sample.REPLICA.contenido], 'mía.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Archivo de réplica'), file);
    await userEvent.type(semillaField(), 'otra');
    await press('Simular');
    expect(simulation()).toHaveTextContent('Preparando el archivo…');
    await app.answer(sample.API, sample.etapasOf(sample.CLOSED));
    expect(app.world.workers.started[0]?.received).toEqual([{ file, semilla: 'otra', isSimulation: true }]);
    await tell(app, result('otra'));
    expect(simulation()).toHaveTextContent('Se leyó el archivo mía.csv.');
    await userEvent.click(screen.getByRole('radio', { name: 'La lista de la etapa, como está ahora' }));
    expect(screen.queryByLabelText('Archivo de réplica')).toBeNull();
  });

  test('is called off, dies, and is tried again', async () => {
    const app = await open(sample.CLOSED);
    await userEvent.type(semillaField(), 'otra');
    await press('Simular');
    await press('Cancelar el cálculo');
    expect(screen.getByRole('alert')).toHaveTextContent('El cálculo se canceló. No se guardó ni se publicó nada.');
    await press('Intentar de nuevo');
    await list(app);
    await act(async () => {
      app.world.workers.started.at(-1)?.die();
      await Promise.resolve();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('El cálculo se interrumpió.');
    await press('Intentar de nuevo');
    expect(simulation()).toHaveTextContent('Trayendo la lista del servidor…');
  });

  test('after a new build says to load the page anew, and offers it', async () => {
    const app = await open(sample.CLOSED);
    const reload = jest.spyOn(app.world.navigation, 'reload');
    app.world.deployment.isReplaced = () => Promise.resolve(true);
    await userEvent.type(semillaField(), 'otra');
    await press('Simular');
    await list(app, sample.CLOSED);
    await act(async () => {
      app.world.workers.started.at(-1)?.die();
      await Promise.resolve();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Hay una versión nueva de la aplicación');
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
    await press('Recargar la página');
    expect(reload).toHaveBeenCalled();
  });

  test('a list with faults is told, the first of them', async () => {
    const app = await open(sample.CLOSED);
    await userEvent.type(semillaField(), 'otra');
    await press('Simular');
    await list(app);
    await tell(app, { kind: 'result', result: { kind: 'invalid', violations: ['Línea 2: una'], total: 1_234 } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'tiene 1.234 faltas por corregir. No se guardó nada.Línea 2: una… y 1.233 más.',
    );
    await press('Simular');
    await list(app);
    await tell(app, { kind: 'result', result: { kind: 'invalid', violations: ['Línea 2: una'], total: 1 } });
    expect(screen.getByRole('alert')).toHaveTextContent('tiene 1 falta por corregir');
    // What is wrong in the next one takes its place.
    await userEvent.clear(screen.getByRole('textbox', { name: 'Semilla de la simulación' }));
    await press('Simular');
    expect(screen.getByRole('alert')).toHaveTextContent('por corregir');
    expect(screen.queryByText(/tiene 1 falta/)).toBeNull();
  });
});

describe('a step that lasts', () => {
  const job = { paso: 'congelar', avance: 0.4, desde: '2026-11-20T15:00:00Z', quien: 'coordinador', problema: null } as const;
  const FREEZING: Etapa = { ...sample.CLOSED, trabajo: job, acciones: [] };
  const refresh = async (app: App, etapa: Etapa) => {
    await press('Actualizar las etapas');
    await app.answer(sample.API, sample.etapasOf(etapa));
  };

  test('shows how far it is, to whoever opens the page, and that it has ended', async () => {
    const app = await open(FREEZING);
    expect(within(official()).getByText(/^El servidor congela la lista/)).toHaveTextContent(
      'El servidor congela la lista (lo pidió coordinador, 20 de noviembre de 2026, 10:00 a. m.). Puede seguir en otra página: continúa sin usted.',
    );
    expect(screen.getByRole('progressbar', { name: 'Avance del servidor' })).toHaveValue(0.4);
    expect(screen.queryByRole('button', { name: 'Congelar la lista' })).toBeNull();
    // Why it cannot be frozen would be told of another stage.
    expect(official()).not.toHaveTextContent('Primero se publica la etapa anterior.');
    await refresh(app, { ...FREEZING, trabajo: { ...job, avance: 0.9 } });
    expect(screen.getByRole('progressbar', { name: 'Avance del servidor' })).toHaveValue(0.9);
    await refresh(app, sample.FROZEN);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(within(official()).getByText('El paso terminó: la etapa ya lo muestra.').closest('[role=status]')).not.toBeNull();
  });

  test('is told as done when it has ended, to who asked for it', async () => {
    const app = await open(sample.CLOSED);
    await confirm(app, 'Congelar la lista');
    await app.answer(`${sample.API}/general/congelacion`, FREEZING);
    await app.answer(sample.API, sample.etapasOf(FREEZING));
    expect(screen.queryByText(/^La lista quedó congelada/)).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Avance del servidor' })).toBeVisible();
    await refresh(app, sample.FROZEN);
    expect(screen.getByText(/^La lista quedó congelada/).closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByText(/^El paso terminó/)).toBeNull();
  });

  test('that is refused says why, in the words of a refusal that comes at once', async () => {
    const app = await open(FREEZING);
    const problema = { status: 409, detail: 'La lista cambió', codigo: 'lista_cambio', errores: [] };
    await refresh(app, { ...sample.CLOSED, trabajo: { ...job, paso: 'mover_lista', problema } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No se pudo mover la lista de espera (lo pidió coordinador, 20 de noviembre de 2026, 10:00 a. m.).La lista cambióEspere un momento y repita el paso. No se guardó nada.',
    );
    const errores = [{ campo: 'lista', mensaje: 'Falta el tiquete' }];
    await refresh(app, {
      ...sample.CLOSED,
      trabajo: { ...job, problema: { status: 500, detail: 'No se pudo hacer', codigo: null, errores } },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo hacer');
    expect(button('Congelar la lista')).toBeVisible();
  });
});
