import type { UnknownAction } from '@reduxjs/toolkit';

import { chunkLoaded, chunkRequested } from '#core/chunks/chunksSlice.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { menuRead, groupToggled } from '#core/menu/menuSlice.ts';
import { requestEnded, requestStarted } from '#core/overlay/overlaySlice.ts';
import { sessionFound, signedIn, signedOut } from '#core/session/sessionEvents.ts';
import { createWholeReducer } from '#test/tools/replay/wholeApplication.ts';

const goTo = (path: string) => locationChanged({ address: { path, search: '', key: 'k' }, kind: 'push' });

/** A session as the DevTools record it; the third action is ignored, the last one is for no machine. */
export const ACTIONS: readonly UnknownAction[] = [
  goTo('/sitio'),
  sessionFound({ user: 'ana', year: '2026' }),
  signedIn({ user: 'eva', year: '2026' }),
  menuRead({
    entries: [
      {
        key: '0',
        title: 'A',
        icon: '',
        target: { kind: 'none' },
        items: [{ key: '0.0', title: 'B', icon: '', target: { kind: 'internal', to: '/educacion' }, items: [] }],
      },
    ],
    path: '/sitio',
  }),
  chunkRequested({ chunk: 'site' }),
  chunkLoaded({ chunk: 'site' }),
  groupToggled({ key: '0' }),
  requestStarted(),
  goTo('/educacion'),
  { type: 'places/summary/requested', payload: { params: {} } },
  { type: 'places/summary/received', payload: { data: { solicitudes: 3, cupos: 5 } } },
  requestEnded(),
  signedOut(),
  { type: 'location/linkFollowed', payload: { to: '/login', replace: false } },
];

/** The state of the DevTools after `actions`, from `committed` on. */
export function liftedState(actions: readonly UnknownAction[] = ACTIONS, committed?: unknown) {
  const reducer = createWholeReducer();
  let state = reducer(committed as never, { type: '@@INIT' });
  const all = [{ type: '@@INIT' }, ...actions];
  return {
    monitorState: {},
    nextActionId: all.length,
    actionsById: Object.fromEntries(all.map((action, id) => [id, { type: 'PERFORM_ACTION', action, timestamp: id }])),
    stagedActionIds: all.map((_, id) => id),
    skippedActionIds: [] as number[],
    committedState: committed,
    currentStateIndex: all.length - 1,
    computedStates: all.map((action) => ({ state: (state = reducer(state, action)) })),
  };
}
