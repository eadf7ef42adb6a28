import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { allocationAt } from '../allocationPaths';

/** An official seed that is typed and not registered; `etapa`: its stage's code. */
export type TypedSemillaState = { status: 'none' } | { status: 'typed'; etapa: string; semilla: string };

type TypedSemilla = Omit<Extract<TypedSemillaState, { status: 'typed' }>, 'status'>;

/** A person changed the field; '': they emptied it. */
export const semillaTyped = createAction<TypedSemilla>('places/semillaEscrita/typed');
/** What its user had typed there before. */
export const semillaRestored = createAction<TypedSemilla>('places/semillaEscrita/restored');
/** The stage has its seed. */
export const semillaDrawn = createAction('places/semillaEscrita/drawn');

const none = (): TypedSemillaState & { status: 'none' } => ({ status: 'none' });
const builder = declareMachine<TypedSemillaState>('places.semillaEscrita', none())
  .on('none', semillaTyped, ['typed', 'none'], (state, { payload }) =>
    payload.semilla === '' ? state : { status: 'typed', ...payload },
  )
  .on('typed', semillaTyped, ['typed', 'none'], (_, { payload }) =>
    payload.semilla === '' ? none() : { status: 'typed', ...payload },
  )
  .on('none', semillaRestored, 'typed', (_, { payload }) => ({ status: 'typed', ...payload }))
  .on('typed', semillaDrawn, 'none', none)
  .on('typed', locationChanged, ['typed', 'none'], (state, { payload }) =>
    allocationAt(payload.address) === state.etapa ? state : none(),
  );
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on('typed', ending, 'none', none);

export const typedSemillaMachine = builder.build();
export const selectTypedSemilla = placePart(typedSemillaMachine).select;
