import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom';
import { Pagination } from '#ui/Pagination.tsx';
import { pageCount, pagesToShow } from '#ui/pageNumbers.ts';

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [1500, 150],
])('%d rows make %d pages of ten', (total, count) => expect(pageCount(total)).toBe(count));

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 20, '1 2 … 20'],
  [3, 20, '1 2 3 4 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [18, 20, '1 … 17 18 19 20'],
  [20, 20, '1 … 19 20'],
  // Beyond the end, as a shared address may be: the last pages are still offered.
  [99, 5, '1 … 5'],
])('on page %d of %d: %s', (current, count, shown) => {
  expect(
    pagesToShow(current, count)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown);
});

function List({ total }: { total: number }) {
  const [search] = useSearchParams();
  const [label] = useState('Páginas de la oferta');
  return (
    <Pagination page={Number(search.get('pagina') ?? 1)} total={total} toPage={(page) => `/?pagina=${page}`} label={label} />
  );
}

const renderAt = (address: string, total: number) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="*" element={<List total={total} />} />
      </Routes>
    </MemoryRouter>,
  );

test('each page is a link of its own; the current one is marked', () => {
  renderAt('/?pagina=2', 45);
  const pages = within(screen.getByRole('navigation', { name: 'Páginas de la oferta' }));
  const addresses = pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses).toEqual([
    ['Anterior', '/?pagina=1'],
    ['Página 1', '/?pagina=1'],
    ['Página 2', '/?pagina=2'],
    ['Página 3', '/?pagina=3'],
    ['Página 4', '/?pagina=4'],
    ['Página 5', '/?pagina=5'],
    ['Siguiente', '/?pagina=3'],
  ]);
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Página 2');
});

test('by keyboard to the end: the focus stays where it was', async () => {
  renderAt('/?pagina=2', 30);
  const next = screen.getByRole('link', { name: 'Siguiente' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Página 3');
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Página 3');
  await userEvent.click(screen.getByRole('link', { name: 'Página 1' }));
  expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
});

test('one page needs no links; a page beyond the end leads back', () => {
  const { unmount } = renderAt('/', 10);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  unmount();
  renderAt('/?pagina=9', 10);
  expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/?pagina=1');
});
