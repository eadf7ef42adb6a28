import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { CUT_OFFS, ETAPAS, EXPLANATION, RESULTS, STAGE_CALL, STAGES_CALL } from '#test/support/samples/results.ts';
import { openApp } from '#test/support/openApp.tsx';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { stubResizeObserver } from '#test/support/resizeObserver.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

beforeEach(() => {
  stubResizeObserver();
});

async function open(at: string, heading: string) {
  const app = await openStaffPage(at, heading);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  return app;
}

describe('the cut-offs', () => {
  const PAGE = `${RESULTS}/prioritaria/cortes`;
  const CALL = `${STAGE_CALL}/cortes`;
  const openCutOffs = (search = '') => open(PAGE + search, 'Cortes por oferta');

  test('who was the last to enter at each oferta; one that was not full says so', async () => {
    const { answer } = await openCutOffs();
    await answer(CALL, CUT_OFFS);
    const [full, free] = screen.getAllByRole('row').slice(1);
    expect(full).toHaveTextContent('Institución Educativa El Samán, Sede PrincipalMañana');
    expect(full).toHaveTextContent('Primero');
    expect(full).toHaveTextContent('Ocupados hoy12');
    expect(full).toHaveTextContent('Cupos14');
    expect(full).toHaveTextContent('En espera3');
    expect(full).toHaveTextContent('En la asignaciónPrioridad 2, número de sorteo 0,412000');
    expect(full).toHaveTextContent('Tanda 1, 2 de noviembre de 2026Prioridad 2, número de sorteo 0,500000');
    expect(free).toHaveTextContent(/Último en entrarNo se llenó$/);
    expect(screen.getByText('Se encontraron 2 ofertas.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a los resultados de la etapa' })).toHaveAttribute(
      'href',
      `#${RESULTS}?etapa=prioritaria`,
    );
  });

  test('are told with their stage', async () => {
    const { answer } = await openCutOffs();
    await answer(STAGES_CALL, ETAPAS);
    expect(screen.getByText('Etapa: Etapa prioritaria')).toBeVisible();
  });

  test('the filter shows what the address asks for', async () => {
    await openCutOffs('?grado=1');
    expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue('Primero');
  });

  test('the filter goes into the address; a grado below zero is one too', async () => {
    const { answer, pending, world } = await openCutOffs('?pagina=2');
    expect(pending(CALL).path).toBe(`${CALL}?pagina=2`);
    await answer(CALL, CUT_OFFS);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), 'Jardín');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Institución, sede o barrio' }), 'saman{Enter}');
    expect(world.navigation.current()).toMatchObject({ path: PAGE, search: '?grado=-1&texto=saman' });
    expect(pending(CALL).path).toBe(`${CALL}?grado=-1&texto=saman`);
    await answer(CALL, { ...CUT_OFFS, elementos: [], total: 0 });
    await userEvent.click(screen.getByRole('link', { name: 'Ver todas las ofertas' }));
    expect(pending(CALL).path).toBe(CALL);
  });

  test.each(['?grado=x', '?grado=100', '?grado=-3', '?grado=-', '?grado=1.5'])(
    'an odd grado counts as none: %s',
    async (search) => {
      const { pending } = await openCutOffs(search);
      expect(pending(CALL).path).toBe(CALL);
    },
  );

  test('those that filled, or did not, are asked for in the address', async () => {
    const { answer, pending, world } = await openCutOffs('?llenas=no');
    expect(pending(CALL).path).toBe(`${CALL}?llenas=no`);
    await answer(CALL, CUT_OFFS);
    const filled = screen.getByRole('combobox', { name: 'Cupos' });
    expect(filled).toHaveDisplayValue('Las que no se llenaron');
    await userEvent.selectOptions(filled, 'Las que se llenaron');
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(world.navigation.current()).toMatchObject({ path: PAGE, search: '?llenas=si' });
    expect(pending(CALL).path).toBe(`${CALL}?llenas=si`);
  });

  test('are ordered by the head of a column, over all pages, in the place of the page in the history', async () => {
    const { answer, pending, world } = await openCutOffs('?grado=1&pagina=2');
    await answer(CALL, CUT_OFFS);
    const head = () => screen.getByRole('columnheader', { name: 'En espera' });
    const press = () => userEvent.click(within(head()).getByRole('button'));
    await press();
    expect(world.navigation.current().search).toBe('?grado=1&orden=-lista');
    expect(head()).toHaveAttribute('aria-sort', 'descending');
    expect(within(head()).getByRole('button')).toHaveFocus();
    await answer(`${CALL}?grado=1&orden=-lista`, CUT_OFFS);
    expect(screen.getByRole('combobox', { name: 'Orden' })).toHaveDisplayValue('Más en espera primero');
    await press();
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    expect(pending(`${CALL}?grado=1&orden=lista`).path).toBe(`${CALL}?grado=1&orden=lista`);
    await press();
    expect(world.navigation.current().search).toBe('?grado=1');
    expect(head()).not.toHaveAttribute('aria-sort');
  });

  test.each(['?orden=x', '?orden=-'])('an odd order counts as none: %s', async (search) => {
    const { pending } = await openCutOffs(search);
    expect(pending(CALL).path).toBe(CALL);
  });

  test('what the numbers of a cut-off are', async () => {
    const { answer } = await openCutOffs();
    await answer(CALL, CUT_OFFS);
    expect(screen.getByText('Qué son la prioridad y el número de sorteo').closest('details')).toHaveTextContent(
      'Prioridad 1: DiscapacidadPrioridad 2: Hermanos en la instituciónPrioridad 3: Sin una condición aprobada que dé prioridad',
    );
  });

  test.each([
    ['general', 'Esta etapa todavía no tiene resultados'],
    ['noexiste', 'La convocatoria no tiene esa etapa'],
  ])('of a stage that has none: %s', async (etapa, text) => {
    const { answer, fail } = await open(`${RESULTS}/${etapa}/cortes`, 'Cortes por oferta');
    await fail(`${STAGES_CALL}/${etapa}/cortes`, withStatus(404, { codigo: 'sin_resultado' }));
    // Which of the two it is, is not known yet.
    expect(screen.getByRole('alert')).toHaveTextContent('Esta etapa todavía no tiene resultados');
    await answer(STAGES_CALL, ETAPAS);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('search', { name: 'Filtros' })).toBeNull();
  });
});

