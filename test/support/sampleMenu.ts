import { parseMenu } from '#core/menu/parseMenu.ts';
import type { MenuEntry } from '#core/menu/menuEntry.ts';

/** A menu as the application reads it from the server's list. */
export function entriesOf(list: unknown): MenuEntry[] {
  const entries = parseMenu(JSON.stringify(list));
  if (entries === false) throw new Error('not a menu');
  return entries;
}

/** Three levels, a link outside and an entry that leads nowhere. */
export const SAMPLE_MENU = entriesOf([
  { title: 'Inicio', icon: 'fa fa-home', url: 'sitio' },
  {
    title: 'Educación',
    items: [
      { title: 'Oferta', url: 'educacion/oferta' },
      { title: 'Asignación', items: [{ title: 'Simulaciones', url: 'educacion/asignacion/simulaciones' }] },
    ],
  },
  { title: 'Trámites', items: [{ title: 'Bandeja', url: '/tramitacion/tramite-educacion/bandeja' }] },
  { title: 'Ministerio', url: 'https://www.mineducacion.gov.co/' },
  { title: 'Sin dirección', url: 'javascript:alert(1)' },
]);
