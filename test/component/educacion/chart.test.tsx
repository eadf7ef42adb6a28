import { render, screen } from '@testing-library/react';
import { Chart } from '../../../src/areas/educacion/resultados/Chart';

const rows = [
  { key: 'a', label: 'Primera opción', value: 3, whole: 5 },
  { key: 'b', label: 'Segunda opción', value: 1, whole: 5 },
];

// Not at first: the module asks for it when it is loaded.
const mockServer = { isThere: false };
jest.mock('../../../src/areas/educacion/resultados/BarChart', () => {
  if (!mockServer.isThere) throw new Error('404');
  return jest.requireActual<object>('../../../src/areas/educacion/resultados/BarChart');
});

const heightOf = (container: HTMLElement) => container.querySelector('svg')?.getAttribute('height');

test('what cannot be had is said, and asked for again the next time; until it comes, its place is kept', async () => {
  const first = render(<Chart rows={rows} width={480} />);
  await screen.findByText('No fue posible traer la gráfica. La tabla dice lo mismo.');
  first.unmount();
  mockServer.isThere = true;
  const { container } = render(<Chart rows={rows} width={480} />);
  const kept = heightOf(container);
  expect(Number(kept)).toBeGreaterThan(0);
  await screen.findByText('Primera opción');
  expect(heightOf(container)).toBe(kept);
});
