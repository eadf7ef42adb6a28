import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { selectPlaced } from '#core/placed.ts';
import { AREA } from '../placesPaths';
import { allocationAt } from '../allocationPaths';

/** An official seed that is typed and not registered; `etapa`: its stage's code. */
export type TypedSemillaState = { status: 'none' } | { status: 'typed'; etapa: string; semilla: string };

type TypedSemilla = Omit<Extract<TypedSemillaState, { status: 'typed' }>, 'status'>;

const event = <Payload = void>(name: string) => createAction<Payload>(`${AREA}/semillaEscrita/${name}`);

/** A person changed the field; '': they emptied it. */
export const semillaTyped = event<TypedSemilla>('typed');
/** What its user had typed there before. */
export const semillaRestored = event<TypedSemilla>('restored');
/** The stage has its seed. */
export const semillaDrawn = event('drawn');

const none = (): TypedSemillaState & { status: 'none' } => ({ status: 'none' });
const builder = declareMachine<TypedSemillaState>(`${AREA}.semillaEscrita`, none())
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
export const selectTypedSemilla = selectPlaced(AREA, 'semillaEscrita', typedSemillaMachine.initial);
