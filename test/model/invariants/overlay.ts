import { selectActiveRequests, selectOverlayShown } from '#core/overlay/overlaySlice.ts';
import { hold } from './broken';
import type { Context } from './context';

/** B16; its own figure, so that a changed constant is noticed. */
const WAIT_MS = 500;

export function checkOverlay({ browser, tab, state }: Context): void {
  const { http, busySince } = tab.page;
  const inFlight = http.pending.length;
  const busyFor = busySince === null ? 0 : browser.clock.now() - busySince;
  const shown = selectOverlayShown(state);
  const say = () => `tab ${tab.name}: ${JSON.stringify(state.overlay)}, ${inFlight} in flight for ${busyFor} ms`;

  hold('overlay hidden at once at zero', inFlight > 0 || !shown, say);
  hold('the count equals the requests in flight', selectActiveRequests(state) === inFlight, say);
  hold('overlay shown only, and always, after 500 ms of activity', shown === (inFlight > 0 && busyFor >= WAIT_MS), say);
}
