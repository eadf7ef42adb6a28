import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SHORTCUTS_KEY } from '#services/storage/shortcutsKey.ts';
import { AREA } from '../processingPaths';

/** Whether single keys press the page's buttons. Whoever speaks to the computer has to be able to turn them off (WCAG 2.1.4). */
export type ShortcutsState = { status: 'on' } | { status: 'off' };

/** A person turns them on or off, or what they chose before was found. */
export const shortcutsSwitched = createAction<{ isOn: boolean }>('processing/shortcuts/shortcutsSwitched');

const machine = declareMachine<ShortcutsState>(`${AREA}.shortcuts`, { status: 'on' })
  .on(['on', 'off'], shortcutsSwitched, ['on', 'off'], (_, { payload }) => ({ status: payload.isOn ? 'on' : 'off' }))
  .build();

const OFF = 'no';

function* keepChoice({ payload }: ReturnType<typeof shortcutsSwitched>): SagaGenerator<void> {
  const { storage } = yield* services();
  if (payload.isOn) yield* call([storage.shared, 'remove'], SHORTCUTS_KEY);
  else yield* call([storage.shared, 'set'], SHORTCUTS_KEY, OFF);
}

/** The choice is the browser's: it says nothing of a person, and who works there needs it again tomorrow. */
function* shortcutsSaga(): SagaGenerator<void> {
  yield* takeEvery(shortcutsSwitched, surviving(keepChoice));
  const { storage } = yield* services();
  if (storage.shared.get(SHORTCUTS_KEY) === OFF) yield* put(shortcutsSwitched({ isOn: false }));
}

export const shortcuts = { ...placePart(machine), saga: shortcutsSaga };
