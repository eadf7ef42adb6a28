import { sameValue } from '#domain/sameValue.ts';
import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { ownerNow, type SolicitudContext } from './solicitudContext';
import { isUntouched } from './overtaken';
import { draftIn, pendingIn, type SolicitudState } from './solicitudState';

const UNREADABLE = 'Había un borrador guardado que no se pudo leer. Se descartó: escriba los datos de nuevo.';

const isStoredAlike = (one: SolicitudState, other: SolicitudState) =>
  one.status === other.status && draftIn(one) === draftIn(other) && sameValue(pendingIn(one), pendingIn(other));

/** Keeps the storage in line with the draft, so that neither a reload nor an expired session loses what was typed. */
export function createKeepDraft(context: SolicitudContext) {
  const { events, sending, drafts, options, selectState } = context;
  let last: SolicitudState = { status: 'none', notice: null };

  /** At once, not after a pause: it is small, and the tab can be closed at any moment. */
  function* store(): SagaGenerator<void> {
    const before = last;
    const state = yield* select(selectState);
    last = state;
    if (state.status === 'none' || isStoredAlike(state, before)) return;
    const kept = yield* save(state);
    if (kept !== state.kept) yield* put(events.draftStored({ kept }));
  }

  function* save(state: Exclude<SolicitudState, { status: 'none' }>): SagaGenerator<boolean> {
    const { storage } = yield* services();
    const owner = yield* ownerNow(context);
    if (owner === null) return false;
    if (state.status === 'editing' && isUntouched(state.draft)) {
      // Nothing of the person's own yet: the look-up gives the rest again, and a shared computer keeps less.
      drafts.draft.remove(storage, owner);
      return true;
    }
    if (state.status !== 'sent') {
      // What was filed before is in the draft.
      drafts.receipt.remove(storage, owner);
      return drafts.draft.save(storage, owner, {
        draft: state.draft,
        unanswered: state.status !== 'editing',
        uploads: pendingIn(state),
      });
    }
    drafts.draft.remove(storage, owner);
    const { receipt, earlier, acudiente } = state;
    return drafts.receipt.save(storage, owner, { receipt, earlier, acudiente });
  }

  /** A session's end forgets by itself what is that user's: `keptText`. */
  function* forget(): SagaGenerator<void> {
    // A draft that was given up may bring the receipt of the child before back.
    if ((yield* select(selectState)).status !== 'none') return;
    const { storage } = yield* services();
    const owner = yield* ownerNow(context);
    if (owner === null) return;
    drafts.draft.remove(storage, owner);
    drafts.receipt.remove(storage, owner);
  }

  /** At the start, and when the session begins whose it may be. */
  function* restore(): SagaGenerator<void> {
    const { storage } = yield* services();
    const owner = yield* ownerNow(context);
    if (owner === null || (yield* select(selectState)).status !== 'none') return;
    const draft = drafts.draft.read(storage, owner);
    const receipt = drafts.receipt.read(storage, owner);
    if (draft.found === 'value') yield* put(events.draftFound(draft.value));
    else if (receipt.found === 'value') yield* put(events.receiptFound(receipt.value));
    else if (draft.found === 'unusable') yield* put(events.draftDiscarded({ notice: UNREADABLE }));
    if (receipt.found === 'unusable') drafts.receipt.remove(storage, owner);
  }

  return function* keepDraft(): SagaGenerator<void> {
    const changes = [...Object.values(events), sending.events.submitted, sending.events.unanswered];
    yield* takeEvery(changes, surviving(store));
    yield* takeEvery(
      [events.draftDiscarded, events.changesAccepted, events.changesEnded, events.receiptClosed],
      surviving(forget),
    );
    if (options.ofSession) yield* takeEvery([...SESSION_BEGINNINGS], surviving(restore));
    yield* restore();
  };
}
