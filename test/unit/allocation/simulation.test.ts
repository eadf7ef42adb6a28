import { InvalidMarket } from '#allocation/violations.ts';
import { chooseSemilla } from '#allocation/chooseSemilla.ts';

const replica = { file: new Blob() };

test.each<[string, Parameters<typeof chooseSemilla>, string]>([
  ['the official run', [{ ...replica, semilla: 'balota 7' }, 'balota 7'], 'balota 7'],
  ['a simulation', [{ ...replica, semilla: 'otra', isSimulation: true }, 'balota 7'], 'otra'],
  ['a simulation before the draw', [{ ...replica, semilla: 'otra', isSimulation: true }, undefined], 'otra'],
  ['a file by itself', [replica, 'balota 7'], 'balota 7'],
  ['a file without a semilla', [replica, undefined], ''],
])('%s goes by its semilla', (_, given, semilla) => {
  expect(chooseSemilla(...given)).toBe(semilla);
});

test.each(['balota 7', undefined])(
  'a simulation by the semilla of its file, which is the official one, is refused (%s)',
  (semilla) => {
    const job = { ...replica, ...(semilla !== undefined && { semilla }), isSimulation: true };
    expect(() => chooseSemilla(job, 'balota 7')).toThrow(InvalidMarket);
  },
);
