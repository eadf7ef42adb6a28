import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from '#areas/places/results/Chart.tsx';
import { useBarChart } from '#areas/places/results/useBarChart.ts';

const rows = [
  { key: 'a', label: 'Primera opción', value: 3, whole: 5 },
  { key: 'b', label: 'Segunda opción', value: 1, whole: 5 },
];

const mockServer = { isThere: false };
jest.mock('#areas/places/results/BarChart.tsx', () => {
  if (!mockServer.isThere) throw new Error('404');
  return jest.requireActual<object>('#areas/places/results/BarChart.tsx');
});

function TwoCharts() {
  const charts = useBarChart();
  return (
    <>
      <section>
        <h3>One</h3>
        <Chart charts={charts} rows={rows} width={480} />
      </section>
      <section>
        <h3>Other</h3>
        <Chart charts={charts} rows={rows} width={480} />
      </section>
    </>
  );
}

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')].map((svg) => Number(svg.getAttribute('height')));

test('what cannot be had is said in its place, and asked for again for all charts when a person wants it', async () => {
  const { container } = render(<TwoCharts />);
  const [kept = NaN] = heights(container);
  expect(kept).toBeGreaterThan(0);
  const [told] = await screen.findAllByText('No fue posible traer la gráfica. La tabla dice lo mismo.');
  expect(told?.parentElement).toHaveStyle({ minHeight: `${kept}px` });
  mockServer.isThere = true;
  await userEvent.click(screen.getAllByRole('button', { name: 'Reintentar' })[1] as HTMLElement);
  expect(screen.getByRole('heading', { name: 'Other' })).toHaveFocus();
  expect(await screen.findAllByText('Primera opción')).toHaveLength(2);
  expect(heights(container)).toEqual([kept, kept]);
});
