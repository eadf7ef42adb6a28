/** @jest-environment node */
import { asignados } from './support/allocatedOfertas';
import { createAzar } from './support/random';
import { smallCaso } from './support/marketSamples';
import { bestStable } from './support/bruteForce';

const CASOS = 20_000;

test(`on ${CASOS} small markets the engine gives the best of all assignments that the written axioms allow`, () => {
  const azar = createAzar(20_261_128);
  for (let at = 0; at < CASOS; at += 1) {
    const caso = smallCaso(azar);
    const given = asignados(caso);
    const best = bestStable(caso);
    for (const { tiquete } of caso.solicitudes) {
      if (given.get(tiquete) !== best.get(tiquete)) {
        throw new Error(`Market ${at}, ${tiquete}: ${given.get(tiquete)}, not ${best.get(tiquete)}: ${JSON.stringify(caso)}`);
      }
    }
  }
}, 60_000);
