import { officialStep } from './officialStep';
import { runSaga } from './runSaga';
import { runMachine } from './runSlice';
import { officialStepSaga } from './takeOfficialStep';
import { typedSemillaMachine } from './typedSemilla';
import { typedSemillaSaga } from './typedSemillaSaga';
import { simulationSaga } from './simulationSaga';

/** The machines of the allocation's page. */
export const allocationReducers = {
  run: runMachine.reducer,
  officialStep: officialStep.machine.reducer,
  semillaEscrita: typedSemillaMachine.reducer,
};

export const allocationSagas = [officialStepSaga, runSaga, simulationSaga, typedSemillaSaga, officialStep.saga];
