import { createAction } from '@reduxjs/toolkit';
import type { Address, NavigationKind } from '#services/navigation/navigationTypes.ts';
import { declareMachine } from '../machine';

/** Where the address bar is; unknown only until the application has started. */
export type LocationState = { status: 'unknown' } | ({ status: 'known'; kind: NavigationKind } & Address);

export const locationChanged = createAction<{ address: Address; kind: NavigationKind }>('location/changed');
/** A person followed a link to `to`, a path of this application. */
export const linkFollowed = createAction<{ to: string; replace: boolean }>('location/linkFollowed');
/** A person asked for the page to be loaded anew. */
export const reloadRequested = createAction('location/reloadRequested');

export const locationMachine = declareMachine<LocationState>('location', { status: 'unknown' })
  .on(['unknown', 'known'], locationChanged, 'known', (_, { payload }) => ({
    status: 'known',
    kind: payload.kind,
    ...payload.address,
  }))
  .build();

interface WithLocation {
  location: LocationState;
}

export const selectLocation = (state: WithLocation): LocationState => state.location;

/** The current path, '/' until it is known. */
export const selectPath = ({ location }: WithLocation): string => (location.status === 'known' ? location.path : '/');
