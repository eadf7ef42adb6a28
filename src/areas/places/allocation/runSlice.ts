import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { selectPlaced } from '#core/placed.ts';
import type { Hecho } from '#allocation/workerMessages.ts';
import { AREA } from '../placesPaths';
import type { Avance, CorridaState, Falla, Pedido } from './runState';
import { allocationAt } from '../allocationPaths';

const event = <Payload = void>(name: string) => createAction<Payload>(`${AREA}/corrida${name}`);

/** A run is asked for; nothing happens while another one goes on. */
export const corridaRequested = event<Pedido>('Requested');
/** Its list is there, and the worker starts. */
export const corridaStarted = event('Started');
export const corridaProgressed = event<Avance>('Progressed');
export const corridaFinished = event<Hecho>('Finished');
export const corridaFoundInvalid = event<{ faltas: readonly string[]; total: number }>('FoundInvalid');
export const corridaFailed = event<Falla>('Failed');
/** A person calls it off. */
export const corridaCancelled = event('Cancelled');

const idle = (): CorridaState & { status: 'idle' } => ({ status: 'idle' });
/** Leaving its page ends a run, and forgets what it gave. */
const idleElsewhere = <S extends CorridaState & { pedido: Pedido }>(
  state: S,
  { payload }: ReturnType<typeof locationChanged>,
) => (allocationAt(payload.address) === state.pedido.etapa ? state : idle());

const builder = declareMachine<CorridaState>(`${AREA}.corrida`, idle())
  .on(['idle', 'done', 'invalid', 'failed', 'cancelled'], corridaRequested, 'reading', (_, { payload }) => ({
    status: 'reading',
    pedido: payload,
  }))
  .on('reading', corridaStarted, 'running', ({ pedido }) => ({ status: 'running', pedido, avance: null }))
  .on('running', corridaProgressed, 'running', (state, { payload }) => ({ ...state, avance: payload }))
  .on('running', corridaFinished, 'done', ({ pedido }, { payload }) => ({ status: 'done', pedido, hecho: payload }))
  .on(['reading', 'running'], corridaFoundInvalid, 'invalid', ({ pedido }, { payload }) => ({
    status: 'invalid',
    pedido,
    ...payload,
  }))
  .on(['reading', 'running'], corridaFailed, 'failed', ({ pedido }, { payload }) => ({ status: 'failed', pedido, ...payload }))
  .on(['reading', 'running'], corridaCancelled, 'cancelled', ({ pedido }) => ({ status: 'cancelled', pedido }))
  .on('reading', locationChanged, ['reading', 'idle'], idleElsewhere)
  .on('running', locationChanged, ['running', 'idle'], idleElsewhere)
  .on('done', locationChanged, ['done', 'idle'], idleElsewhere)
  .on('invalid', locationChanged, ['invalid', 'idle'], idleElsewhere)
  .on('failed', locationChanged, ['failed', 'idle'], idleElsewhere)
  .on('cancelled', locationChanged, ['cancelled', 'idle'], idleElsewhere);
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) {
  builder.on(['reading', 'running', 'done', 'invalid', 'failed', 'cancelled'], ending, 'idle', idle);
}

export const corridaMachine = builder.build();
export const selectCorrida = selectPlaced(AREA, 'corrida', corridaMachine.initial);

/** Whether a run goes on. */
export const isUnderWay = ({ status }: CorridaState): boolean => status === 'reading' || status === 'running';
