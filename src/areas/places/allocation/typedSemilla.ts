import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { selectPlaced } from '#core/placed.ts';
import { AREA } from '../placesPaths';
import { allocationAt } from '../allocationPaths';

/** An official seed that is typed and not registered; `etapa`: its stage's code. */
export type SemillaEscritaState = { status: 'none' } | { status: 'typed'; etapa: string; semilla: string };

type Escrita = Omit<Extract<SemillaEscritaState, { status: 'typed' }>, 'status'>;

const event = <Payload = void>(name: string) => createAction<Payload>(`${AREA}/semillaEscrita/${name}`);

/** A person changed the field; '': they emptied it. */
export const seedTyped = event<Escrita>('typed');
/** What its user had typed there before. */
export const seedRestored = event<Escrita>('restored');
/** The stage has its seed. */
export const seedDrawn = event('drawn');

const none = (): SemillaEscritaState & { status: 'none' } => ({ status: 'none' });
const builder = declareMachine<SemillaEscritaState>(`${AREA}.semillaEscrita`, none())
  .on('none', seedTyped, ['typed', 'none'], (state, { payload }) =>
    payload.semilla === '' ? state : { status: 'typed', ...payload },
  )
  .on('typed', seedTyped, ['typed', 'none'], (_, { payload }) =>
    payload.semilla === '' ? none() : { status: 'typed', ...payload },
  )
  .on('none', seedRestored, 'typed', (_, { payload }) => ({ status: 'typed', ...payload }))
  .on('typed', seedDrawn, 'none', none)
  .on('typed', locationChanged, ['typed', 'none'], (state, { payload }) =>
    allocationAt(payload.address) === state.etapa ? state : none(),
  );
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on('typed', ending, 'none', none);

export const semillaEscritaMachine = builder.build();
export const selectSemillaEscrita = selectPlaced(AREA, 'semillaEscrita', semillaEscritaMachine.initial);
