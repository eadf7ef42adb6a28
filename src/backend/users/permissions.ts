import type { MenuEntry, User } from './userTypes';

function isUnder(area: string, url: string): boolean {
  const path = url.replace(/^#?\/?/, '');
  return path === area || path.startsWith(`${area}/`);
}

function offers(menu: readonly MenuEntry[], area: string): boolean {
  return menu.some(({ url, items }) => isUnder(area, url) || offers(items, area));
}

/** Access follows the menu (B27, F34): who is offered an area may call what is its own. */
export function mayProcess(user: Pick<User, 'menu'>): boolean {
  return offers(user.menu, 'tramitacion/tramite-educacion');
}

/** The same for places and their allocation. */
export function mayManage(user: Pick<User, 'menu'>): boolean {
  return offers(user.menu, 'educacion');
}

/** Who makes, changes and disables users (F80). */
export function mayAdminister(user: Pick<User, 'menu'>): boolean {
  return offers(user.menu, 'administracion');
}

/** Who coordinates, among those who process: the log over all solicitudes tells what each member of the staff did (F60). */
export function mayReadWholeBitacora(user: User): boolean {
  return mayProcess(user) && mayManage(user);
}
