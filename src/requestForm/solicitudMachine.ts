import { declareMachine, type Machine } from '#core/machine.ts';
import { signedIn } from '#core/session/sessionEvents.ts';
import type { FilingReceipt } from '#domain/contractTypes.ts';
import type { Draft } from './draft';
import { declareSteps } from './declareSteps';
import { declareValues } from './declareValues';
import { editingOf } from './editing';
import type { SolicitudEvents } from './solicitudEvents';
import type { SolicitudSending } from './solicitudSending';
import type { SolicitudState } from './solicitudState';
import { UPLOAD_INTERRUPTED } from './soporte';

const NONE = { status: 'none', notice: null } as const;

/**
 * One solicitud from its first step to its receipt. `ofSession`: what is typed is the signed-in user's, and goes
 * from the screen with the session (D13); otherwise no session touches it.
 */
export function createSolicitudMachine(
  name: string,
  on: SolicitudEvents,
  { events: sending }: Pick<SolicitudSending, 'events'>,
  ofSession: boolean,
): Machine<SolicitudState> {
  const builder = declareMachine<SolicitudState>(name, NONE)
    .on('none', on.draftBegun, 'editing', ({ notice }, { payload: { draft } }) => ({ ...editingOf(draft, true), notice }))
    .on('none', on.draftDiscarded, 'none', (_, { payload: { notice } }) => ({ status: 'none', notice }))
    .on('none', on.draftFound, ['editing', 'unanswered'], (_, { payload: { draft, unanswered, uploads } }) =>
      unanswered
        ? { status: 'unanswered', draft, kept: true, unanswered: 1, isOffline: false }
        : { ...editingOf(draft, true), uploads: uploads.map((own) => ({ ...own, percent: null, message: UPLOAD_INTERRUPTED })) },
    )
    .on('editing', on.draftStored, 'editing', withKept)
    .on('sending', on.draftStored, 'sending', withKept)
    .on('unanswered', on.draftStored, 'unanswered', withKept)
    .on('sent', on.draftStored, 'sent', withKept)
    .on(['editing', 'unanswered'], on.draftDiscarded, ['none', 'sent'], ({ draft, kept }, { payload: { notice } }) => {
      const receipt = draft.earlier.at(-1);
      // Of another child of a family whose receipt is shown again.
      return receipt ? { ...visitOf(draft, receipt, draft.earlier.slice(0, -1)), kept } : { status: 'none', notice };
    })
    .on('editing', on.draftOvertaken, 'editing', (state, { payload }) => ({ ...state, ...payload, problems: {} }))
    .on('unanswered', on.draftOvertaken, 'editing', ({ kept }, { payload: { draft, notice } }) => ({
      ...editingOf(draft, kept),
      notice,
    }))
    .on('editing', sending.submitted, 'sending', ({ draft, kept }) => ({ status: 'sending', draft, kept, unanswered: 0 }))
    .on('unanswered', sending.submitted, 'sending', ({ draft, kept, unanswered }) => ({
      status: 'sending',
      draft,
      kept,
      unanswered,
    }))
    .on('sending', on.sent, 'sent', ({ draft, kept }, { payload: { receipt } }) => ({
      ...visitOf(draft, receipt, draft.earlier),
      kept,
    }))
    .on('sending', [on.changesAccepted, on.changesEnded], 'none', () => NONE)
    .on('sending', sending.unanswered, 'unanswered', ({ draft, kept, unanswered }) => ({
      status: 'unanswered',
      draft,
      kept,
      unanswered: unanswered + 1,
      isOffline: false,
    }))
    .on('unanswered', on.foundOffline, 'unanswered', (state) => ({ ...state, isOffline: true }))
    .on('sending', on.refused, 'editing', (state, { payload }) => ({
      ...editingOf(payload.draft ?? state.draft, state.kept),
      problems: payload.problems,
      refusals: 1,
      notice: payload.message,
      isFiledAlready: payload.isFiledAlready === true,
    }))

    .on('none', on.receiptFound, 'sent', (_, { payload }) => ({ ...payload, status: 'sent', kept: true }))
    .on('sent', on.draftBegun, 'editing', ({ kept }, { payload: { draft } }) => editingOf(draft, kept))
    .on('sent', on.receiptClosed, 'none', () => NONE);

  declareValues(builder, on);
  declareSteps(builder, on);
  if (ofSession) {
    const notNone = ['editing', 'sending', 'unanswered', 'sent'] as const;
    builder
      .onSessionEnd(notNone, 'none', () => NONE)
      // A sign-in over an open session changes the user without a session's end (D4).
      .on(notNone, signedIn, 'none', () => NONE);
  }
  return builder.build();
}

function visitOf({ values: { acudiente } }: Draft, receipt: FilingReceipt, earlier: FilingReceipt[]) {
  return { status: 'sent', receipt, earlier, acudiente } as const;
}

function withKept<State extends { kept: boolean }>(state: State, { payload }: { payload: { kept: boolean } }): State {
  return { ...state, kept: payload.kept };
}
