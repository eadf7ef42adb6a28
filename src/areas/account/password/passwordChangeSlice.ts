import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { locationChanged } from '#core/location/locationSlice.ts';

export type PasswordField = 'actual' | 'nueva' | 'otraVez';
export type PasswordProblems = Partial<Record<PasswordField, string>>;

/** A person's own change of their password; what they typed is in none of it. */
export type PasswordChangeState =
  | { status: 'asking' }
  | { status: 'sending' }
  /** `problems` by field; `message`: what no field has. */
  | { status: 'refused'; problems: PasswordProblems; message: string | null }
  /** It may have been done, or not. */
  | { status: 'unanswered'; message: string }
  | { status: 'changed' };

export type TypedPasswords = Readonly<Record<PasswordField, string>>;

/** `meta.secret` is the sagas' only, as at the sign-in. */
export const changeSubmitted = createAction('account/passwordChange/changeSubmitted', (typed: TypedPasswords) => ({
  payload: {},
  meta: { secret: typed },
}));
export const changeRefused = createAction<{ problems: PasswordProblems; message: string | null }>(
  'account/passwordChange/changeRefused',
);
export const changeUnanswered = createAction<{ message: string }>('account/passwordChange/changeUnanswered');
export const changeDone = createAction('account/passwordChange/changeDone');

const asking = () => ({ status: 'asking' }) as const;

export const passwordChangeMachine = declareMachine<PasswordChangeState>('account.passwordChange', asking())
  .on(['asking', 'refused', 'unanswered', 'changed'], changeSubmitted, 'sending', () => ({ status: 'sending' }))
  .on('sending', changeRefused, 'refused', (_, { payload }) => ({ status: 'refused', ...payload }))
  .on('sending', changeUnanswered, 'unanswered', (_, { payload }) => ({ status: 'unanswered', ...payload }))
  .on('sending', changeDone, 'changed', () => ({ status: 'changed' }))
  .on(['refused', 'unanswered', 'changed'], locationChanged, 'asking', asking)
  .onSessionEnd(['sending', 'refused', 'unanswered', 'changed'], 'asking', asking)
  .build();

export const selectPasswordChange = placePart(passwordChangeMachine).select;
