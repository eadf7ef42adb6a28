import { countLeaves, filterEntries, firstLeaves } from '#core/menu/filterEntries.ts';
import type { MenuEntry } from '#core/menu/menuEntry.ts';
import { entriesOf, SAMPLE_MENU } from '#test/support/sampleMenu.ts';

/** Titles, with what a group holds in brackets. */
const outline = (entries: readonly MenuEntry[]): string =>
  entries.map(({ title, items }) => (items.length > 0 ? `${title}[${outline(items)}]` : title)).join(' ');

describe('filterEntries', () => {
  it.each(['', '   '])('gives the same list for %j', (text) => {
    expect(filterEntries(SAMPLE_MENU, text)).toBe(SAMPLE_MENU);
  });

  it.each([
    ['simula', 'Educación[Asignación[Simulaciones]]'],
    ['SIMULÁ', 'Educación[Asignación[Simulaciones]]'],
    ['  bandeja ', 'Trámites[Bandeja]'],
    ['minis', 'Ministerio'],
    ['sin dir', 'Sin dirección'],
    ['o', 'Inicio Educación[Oferta Asignación[Simulaciones]] Ministerio Sin dirección'],
    ['zzz', ''],
  ])('for %j', (text, expected) => {
    expect(outline(filterEntries(SAMPLE_MENU, text))).toBe(expected);
  });

  it('keeps all that a matching group holds', () => {
    expect(outline(filterEntries(SAMPLE_MENU, 'asignacion'))).toBe('Educación[Asignación[Simulaciones]]');
    expect(outline(filterEntries(SAMPLE_MENU, 'educacion'))).toBe('Educación[Oferta Asignación[Simulaciones]]');
  });

  it('finds ñ by n, and a title that was written decomposed', () => {
    const entries = entriesOf([
      { title: 'Nin\u0303os', url: 'a' },
      { title: 'Otros', url: 'b' },
    ]);
    expect(outline(filterEntries(entries, 'ninos'))).toBe('Nin\u0303os');
    expect(outline(filterEntries(entries, 'niños'))).toBe('Nin\u0303os');
  });

  it('keeps the keys, so that what is found is the same entry', () => {
    expect(filterEntries(SAMPLE_MENU, 'simula')[0]?.items[0]?.items[0]?.key).toBe('1.1.0');
  });
});

describe('countLeaves', () => {
  it('counts what is not a group', () => {
    expect(countLeaves(SAMPLE_MENU)).toBe(6);
    expect(countLeaves([])).toBe(0);
  });
});

describe('firstLeaves', () => {
  it.each([
    [6, 'Inicio Educación[Oferta Asignación[Simulaciones]] Trámites[Bandeja] Ministerio Sin dirección'],
    [3, 'Inicio Educación[Oferta Asignación[Simulaciones]]'],
    [2, 'Inicio Educación[Oferta]'],
    [1, 'Inicio'],
  ])('cuts after %d', (limit, expected) => {
    expect(outline(firstLeaves(SAMPLE_MENU, limit))).toBe(expected);
  });

  it('gives the same list where all fit', () => {
    expect(firstLeaves(SAMPLE_MENU, 6)).toBe(SAMPLE_MENU);
  });
});
