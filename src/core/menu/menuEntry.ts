/** Where an entry leads (D22). */
export type MenuTarget =
  /** A path of this application. */
  | { kind: 'internal'; to: string }
  /** Another site's address, unchanged. */
  | { kind: 'external'; href: string }
  /** Shown as text. */
  | { kind: 'none' };

/** An entry of the side menu, checked and ready to show. */
export interface MenuEntry {
  /** Its place in the tree ('0', '0.2', '0.2.1'): ids of the server may repeat (D24). */
  key: string;
  title: string;
  /** CSS classes of Font Awesome (D23). */
  icon: string;
  target: MenuTarget;
  /** Not empty: the entry is a group. At most three levels in all. */
  items: readonly MenuEntry[];
}

/** True when `key` names the entry `ancestor` or one beneath it. */
export function isWithin(key: string, ancestor: string): boolean {
  return key === ancestor || key.startsWith(`${ancestor}.`);
}

/** The keys of the groups around `key`, outermost first: '0.2.1' lies in '0' and '0.2'. */
export function groupsAround(key: string): string[] {
  const places = key.split('.');
  return places.slice(1).map((_, index) => places.slice(0, index + 1).join('.'));
}
