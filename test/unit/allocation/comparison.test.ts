import { allocate } from '#allocation/allocate.ts';
import { compareVariants } from '#allocation/comparison/compareVariants.ts';
import type { Comparison, ComparisonJob, ListFacts, Variant } from '#allocation/comparison/comparisonMessages.ts';
import { FIGURES, type Figure } from '#allocation/comparison/figures.ts';
import { serveComparison } from '#allocation/comparison/serveComparison.ts';
import { spreadOf } from '#allocation/comparison/spread.ts';
import { readTraits } from '#allocation/comparison/traits.ts';
import { countChanged, createVariantMarket } from '#allocation/comparison/variantMarket.ts';
import { hashInput } from '#allocation/hashes.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { summarize } from '#allocation/runSummary.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import { CONDICIONES, marketOf, type NamedList, randomList, rasgosOf, type Rules, rulesOf } from './support/comparedLists';
import { createRandom, type Random } from './support/random';

function randomRules(random: Random, list: NamedList): Rules {
  const own = rulesOf(list);
  const reservas = random.shuffle(CONDICIONES).slice(0, random.between(0, 3));
  return {
    lottery: random.pick(['unico', 'por-oferta']),
    prioridades: random.happens(0.3) ? own.prioridades : random.shuffle(CONDICIONES).slice(0, random.between(0, 5)),
    reservas: random.pick([
      own.reservas,
      own.reservas.map((one) => ({ ...one, puestos: random.between(0, 4) })),
      reservas.map((condicion) => ({ condicion, puestos: random.between(0, 3) })),
    ]),
    cupos: random.happens(0.5)
      ? [{ grado: random.pick([-1, 0, 6]), oferta: random.pick([null, 'o0', 'o1']), cambio: random.between(-3, 3) }]
      : [],
  };
}

const traitsOf = (list: NamedList) => readTraits(marketOf(list, rulesOf(list)), rasgosOf(list), list.facts);

test("a variant's market is the one that is made of the same people by its rules from the beginning", () => {
  const random = createRandom(20);
  for (let round = 0; round < 150; round += 1) {
    const list = randomList(random);
    const rules = randomRules(random, list);
    const base = marketOf(list, rulesOf(list));
    const made = createVariantMarket(base, list.facts, traitsOf(list), { ...rules, semilla: 's' });
    expect(hashInput(made)).toBe(hashInput(marketOf(list, rules)));
  }
});

test('a reserve of which seats are held already changes by as many seats as its number', () => {
  const list = randomList(createRandom(3));
  const facts: ListFacts = { ...list.facts, reservas: [{ condicion: 'victima', puestos: 3 }] };
  const base = { ...marketOf(list, { ...rulesOf(list), reservas: facts.reservas }) };
  // Two of the three seats are held by pupils who are not in the list.
  base.reservas = base.reservas.map(() => 1);
  const by = (puestos: number) => {
    const variant = { ...rulesOf(list), reservas: [{ condicion: 'victima', puestos }], semilla: 's' };
    return [...new Set(createVariantMarket(base, facts, readTraits(base, rasgosOf(list), facts), variant).reservas)];
  };
  expect([by(5), by(3), by(2), by(0)]).toEqual([[3], [1], [0], [0]]);
});

test('whose conditions are others now than in the list is counted', () => {
  const random = createRandom(7);
  for (let round = 0; round < 50; round += 1) {
    const list = randomList(random);
    const base = marketOf(list, rulesOf(list));
    expect(countChanged(base, list.facts, traitsOf(list))).toBe(0);
    const without = { ...list, people: list.people.map((one) => ({ ...one, condiciones: [] })) };
    const named = [...list.facts.prioridades, ...list.facts.reservas.map(({ condicion }) => condicion)];
    const daneOf = (id: string) => list.facts.ofertas.find((oferta) => oferta.id === id)?.dane;
    const lost = list.people.filter(({ condiciones, opciones }) =>
      condiciones.some(
        ({ condicion, dane }) => named.includes(condicion) && (dane === null || opciones.some((id) => daneOf(id) === dane)),
      ),
    );
    expect(countChanged(base, list.facts, readTraits(base, rasgosOf(without), list.facts))).toBe(lost.length);
  }
});

const LIST = randomList(createRandom(11));
const OWN = { ...rulesOf(LIST), semilla: 'una' };

const jobOf = (list: NamedList, variants: Variant[], semillas: string[] = [], drawn?: string): ComparisonJob => ({
  file: new Blob([...writeReplica(marketOf(list, rulesOf(list)), drawn)]),
  rasgos: rasgosOf(list),
  facts: list.facts,
  variants,
  semillas,
});

const compare = (job: ComparisonJob) => compareVariants(job, () => undefined);

function figureOf({ rows, variants }: Comparison, variant: number, kind: string, key: string, figure: Figure) {
  const row = rows.findIndex((one) => one.kind === kind && one.key === key);
  return variants[variant]?.cells[row]?.[FIGURES.indexOf(figure)];
}

