import type { MenuEntry, User } from './types';

const staffAreas = ['educacion', 'tramitacion/tramite-educacion'];

function isUnder(area: string, url: string): boolean {
  const path = url.replace(/^#?\/?/, '');
  return path === area || path.startsWith(`${area}/`);
}

function offersStaffArea(menu: readonly MenuEntry[]): boolean {
  return menu.some(({ url, items }) => staffAreas.some((area) => isUnder(area, url)) || offersStaffArea(items));
}

/** Access follows the menu (spec §6): who is offered no staff area may not read what is theirs. */
export function mayReadEducacion(user: User): boolean {
  return offersStaffArea(user.menu);
}
