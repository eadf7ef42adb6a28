/** @jest-environment node */
import { createHash } from 'node:crypto';

import { createMarket } from '#allocation/createMarket.ts';
import { hashInput, hashResult } from '#allocation/hashes.ts';

const sha256 = (lines: readonly string[]) =>
  createHash('sha256')
    .update(`${lines.join('\n')}\n`, 'utf8')
    .digest('hex');

const market = createMarket({
  settings: { lottery: 'unico', classCount: 3, groups: ['G1', 'G2'], semillasAnteriores: ['Balota 4821 ñ'] },
  ofertas: [
    { id: 'b', vacantes: 1, reservas: [0, 1] },
    { id: 'a', vacantes: 0, reservas: [2, 0] },
  ],
  solicitudes: [
    { ticket: 't2', opciones: [{ oferta: 'a', priorityClass: 2, groups: [] }] },
    {
      ticket: 't1',
      etapa: 1,
      family: 'f1',
      cupoActual: 'a',
      groupOfCupo: 'G1',
      opciones: [{ oferta: 'b', priorityClass: 0, groups: ['G1', 'G2'] }],
    },
    { ticket: 't3', cupoActual: 'a', opciones: [] },
  ],
});

test('anyone can compute the hashes from the texts that are written out', () => {
  const input = sha256([
    'pisami-asignacion-entrada 2',
    'sorteo unico',
    'clases 3',
    'grupos G1 G2',
    'etapa 1 Balota 4821 ñ',
    'oferta a 0 2 0',
    'oferta b 1 0 1',
    'solicitud t1 1 f1 a/G1 b/0/G1+G2',
    'solicitud t2 2 - - a/2/-',
    'solicitud t3 2 - a/-',
  ]);
  expect(hashInput(market)).toBe(input);
  expect(hashResult(market, input, 'última', Int32Array.of(-1, 0, 1))).toBe(
    sha256(['pisami-asignacion-resultado 1', `entrada ${input}`, 'semilla última', 't1 b', 't2 -', 't3 a']),
  );
});
