/** @jest-environment node */
import { allocatedOfertas } from './support/allocatedOfertas';
import { createRandom } from './support/random';
import { smallSample } from './support/marketSamples';
import { bestStable } from './support/bruteForce';

const CASES = 20_000;

test(`on ${CASES} small markets the engine gives the best of all assignments that the written axioms allow`, () => {
  const random = createRandom(20_261_128);
  for (let at = 0; at < CASES; at += 1) {
    const sample = smallSample(random);
    const given = allocatedOfertas(sample);
    const best = bestStable(sample);
    for (const { ticket } of sample.solicitudes) {
      if (given.get(ticket) !== best.get(ticket)) {
        throw new Error(`Market ${at}, ${ticket}: ${given.get(ticket)}, not ${best.get(ticket)}: ${JSON.stringify(sample)}`);
      }
    }
  }
}, 60_000);
