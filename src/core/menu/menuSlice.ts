import { createAction, weakMapMemoize } from '@reduxjs/toolkit';
import { declareMachine } from '../machine';
import { locationChanged, selectPath, type LocationState } from '../location/locationSlice';
import { signedIn } from '../session/sessionEvents';
import { currentEntryKey } from './currentEntry';
import { groupsAround, type MenuEntry } from './menuEntry';

/** The menu of the session's user; B35's 'false' is `missing`. */
export type MenuState =
  | { status: 'unread' }
  /** `expanded`: keys of the open groups; `filter`: what the search box holds (D25). */
  | { status: 'ready'; entries: readonly MenuEntry[]; expanded: readonly string[]; filter: string }
  | { status: 'missing' };

type ReadyState = Extract<MenuState, { status: 'ready' }>;

/** `path`: the page where it was read, whose groups are open from the start (D24). */
export const menuRead = createAction<{ entries: readonly MenuEntry[]; path: string }>('menu/read');
export const menuFoundMissing = createAction('menu/foundMissing');
export const groupToggled = createAction<{ key: string }>('menu/groupToggled');
export const filterChanged = createAction<{ text: string }>('menu/filterChanged');

const unread = (): MenuState & { status: 'unread' } => ({ status: 'unread' });
const read = ({ payload }: ReturnType<typeof menuRead>): ReadyState =>
  openGroupsOf({ status: 'ready', entries: payload.entries, expanded: [], filter: '' }, payload.path);

export const menuMachine = declareMachine<MenuState>('menu', { status: 'unread' })
  .on('unread', menuRead, 'ready', (_, action) => read(action))
  .on('unread', menuFoundMissing, 'missing', () => ({ status: 'missing' }))
  .on('ready', groupToggled, 'ready', (state, { payload: { key } }) => ({
    ...state,
    expanded: state.expanded.includes(key) ? state.expanded.filter((open) => open !== key) : [...state.expanded, key],
  }))
  .on('ready', filterChanged, 'ready', (state, { payload }) => ({ ...state, filter: payload.text }))
  .on('ready', locationChanged, 'ready', (state, { payload }) => openGroupsOf(state, payload.address.path))
  // Of what begins a session, only a sign-in: a token is found where there is no session, and so no menu.
  .on(['ready', 'missing'], signedIn, 'unread', unread)
  .onSessionEnd(['ready', 'missing'], 'unread', unread)
  .build();

/** The reducer and the screen ask for the same at each change of page. */
const currentKey = weakMapMemoize(currentEntryKey);

/** Opens the groups around the entry of `path`, beside those already open. */
function openGroupsOf(state: ReadyState, path: string): ReadyState {
  const key = currentKey(state.entries, path);
  const closed = key === null ? [] : groupsAround(key).filter((group) => !state.expanded.includes(group));
  return closed.length === 0 ? state : { ...state, expanded: [...state.expanded, ...closed] };
}

interface WithMenu {
  menu: MenuState;
}

const NO_ENTRIES: readonly MenuEntry[] = [];
const NO_KEYS: readonly string[] = [];

export const selectMenu = ({ menu }: WithMenu): MenuState => menu;
export const selectEntries = ({ menu }: WithMenu): readonly MenuEntry[] => (menu.status === 'ready' ? menu.entries : NO_ENTRIES);
export const selectExpanded = ({ menu }: WithMenu): readonly string[] => (menu.status === 'ready' ? menu.expanded : NO_KEYS);
export const selectFilter = ({ menu }: WithMenu): string => (menu.status === 'ready' ? menu.filter : '');

/** The key of the entry that stands for the current page; null where none does (D24). */
export const selectCurrentKey = (state: WithMenu & { location: LocationState }): string | null =>
  currentKey(selectEntries(state), selectPath(state));
