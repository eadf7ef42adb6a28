import { placePart } from '#core/part.ts';
import { followStepSaga } from './followStep';
import { officialStep } from './officialStep';
import { runSaga } from './runSaga';
import { runMachine } from './runSlice';
import { simulationSaga } from './simulationSaga';
import { officialStepSaga } from './takeOfficialStep';
import { typedAnnulment } from './typedAnnulment';
import { typedAnnulmentSaga } from './typedAnnulmentSaga';
import { typedSemilla } from './typedSemilla';
import { typedSemillaSaga } from './typedSemillaSaga';

export const allocationParts = [
  { saga: officialStepSaga },
  { saga: followStepSaga },
  { ...placePart(runMachine), saga: runSaga },
  { saga: simulationSaga },
  { saga: typedSemillaSaga },
  typedSemilla,
  { saga: typedAnnulmentSaga },
  typedAnnulment,
  officialStep,
];
