import { select, type SagaGenerator } from 'typed-redux-saga';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { selectIdentity } from '#core/session/sessionSlice.ts';
import type { SolicitudOptions } from './solicitudOptions';
import type { SolicitudEvents } from './solicitudEvents';
import type { SolicitudSending } from './solicitudSending';
import type { SolicitudState } from './solicitudState';
import type { DraftStore, Owner } from './storedDraft';
import { rulesOf, type Rules } from './checkDraft';

/** What the sagas of one form work with. */
export interface SolicitudContext {
  options: SolicitudOptions;
  events: SolicitudEvents;
  sending: SolicitudSending;
  drafts: DraftStore;
  selectState(state: object): SolicitudState;
}

/** Whose the draft is; null: nobody's, so that it is kept nowhere (D13). */
export function* ownerNow({ options }: SolicitudContext): SagaGenerator<Owner | null> {
  if (!options.ofSession) return 'tab';
  const user = (yield* select(selectIdentity))?.user ?? null;
  return user === null ? null : { user };
}

/** Null until the convocatoria is read. */
export function* rulesNow({ options }: SolicitudContext): SagaGenerator<Rules | null> {
  const convocatoria = shownData(yield* select(options.convocatoria.select));
  return convocatoria && rulesOf(convocatoria, yield* select(selectTimeZone));
}
