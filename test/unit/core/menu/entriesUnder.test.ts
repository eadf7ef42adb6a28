import { entriesUnder } from '#core/menu/entriesUnder.ts';
import { entriesOf, SAMPLE_MENU } from '#test/support/sampleMenu.ts';

const titles = (path: string, menu = SAMPLE_MENU) => entriesUnder(menu, path).map(({ title }) => title);

describe('entriesUnder', () => {
  it('gives the links under a path, of every level, in order', () => {
    expect(titles('/educacion')).toEqual(['Oferta', 'Simulaciones']);
    expect(titles('/tramitacion/tramite-educacion')).toEqual(['Bandeja']);
  });

  it('goes by whole segments', () => {
    const menu = entriesOf([
      { title: 'A', url: 'educacion-x/a' },
      { title: 'B', url: 'educacion/b' },
    ]);
    expect(titles('/educacion', menu)).toEqual(['B']);
  });

  it('leaves out the page itself, with a search part too, and links outside', () => {
    const menu = entriesOf([
      { title: 'A', url: 'educacion' },
      { title: 'B', url: 'educacion?x=1' },
      { title: 'C', url: 'educacion/c?x=1' },
      { title: 'D', url: 'https://example.org/educacion/d' },
    ]);
    expect(titles('/educacion', menu)).toEqual(['C']);
  });

  it('gives none where there is none', () => {
    expect(titles('/tramites/educacion')).toEqual([]);
    expect(titles('/educacion', [])).toEqual([]);
  });
});
