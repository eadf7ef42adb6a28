import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SedesMap } from '#domain/contractTypes.ts';
import { NO_NETWORK } from '#test/support/samples/failures.ts';
import { CONVOCATORIA, OFERTA, OTHER_OFERTA } from '#test/support/samples/citizen.ts';
import { sedesPage } from '#test/support/samples/sedes.ts';
import { bringChunks } from '#test/support/bringChunks.ts';
import { stubMatchMedia } from '#test/support/matchMedia.ts';
import { openApp } from '#test/support/openApp.tsx';

const PAGE = '/tramites/educacion/oferta';
const SEDES_API = 'api/educacion/sedes';
const MAP_API = 'api/educacion/sedes/mapa';

bringChunks();
beforeAll(() => import('#areas/citizen/oferta/map/SedeMap.tsx'));

/** A square of comuna 1 with two places in its corners; the drawing's margin is 16 of 360. */
const MAP: SedesMap = {
  comunas: [
    {
      codigo: 'comuna_1',
      contorno: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
    },
  ],
  lugares: [
    { longitud: 0, latitud: 1, sedes: [OFERTA.id], vacantes: true },
    { longitud: 1, latitud: 0, sedes: [OTHER_OFERTA.id], vacantes: false },
  ],
  sinLugar: 2,
};

interface Opened {
  isNarrow?: boolean;
  hayMapa?: boolean;
  at?: string;
  map?: SedesMap | null;
}

async function open({ isNarrow = false, hayMapa = true, at = PAGE, map = MAP }: Opened = {}) {
  stubMatchMedia(isNarrow);
  const app = await openApp(at);
  await screen.findByRole('heading', { level: 1, name: 'Cupos que se ofrecen' });
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(SEDES_API, sedesPage([OFERTA, OTHER_OFERTA], { hayMapa }));
  if (map) await app.answer(MAP_API, map);
  return app;
}

async function drawing(): Promise<Element> {
  const name = await screen.findByText('Comuna 1', { selector: 'text' });
  const svg = name.closest('svg');
  if (!svg) throw new Error('A name outside the drawing');
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 360, 360);
  return svg;
}

test('beside the list the sedes of all its pages are drawn, told apart by their form', async () => {
  await open();
  const svg = await drawing();
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
  expect(svg.querySelectorAll('circle.sede-map-free')).toHaveLength(1);
  expect(svg.querySelectorAll('rect.sede-map-full')).toHaveLength(1);
  expect(screen.getByText('2 sedes no están en el mapa: búsquelas en la lista.')).toBeInTheDocument();
});

test('a touch near a place shows its sede; another search, or the button, takes it away', async () => {
  const app = await open({ at: `${PAGE}?grado=3&pagina=2` });
  fireEvent.click(await drawing(), { clientX: 30, clientY: 10 });
  expect(app.world.navigation.entries.at(-1)).toBe(`${PAGE}?grado=3&pagina=2&lugar=${OFERTA.id}`);
  expect(app.pending(SEDES_API).path).toBe(`${SEDES_API}?grado=3&sedes=${OFERTA.id}`);
  await app.answer(SEDES_API, sedesPage([OFERTA]));
  const map = screen.getByRole('region', { name: 'Mapa' });
  expect(within(map).getByRole('article')).toHaveTextContent('Institución Educativa San José');
  expect(document.querySelectorAll('.sede-map-chosen')).toHaveLength(1);
  await userEvent.click(within(map).getByRole('link', { name: 'Quitar del mapa' }));
  expect(within(map).queryByRole('article')).toBeNull();
  expect(app.world.navigation.entries.at(-1)).toBe(`${PAGE}?grado=3&pagina=2`);
});

test('a touch of a comuna brings it near, and asks the list for it; there is a way back', async () => {
  const app = await open();
  const svg = await drawing();
  fireEvent.click(svg.querySelector('[data-comuna]') ?? svg, { clientX: 180, clientY: 180 });
  expect(app.pending(SEDES_API).path).toBe(`${SEDES_API}?comuna=comuna_1`);
  expect(app.pending(MAP_API).path).toBe(`${MAP_API}?comuna=comuna_1`);
  expect(screen.getByRole('combobox', { name: 'Comuna' })).toHaveDisplayValue('Comuna 1');
  const entries = app.world.navigation.entries.length;
  // It is near already.
  fireEvent.click(svg.querySelector('[data-comuna]') ?? svg, { clientX: 180, clientY: 180 });
  expect(app.world.navigation.entries).toHaveLength(entries);
  await userEvent.click(screen.getByRole('link', { name: 'Ver toda la ciudad' }));
  expect(app.world.navigation.entries.at(-1)).toBe(PAGE);
});

test('on a telephone it comes when it is asked for', async () => {
  await open({ isNarrow: true });
  expect(document.querySelector('.sede-map')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver mapa', expanded: false }));
  await drawing();
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar mapa', expanded: true }));
  expect(document.querySelector('.sede-map')).toBeNull();
});

test('where no place is known, or the map cannot be had, the list is there alone', async () => {
  const app = await open({ hayMapa: false, map: null });
  expect(screen.queryByRole('region', { name: 'Mapa' })).toBeNull();
  await app.fail(MAP_API, NO_NETWORK);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a place that is no list of sedes is none', async () => {
  const app = await open({ at: `${PAGE}?lugar=nada` });
  expect(await drawing()).toBeInTheDocument();
  expect(() => app.pending(SEDES_API)).toThrow();
});
