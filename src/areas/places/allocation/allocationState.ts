import { officialStep } from './officialStep';
import { runSaga } from './runSaga';
import { runMachine } from './runSlice';
import { officialStepSaga } from './takeOfficialStep';
import { typedSemilla } from './typedSemilla';
import { typedSemillaSaga } from './typedSemillaSaga';
import { simulationSaga } from './simulationSaga';

/** The machines of the allocation's page. */
export const allocationReducers = {
  run: runMachine.reducer,
  officialStep: officialStep.machine.reducer,
  typedSemilla: typedSemilla.machine.reducer,
};

export const allocationSagas = [officialStepSaga, runSaga, simulationSaga, typedSemillaSaga, typedSemilla.saga, officialStep.saga];
