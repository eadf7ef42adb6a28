import Sequencer from '@jest/test-sequencer';

/** Jest knows how long a file took the last time, which a fresh clone does not, and guesses by its size: wrong for these. */
const LONGEST = [
  'e2e/everyoneSolicitudes',
  'e2e/everyone',
  'e2e/stability',
  'e2e/replay',
  'backend/built',
  'backend/backup/backup',
  'contract/main',
  'model/model',
  'backend/solicitud/lifeModel',
  'backend/citizen/proof',
  'backend/solicitud/life',
  'backend/places/matricula',
  'backend/processing/cupoActual',
  'backend/processing/cuposModel',
  'backend/places/betweenStages',
  'backend/instances',
  'backend/demonstration',
  'contract/lies',
  'contract/suite',
  'unit/allocation/bruteForce',
];

const placeOf = ({ path }) => {
  const place = LONGEST.findIndex((name) => path.endsWith(`/test/${name}.test.ts`));
  return place < 0 ? LONGEST.length : place;
};

/** The longest files first, so that no process works alone at the end of a run; the others as Jest has them. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
