import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import {
  OPEN,
  ETAPAS,
  MANY_SEDES,
  PUBLISHED,
  STAGE_RESULTS,
  RESULTS,
  STAGE_CALL,
  STAGES_CALL,
} from '#test/support/samples/results.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { stubResizeObserver } from '#test/support/resizeObserver.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

let observer: ReturnType<typeof stubResizeObserver>;
beforeEach(() => {
  observer = stubResizeObserver();
});

const FIGURES_CALL = `${STAGE_CALL}/resultados`;
const AT_STAGE = `${RESULTS}?etapa=prioritaria`;

async function open(at = AT_STAGE, stages: object | null = ETAPAS) {
  const app = await openStaffPage(at, 'Resultados');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  if (stages) await app.answer(STAGES_CALL, stages);
  return app;
}

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the figures of a published stage: each picture stands beside a table of the same numbers', async () => {
  const { answer } = await open();
  await answer(FIGURES_CALL, STAGE_RESULTS);
  for (const [term, value] of Object.entries({ Solicitudes: '1.700', 'Con cupo': '1.500', 'Sin cupo': '200' })) {
    expect(screen.getAllByText(term).find(({ tagName }) => tagName === 'DT')?.nextElementSibling).toHaveTextContent(value);
  }
  expect(rowsOf('Qué opción obtuvieron')).toEqual([
    ['Opción', 'Solicitudes', 'Todas', 'Parte'],
    ['Primera opción', '1.000', '1.700', '58,8%'],
    ['Segunda opción', '390', '1.700', '22,9%'],
    ['Opción 6', '10', '1.700', '0,6%'],
    ['El cupo que ya tenían', '100', '1.700', '5,9%'],
    ['Sin cupo', '200', '1.700', '11,8%'],
  ]);
  expect(rowsOf('Sin cupo, por grado').slice(1)).toEqual([
    ['Transición', '0', '800', '0%'],
    ['Primero', '200', '900', '22,2%'],
  ]);
  expect(rowsOf('Sin cupo, por comuna').slice(1)).toEqual([['Comuna 1', '200', '1.700', '11,8%']]);
  expect(rowsOf('Cupos ocupados, por sede').slice(1)).toEqual([['Institución Educativa El Samán, Sede Norte', '0', '0', '–']]);
  const charts = document.querySelectorAll('.bar-chart > svg');
  expect(charts).toHaveLength(4);
  for (const chart of charts) expect(chart).toHaveAttribute('aria-hidden', 'true');
  expect(document.querySelectorAll('#por-opcion ~ .picture-parts .bar-chart-value')).toHaveLength(5);
});

test('how far the stage is: by whom it was published, and when its list moved', async () => {
  const { answer } = await open();
  await answer('api/educacion/gestion/personas', { personas: [{ login: 'secretaria', nombre: 'Marta Ruiz', tramita: false }] });
  expect(screen.getByText(/^Publicado el 25 de octubre de 2026, 12:00/)).toHaveTextContent('por Marta Ruiz.');
  expect(screen.getByText(/^La lista de espera se movió el 2 de noviembre de 2026/)).toBeVisible();
  expect(screen.queryByText('La lista de espera está cerrada.')).toBeNull();
});

test('a closed list is told', async () => {
  await open(AT_STAGE, { anio: 2027, elementos: [{ ...PUBLISHED, situacion: 'lista_cerrada' }] });
  expect(screen.getByText('La lista de espera está cerrada.')).toBeVisible();
});

test('a result that is not published yet is marked as such', async () => {
  await open(AT_STAGE, { anio: 2027, elementos: [{ ...PUBLISHED, situacion: 'corrida', publicada: null, tandas: [] }] });
  expect(screen.getByText(/aún no se ha publicado/)).toBeVisible();
});

test('without a stage in the address the last one with a result is shown, and nothing is left behind in the history', async () => {
  const { world, pending } = await open(RESULTS);
  expect(world.navigation.current()).toMatchObject({ path: RESULTS, search: '?etapa=prioritaria' });
  expect(pending(FIGURES_CALL).path).toBe(FIGURES_CALL);
  expect(screen.getByRole('link', { name: /^Etapa prioritaria/ })).toHaveAttribute('aria-current', 'page');
});

