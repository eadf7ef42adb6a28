import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { randomKey } from '#services/randomKey.ts';
import { sameValue } from '#domain/sameValue.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import type { Refusal } from './refusal';
import type { SendingOptions } from './sendingOptions';
import type { SendingState } from './sendingState';

function createSendingEvents<Command, Answer>(area: string, name: string) {
  const prefix = `${area}/${name}`;
  return {
    /**
     * A person asks for the write; nothing happens while one is on its way. `key`: the idempotency key of a
     * draft that outlives a reload; without it, the same command that was not answered keeps its own.
     */
    submitted: createAction(`${prefix}/submitted`, (command: Command, key?: string) => ({
      payload: { command, key: key ?? randomKey(), isOwnKey: key !== undefined },
    })),
    answered: createAction<{ answer: Answer }>(`${prefix}/answered`),
    refused: createAction<{ refusal: Refusal }>(`${prefix}/refused`),
    unanswered: createAction<{ message: string }>(`${prefix}/unanswered`),
    /** A person has seen the result, or has gone on to where it is of no interest. */
    dismissed: createAction(`${prefix}/dismissed`),
  };
}

export type SendingEvents<Command, Answer> = ReturnType<typeof createSendingEvents<Command, Answer>>;

/** One write's machine. */
export function createSendingSlice<Command, Answer>({
  area,
  name,
  isAt = () => true,
  creates = false,
  isPublic = false,
}: SendingOptions<Command, Answer>) {
  type State = SendingState<Command, Answer>;
  const events = createSendingEvents<Command, Answer>(area, name);
  const idle = (): State & { status: 'idle' } => ({ status: 'idle' });
  const idleElsewhere = <S extends State & { command: Command }>(state: S, { payload }: ReturnType<typeof locationChanged>) =>
    isAt(state.command, payload.address) ? state : idle();

  const builder = declareMachine<State>(`${area}.${name}`, idle())
    .on(['idle', 'sent', 'refused'], events.submitted, 'sending', (_, { payload: { command, key } }) => ({
      status: 'sending',
      command,
      key,
    }))
    .on('unanswered', events.submitted, 'sending', (state, { payload: { command, key, isOwnKey } }) => ({
      status: 'sending',
      command,
      key: !isOwnKey && sameValue(command, state.command) ? state.key : key,
    }))
    .on('sending', events.answered, 'sent', ({ command }, { payload }) => ({ status: 'sent', command, answer: payload.answer }))
    .on('sending', events.refused, 'refused', ({ command }, { payload }) => ({
      status: 'refused',
      command,
      refusal: payload.refusal,
    }))
    .on('sending', events.unanswered, 'unanswered', ({ command, key }, { payload }) => ({
      status: 'unanswered',
      command,
      key,
      message: payload.message,
    }))
    .on(['sent', 'refused', 'unanswered'], events.dismissed, 'idle', idle)
    .on('sent', locationChanged, ['sent', 'idle'], idleElsewhere)
    .on('refused', locationChanged, ['refused', 'idle'], idleElsewhere);
  if (!creates) builder.on('unanswered', locationChanged, ['unanswered', 'idle'], idleElsewhere);
  if (!isPublic) builder.onSessionEnd(['sending', 'sent', 'refused', 'unanswered'], 'idle', idle);

  return { ...placePart(builder.build()), events };
}