test('counts everyone, and those of each grado, comuna and condition, as the run gave it', async () => {
  const random = createRandom(5);
  for (let round = 0; round < 60; round += 1) {
    const list = randomList(random);
    const variant = { ...randomRules(random, list), semilla: `s${round}` };
    const found = await compare(jobOf(list, [variant]));
    const market = marketOf(list, variant);
    const { oferta } = allocate(market, variant.semilla);
    const { byOpcion, kept, withoutCupo } = summarize(market, oferta);
    const total = (figure: Figure) => figureOf(found, 0, 'total', '', figure)?.own;
    expect([total('first'), total('second'), total('third'), total('later')]).toEqual(
      [0, 1, 2].map((at) => byOpcion[at] ?? 0).concat(byOpcion.slice(3).reduce((sum, one) => sum + one, 0)),
    );
    expect([total('kept'), total('without'), total('placed')]).toEqual([kept, withoutCupo, list.people.length - withoutCupo]);
    // One of the list's own number: its tickets are in the order of the market.
    const without = list.people.filter((_, at) => oferta[at] === -1);
    for (const comuna of list.facts.comunas) {
      const those = list.people.filter((one) => one.comuna === comuna);
      const row = found.rows.find(({ kind, key }) => kind === 'comuna' && key === comuna);
      expect(row?.solicitudes ?? 0).toBe(those.length);
      if (!row) continue;
      expect(figureOf(found, 0, 'comuna', comuna, 'without')?.own).toBe(without.filter((one) => one.comuna === comuna).length);
    }
    const gradoOf = ({ opciones: [first] }: NamedList['people'][number]) =>
      list.facts.ofertas.find(({ id }) => id === first)?.grado;
    for (const { kind, key } of found.rows) {
      if (kind !== 'grado') continue;
      expect(figureOf(found, 0, 'grado', key, 'without')?.own).toBe(without.filter((one) => String(gradoOf(one)) === key).length);
    }
    expect(found.variants[0]?.findings).toEqual([]);
  }
});

test('the list by its own rules has its own hash', async () => {
  const { variants, changed } = await compare(jobOf(LIST, [OWN]));
  expect(variants[0]?.inputHash).toBe(hashInput(marketOf(LIST, rulesOf(LIST))));
  expect(changed).toBe(0);
});

test('all variants are drawn by the same seeds, and the spread is of them', async () => {
  const semillas = Array.from({ length: 20 }, (_, at) => `comparacion-${at + 1}`);
  const better = { ...OWN, cupos: LIST.facts.ofertas.map(({ grado, id }) => ({ grado, oferta: id, cambio: 50 })) };
  const found = await compare(jobOf(LIST, [OWN, { ...OWN, semilla: 'dos' }, better], semillas));
  const without = [0, 1, 2].map((variant) => figureOf(found, variant, 'total', '', 'without'));
  const market = marketOf(LIST, rulesOf(LIST));
  const counted = semillas
    .map((semilla) => summarize(market, allocate(market, semilla).oferta).withoutCupo)
    .sort((a, b) => a - b);
  expect(without[0]?.spread).toMatchObject({
    min: counted[0],
    q1: counted[4],
    median: counted[9],
    q3: counted[14],
    max: counted[19],
  });
  expect(without[0]?.spread).toMatchObject({ more: 0, fewer: 0 });
  // Another seed alone is another draw of the same rules.
  expect({ ...without[1]?.spread, below: 0, above: 0 }).toEqual({ ...without[0]?.spread, below: 0, above: 0 });
  expect(without[2]).toMatchObject({ own: 0, spread: { max: 0, more: 0, fewer: counted.filter((one) => one > 0).length } });
});

test('quartiles are values that were counted', () => {
  const values = Uint32Array.of(5, 1, 4, 2, 3);
  expect(spreadOf(2, values, Uint32Array.of(5, 2, 3, 3, 3))).toEqual({
    min: 1,
    q1: 2,
    median: 3,
    q3: 4,
    max: 5,
    below: 1,
    above: 3,
    more: 1,
    fewer: 2,
  });
});

test.each([
  ['its own seed', { ...OWN, semilla: 'la oficial' }, []],
  ['one of the many', OWN, ['otra', 'la oficial']],
])('no simulation goes by the official seed: %s', async (_, variant, semillas) => {
  await expect(compare(jobOf(LIST, [variant], semillas, 'la oficial'))).rejects.toThrow(InvalidMarket);
});

test('the worker tells how many runs are done, and its result at last', async () => {
  const told: unknown[] = [];
  await serveComparison(jobOf(LIST, [OWN, { ...OWN, semilla: 'dos' }], ['a', 'b']), (message) => told.push(message));
  expect(told.slice(0, -1)).toEqual([1, 2, 3, 6].map((done) => ({ kind: 'progress', progress: { done, total: 6 } })));
  expect(told.at(-1)).toMatchObject({ kind: 'result', result: { kind: 'done', comparison: { semillas: 2 } } });
});

test('the worker tells what is wrong with a list, and what it did not understand', async () => {
  const told: unknown[] = [];
  await serveComparison({ ...jobOf(LIST, [OWN]), file: new Blob(['nada']) }, (message) => told.push(message));
  await serveComparison({ ...jobOf(LIST, [{ ...OWN, semilla: '' }]) }, (message) => told.push(message));
  await serveComparison('nada', (message) => told.push(message));
  expect(told).toEqual([
    { kind: 'result', result: { kind: 'invalid', violations: [expect.stringContaining('no es una réplica')], total: 1 } },
    { kind: 'result', result: { kind: 'invalid', violations: [expect.stringContaining('semilla')], total: 1 } },
    { kind: 'error', message: expect.any(String) as unknown },
  ]);
});
