import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '../machine';

/** The activity flag (B25), counted (D21); `active`: requests in flight, at least 1. */
export type OverlayState = { status: 'idle' } | { status: 'waiting'; active: number } | { status: 'shown'; active: number };

export const requestStarted = createAction('overlay/requestStarted');
export const requestEnded = createAction('overlay/requestEnded');
/** HTTP has been active for the wait of B16 (500 ms). */
export const waitElapsed = createAction('overlay/waitElapsed');

export const overlayMachine = declareMachine<OverlayState>('overlay', { status: 'idle' })
  .on('idle', requestStarted, 'waiting', () => ({ status: 'waiting', active: 1 }))
  .on('waiting', requestStarted, 'waiting', ({ active }) => ({ status: 'waiting', active: active + 1 }))
  .on('waiting', requestEnded, ['waiting', 'idle'], ({ active }) =>
    active > 1 ? { status: 'waiting', active: active - 1 } : { status: 'idle' },
  )
  .on('waiting', waitElapsed, 'shown', ({ active }) => ({ status: 'shown', active }))
  .on('shown', requestStarted, 'shown', ({ active }) => ({ status: 'shown', active: active + 1 }))
  .on('shown', requestEnded, ['shown', 'idle'], ({ active }) =>
    active > 1 ? { status: 'shown', active: active - 1 } : { status: 'idle' },
  )
  .build();

interface WithOverlay {
  overlay: OverlayState;
}

export const selectOverlayShown = ({ overlay }: WithOverlay): boolean => overlay.status === 'shown';
export const selectActiveRequests = ({ overlay }: WithOverlay): number => (overlay.status === 'idle' ? 0 : overlay.active);