describe('the explanation of one solicitud', () => {
  const PAGE = `${RESULTS}/prioritaria/solicitudes/2027-7K3M9QX-9`;
  const CALL = `${STAGE_CALL}/explicacion/2027-7K3M9QX-9`;
  const HEADING = 'Resultado de la solicitud 2027-7K3M9QX-9';

  test('its state, priority and number, and why not, option by option', async () => {
    const { answer } = await open(PAGE, HEADING);
    await answer(CALL, EXPLANATION);
    const terms = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(terms).toEqual({
      Estado: 'En lista de espera',
      Prioridad: 'Discapacidad',
      'Número de sorteo': '0,412000',
      Tiquete: EXPLANATION.tiquete,
    });
    const [option] = within(screen.getByRole('list', { name: 'Sus opciones' })).getAllByRole('listitem');
    expect(option).toHaveTextContent('Institución Educativa El Samán, Sede Principal (Mañana)');
    expect(option).toHaveTextContent('Primero');
    expect(option).toHaveTextContent('Los cupos fueron de quienes van antes. Está en el puesto 3 de la lista de espera.');
  });

  test('where it keeps the seat that it had', async () => {
    const { answer } = await open(PAGE, HEADING);
    const [option] = EXPLANATION.opciones;
    await answer(CALL, { ...EXPLANATION, conserva: { ...option?.oferta, sede: 'Norte' } });
    expect(
      screen.getByText(
        'Conserva el cupo que ya tenía, en Institución Educativa El Samán, sede Norte (Mañana): no obtuvo ninguna de las opciones que prefería.',
      ),
    ).toBeVisible();
  });

  test('is told with its stage, also where the radicado is mistyped', async () => {
    const { answer, world } = await open(PAGE, HEADING);
    await answer(STAGES_CALL, ETAPAS);
    expect(screen.getByText('Etapa: Etapa prioritaria')).toBeVisible();
    await act(async () => {
      world.navigation.push(`${RESULTS}/general/solicitudes/2027-7K3M9QX-8`);
      await Promise.resolve();
    });
    expect(screen.getByText('Etapa: Etapa general')).toBeVisible();
  });

  test('one number for each oferta, and a solicitud of none', async () => {
    const { answer } = await open(PAGE, HEADING);
    await answer(CALL, { ...EXPLANATION, sorteo: null, opciones: [] });
    expect(screen.getByText('Uno distinto en cada oferta')).toBeVisible();
    expect(screen.getByText('No pidió ninguna oferta de esta etapa.')).toBeVisible();
  });

  test('a radicado is read however the address has it', async () => {
    const { pending } = await open(`${RESULTS}/prioritaria/solicitudes/20277k3m9qx9`, HEADING);
    expect(pending(CALL).path).toBe(CALL);
  });

  test('a mistyped one is told without asking, and another can be searched', async () => {
    const { world } = await open(`${RESULTS}/prioritaria/solicitudes/2027-7K3M9QX-8`, 'Resultado de una solicitud');
    expect(screen.getByRole('alert')).toHaveTextContent('El radicado de la dirección tiene algún carácter equivocado.');
    expect(world.http.pending.filter(({ path }) => path.includes('explicacion'))).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Número de radicado o documento' }), '2027-7K3M9QX-9{Enter}');
    expect(world.navigation.current().path).toBe(PAGE);
    expect(screen.getByRole('heading', { level: 1, name: HEADING })).toHaveFocus();
  });

  test('one that is not in the list of the stage', async () => {
    const { fail } = await open(PAGE, HEADING);
    await fail(CALL, withStatus(404, { codigo: 'no_encontrada' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Los resultados de esta etapa no tienen una solicitud con el radicado 2027-7K3M9QX-9.',
    );
  });

  test.each([
    ['general', 'Esta etapa todavía no tiene resultados'],
    ['noexiste', 'La convocatoria no tiene esa etapa'],
  ])('of a stage that has no results: %s', async (etapa, text) => {
    const { answer, fail } = await open(`${RESULTS}/${etapa}/solicitudes/2027-7K3M9QX-9`, HEADING);
    await fail(`${STAGES_CALL}/${etapa}/explicacion/2027-7K3M9QX-9`, withStatus(404, { codigo: 'sin_resultado' }));
    await answer(STAGES_CALL, ETAPAS);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('search', { name: 'Buscar una solicitud' })).toBeNull();
  });

  test('one that could not be read is read again', async () => {
    const { fail, answer } = await open(PAGE, HEADING);
    await fail(CALL, NO_NETWORK);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await answer(CALL, EXPLANATION);
    expect(screen.getByText('En lista de espera')).toBeVisible();
  });
});

test.each([`${RESULTS}/A-B/cortes`, `${RESULTS}/A-B/solicitudes/2027-7K3M9QX-9`])('%s is no page', async (at) => {
  await openApp(at, { world: worldWithSession(at) });
  expect(await screen.findByRole('heading', { level: 1, name: '404 PAGINA NO ENCONTRADA' })).toBeVisible();
});