test('another stage is chosen by its link; one without a result says from when on it has one', async () => {
  const { world } = await open();
  const other = screen.getByRole('link', { name: 'Etapa general (abierta)' });
  expect(other).not.toHaveAttribute('aria-current');
  await userEvent.click(other);
  expect(world.navigation.current().search).toBe('?etapa=general');
  expect(screen.getByText('Esta etapa todavía no tiene resultados')).toBeVisible();
  expect(screen.getByText(/^Se publican desde el 15 de diciembre de 2026, 12:00/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Cifras' })).toBeNull();
});

test.each([
  ['?etapa=otra', 'La convocatoria no tiene esa etapa'],
  ['?etapa=general', 'Esta etapa todavía no tiene resultados'],
])('the stage of %s: %s', async (search, text) => {
  await open(RESULTS + search);
  expect(screen.getByText(text)).toBeVisible();
});

test('what cannot be a stage counts as none; a convocatoria without a result shows its first stage', async () => {
  const { world } = await open(`${RESULTS}?etapa=${encodeURIComponent('../x')}`, { anio: 2027, elementos: [OPEN] });
  expect(world.navigation.current().search).toBe('?etapa=general');
});

test('a convocatoria without stages', async () => {
  const { world } = await open(RESULTS, { anio: 2027, elementos: [] });
  expect(screen.getByText('La convocatoria no tiene etapas')).toBeVisible();
  expect(world.navigation.current().search).toBe('');
});

test.each([
  [403, undefined, 'No tiene permiso para esta sección'],
  [501, undefined, 'Este servicio no está disponible en este momento.'],
  [404, { codigo: 'sin_convocatoria' }, 'Todavía no hay ninguna convocatoria.'],
])('the stages are answered with %i: %s', async (status, body, text) => {
  const { fail } = await open(AT_STAGE, null);
  await fail(STAGES_CALL, withStatus(status, body));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('figures that could not be read are read again; the rest of the page stands meanwhile', async () => {
  const { fail, answer } = await open();
  await fail(FIGURES_CALL, NO_NETWORK);
  expect(screen.getByRole('link', { name: 'Ver los cortes por oferta' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await answer(FIGURES_CALL, STAGE_RESULTS);
  expect(screen.getByRole('table', { name: 'Qué opción obtuvieron' })).toBeVisible();
});

test('stages that could not be read are read again', async () => {
  const { fail, answer } = await open(AT_STAGE, null);
  await fail(STAGES_CALL, NO_NETWORK);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await answer(STAGES_CALL, ETAPAS);
  expect(screen.getByRole('heading', { name: 'Cifras' })).toBeVisible();
});

test('where stages and figures both could not be read, one press reads both', async () => {
  const { fail, answer } = await open(AT_STAGE, null);
  await fail(FIGURES_CALL, NO_NETWORK);
  await fail(STAGES_CALL, NO_NETWORK);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await answer(FIGURES_CALL, STAGE_RESULTS);
  await answer(STAGES_CALL, ETAPAS);
  expect(screen.getByRole('table', { name: 'Qué opción obtuvieron' })).toBeVisible();
});

test('figures without anything in them', async () => {
  const { answer } = await open();
  const none = { solicitudes: 0, asignadas: 0, porOpcion: [], sinCupoPorGrado: [], sinCupoPorComuna: [], porSede: [] };
  await answer(FIGURES_CALL, none);
  expect(screen.getAllByText('No hay datos para mostrar.')).toHaveLength(3);
  expect(rowsOf('Qué opción obtuvieron').slice(1)).toEqual([['Sin cupo', '0', '0', '–']]);
});

test('of many sedes the picture has the 15 with the most seats, the table has all and can be scrolled by keyboard', async () => {
  const { answer } = await open();
  await answer(FIGURES_CALL, { ...STAGE_RESULTS, porSede: MANY_SEDES });
  expect(rowsOf('Cupos ocupados, por sede')).toHaveLength(61);
  expect(screen.getByText('Las 15 sedes con más cupos; todas están en la tabla.')).toBeVisible();
  const labels = [...document.querySelectorAll('#por-sede ~ .picture-parts .bar-chart-label')].map((text) => text.textContent);
  expect(labels).toHaveLength(15);
  expect(labels[0]).toBe('Institución 60, sede Principal');
  expect(document.querySelector('#por-sede ~ .picture-parts .bar-chart-numbers')).toHaveTextContent('59 de 69');
  expect(screen.getByRole('region', { name: 'Tabla: Cupos ocupados, por sede' })).toHaveAttribute('tabindex', '0');
});

test('a picture is drawn as wide as its place; a long name is cut there and whole in the table', async () => {
  const shownName = 'Institución Educativa Técnica '.repeat(7).trim();
  const { answer } = await open();
  await answer(FIGURES_CALL, {
    ...STAGE_RESULTS,
    porSede: [{ institucion: { dane: '1', nombre: shownName }, sede: shownName, vacantes: 10, ocupadas: 5 }],
  });
  act(() => observer.resize(290.4));
  const chart = document.querySelector('#por-sede ~ .picture-parts svg');
  expect(chart).toHaveAttribute('width', '290');
  const lines = [...(chart?.querySelectorAll('.bar-chart-label') ?? [])].map((line) => line.textContent);
  expect(lines).toEqual(['Institución … Técnica Institución', 'Educativa Técnica']);
  expect(chart?.querySelector('.bar-chart-whole')).toHaveAttribute('width', '266');
  expect(chart?.querySelector('.bar-chart-value')).toHaveAttribute('width', '133');
  expect(screen.getByRole('rowheader', { name: shownName })).toBeVisible();
});

test('the room of pictures that are gone is observed no more', async () => {
  const { answer, go } = await open();
  await answer(FIGURES_CALL, STAGE_RESULTS);
  expect(observer.observed()).toBe(1);
  await go('/educacion');
  expect(observer.observed()).toBe(0);
});

describe('the search for one solicitud', () => {
  test('is a search with a name', async () => {
    await open();
    expect(screen.getByRole('search', { name: 'Buscar una solicitud' })).toContainElement(field());
  });

  const field = () => screen.getByRole('textbox', { name: 'Número de radicado o documento' });
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Ver la explicación' }));

  test.each([
    ['', 'Escriba el número de radicado.'],
    ['2027-7K3M9QX-8', 'El radicado tiene algún carácter equivocado. Compárelo con su comprobante.'],
  ])("'%s' is caught at once: %s", async (typed, text) => {
    const { world } = await open();
    if (typed !== '') await userEvent.type(field(), typed);
    await submit();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field()).toBeInvalid();
    expect(world.navigation.current().path).toBe(RESULTS);
  });

  test('however it is written it leads to the explanation', async () => {
    const { world } = await open();
    await userEvent.type(field(), ' 2027 7k3m9qx9 ');
    await submit();
    expect(world.navigation.current().path).toBe(`${RESULTS}/prioritaria/solicitudes/2027-7K3M9QX-9`);
  });
});

describe('the files', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  test('the results, and the columns of the national system', async () => {
    const { world, answer } = await open();
    await userEvent.click(button('Guardar los resultados (CSV)'));
    expect(button('Guardar los resultados (CSV)')).toHaveAttribute('aria-busy', 'true');
    expect(button('Guardar las columnas de matrícula (CSV)')).toHaveAttribute('aria-disabled', 'true');
    expect(world.http.pending.at(-1)?.path).toBe(`${STAGE_CALL}/exportacion?formato=resultados`);
    await answer(`${STAGE_CALL}/exportacion`, { nombre: 'resultados.csv', contenido: '\ufeffRadicado\r\n' });
    await userEvent.click(button('Guardar las columnas de matrícula (CSV)'));
    expect(world.http.pending.at(-1)?.path).toBe(`${STAGE_CALL}/exportacion?formato=matricula`);
    await answer(`${STAGE_CALL}/exportacion`, { nombre: 'matricula.csv', contenido: '\ufeffANO_INF\r\n' });
    expect(world.files.saved).toEqual([
      { name: 'resultados.csv', type: 'text/csv;charset=utf-8', content: '\ufeffRadicado\r\n' },
      { name: 'matricula.csv', type: 'text/csv;charset=utf-8', content: '\ufeffANO_INF\r\n' },
    ]);
  });

  test('the replication file, called by the year and the stage', async () => {
    const { world, answer } = await open();
    await userEvent.click(button('Guardar el archivo de réplica (CSV)'));
    await answer(`${STAGE_CALL}/replica`, { congelada: true, huella: 'a', contenido: 'pisami' });
    expect(world.files.saved).toEqual([
      { name: 'replica-2027-prioritaria.csv', type: 'text/csv;charset=utf-8', content: 'pisami' },
    ]);
  });

  test('one that could not be had says so beside its button, and can be asked for again', async () => {
    const { world, fail, answer } = await open();
    await userEvent.click(button('Guardar los resultados (CSV)'));
    await fail(`${STAGE_CALL}/exportacion`, NO_NETWORK);
    const item = button('Guardar los resultados (CSV)').closest('li') as HTMLElement;
    expect(within(item).getByRole('alert')).toHaveTextContent('No fue posible comunicarse con el servidor.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(button('Guardar los resultados (CSV)'));
    await answer(`${STAGE_CALL}/exportacion`, { nombre: 'r.csv', contenido: 'x' });
    expect(world.files.saved).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
