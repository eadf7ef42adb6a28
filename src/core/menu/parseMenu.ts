import type { MenuEntry } from './menuEntry';
import { menuTarget } from './menuTarget';

/** Deeper entries are shown in this level's list (D22). */
const DEEPEST_LEVEL = 3;
const NEUTRAL_ICON = 'fa-solid fa-circle-dot';
const ICON_CLASSES = /^[\w -]+$/;
const FONT_AWESOME = /(^| )(fa-[\w-]+)/;

/**
 * The menu as it was stored: JSON, or JSON inside a JSON string. False where there is none, it is not
 * JSON or not a list (D11); nodes that cannot be shown are left out (D22).
 */
export function parseMenu(stored: string | null): MenuEntry[] | false {
  const list = parseList(stored);
  return list === null ? false : toEntries(list, 1, '', createIconReader());
}

function parseList(stored: string | null): unknown[] | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

interface Node {
  title: string;
  icon: unknown;
  url: unknown;
  items: unknown[];
}

function toEntries(list: readonly unknown[], level: number, parentKey: string, toIcon: ReadIcon): MenuEntry[] {
  const nodes = level === DEEPEST_LEVEL ? flatten(list) : list.map(toNode).filter((node) => node !== null);
  const entries: MenuEntry[] = [];
  for (const node of nodes) {
    const key = parentKey === '' ? String(entries.length) : `${parentKey}.${entries.length}`;
    const items = level === DEEPEST_LEVEL ? [] : toEntries(node.items, level + 1, key, toIcon);
    const target = menuTarget(node.url);
    const title = node.title || titleFromUrl(node.url);
    if (title === '' && items.length === 0) continue;
    entries.push({ key, title: title || 'Sin título', icon: toIcon(node.icon), target, items });
  }
  return entries;
}

function toNode(value: unknown): Node | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { title, icon, url, items } = value as Record<string, unknown>;
  return { title: toText(title), icon, url, items: Array.isArray(items) ? items : [] };
}

/** All nodes of the list and beneath, in reading order; a loop, since a hostile menu may be very deep. */
function flatten(list: readonly unknown[]): Node[] {
  const nodes: Node[] = [];
  const pending = [...list].reverse();
  while (pending.length > 0) {
    const node = toNode(pending.pop());
    if (node === null) continue;
    nodes.push(node);
    for (let index = node.items.length - 1; index >= 0; index -= 1) pending.push(node.items[index]);
  }
  return nodes;
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A title for an entry that has none: its address, where that can be followed. */
function titleFromUrl(url: unknown): string {
  return menuTarget(url).kind === 'none' ? '' : toText(url);
}

type ReadIcon = (icon: unknown) => string;

/** A few icons serve a menu of thousands: each is checked once. */
function createIconReader(): ReadIcon {
  const known = new Map<unknown, string>();
  return (icon) => {
    let classes = known.get(icon);
    if (classes === undefined) known.set(icon, (classes = readIcon(icon)));
    return classes;
  };
}

/** D23: only class names of Font Awesome pass; its v4 names come with a leading 'fa'. */
function readIcon(icon: unknown): string {
  return typeof icon === 'string' && ICON_CLASSES.test(icon) && FONT_AWESOME.test(icon) ? icon.trim() : NEUTRAL_ICON;
}
