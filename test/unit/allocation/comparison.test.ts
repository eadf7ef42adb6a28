import { allocate } from '#allocation/allocate.ts';
import { compareVariants } from '#allocation/comparison/compareVariants.ts';
import type { Comparison, ComparisonJob, ListFacts, Variant } from '#allocation/comparison/comparisonMessages.ts';
import { FIGURES, type Figure } from '#allocation/comparison/figures.ts';
import { serveComparison } from '#allocation/comparison/serveComparison.ts';
import { spreadOf } from '#allocation/comparison/spread.ts';
import { readTraits } from '#allocation/comparison/traits.ts';
import { countChanged, createVariantMarket } from '#allocation/comparison/variantMarket.ts';
import { hashInput } from '#allocation/hashes.ts';
import type { Market } from '#allocation/market.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { summarize } from '#allocation/runSummary.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import { CONDICIONES, marketOf, type NamedList, randomList, rasgosOf, type Rules, rulesOf } from './support/comparedLists';
import { createRandom, type Random } from './support/random';

function randomRules(random: Random, list: NamedList): Rules {
  const own = rulesOf(list);
  const reservas = random.shuffle(CONDICIONES).slice(0, random.between(0, 3));
  const prioridades = random.happens(0.3) ? own.prioridades : random.shuffle(CONDICIONES).slice(0, random.between(0, 5));
  return {
    lottery: random.pick(['unico', 'por-oferta']),
    prioridades,
    hermanos: random.pick([null, ...prioridades]),
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

/** Two of a family, of whom the younger has it as an earlier run's seat of the older that it counts where it asks. */
function listWithHermano() {
  const list: NamedList = {
    facts: {
      condiciones: CONDICIONES,
      prioridades: ['discapacidad', 'hermano'],
      reservas: [{ condicion: 'hermano', puestos: 1 }],
      hermanos: 'hermano',
      comunas: [],
      grados: [0],
      ofertas: [{ id: 'o0', grado: 0, dane: '1' }],
    },
    vacantes: [2],
    people: [
      { ticket: 't0', comuna: 'c1', held: null, opciones: ['o0'], condiciones: [] },
      { ticket: 't1', comuna: 'c1', held: null, opciones: ['o0'], condiciones: [{ condicion: 'hermano', dane: '1' }] },
    ],
  };
  const base: Market = {
    ...marketOf(list, rulesOf(list)),
    // Both by it: the first by a sibling's seat of an earlier run, which nobody claimed.
    classOfOpcion: Uint8Array.of(1, 1),
    membershipOfOpcion: Uint16Array.of(1, 1),
  };
  const traits = readTraits(base, rasgosOf(list), list.facts);
  const by = (rules: Partial<Rules>) => {
    const made = createVariantMarket(base, list.facts, traits, { ...rulesOf(list), ...rules, semilla: 's' });
    return {
      classes: [...made.classOfOpcion],
      memberships: [...made.membershipOfOpcion],
      hermanos: made.hermanos && [made.hermanos.priorityClass, made.hermanos.group],
    };
  };
  return { list, base, traits, by };
}

test("a sibling's seat counts in a variant as the same condition, wherever it stands in its order", () => {
  const { list, base, traits, by } = listWithHermano();
  expect(countChanged(base, list.facts, traits)).toBe(0);
  const own = list.facts.reservas;
  expect(by({})).toEqual({ classes: [1, 1], memberships: [1, 1], hermanos: [1, 0] });
  expect(by({ prioridades: ['hermano'], reservas: [] })).toMatchObject({ classes: [0, 0], hermanos: [0, -1] });
  expect(by({ prioridades: ['sisben', 'victima', 'hermano'], reservas: [{ condicion: 'sisben', puestos: 1 }, ...own] })).toEqual({
    classes: [2, 2],
    memberships: [2, 2],
    hermanos: [2, 1],
  });
});

test("where a variant's rules do not count it, it gives nothing, also not by an earlier run's seat: what was approved counts on", () => {
  const { by } = listWithHermano();
  expect(by({ hermanos: null })).toEqual({ classes: [2, 1], memberships: [0, 1], hermanos: undefined });
  expect(by({ prioridades: ['discapacidad'] })).toMatchObject({ classes: [1, 1], hermanos: undefined });
});

test("a sibling's seat that a variant alone counts places who would be without one", async () => {
  // The older has its seat; of two for the one seat of the younger's grado, the draw favours the other.
  const list: NamedList = {
    facts: {
      condiciones: CONDICIONES,
      prioridades: ['hermano'],
      reservas: [],
      hermanos: null,
      comunas: ['c1', 'c2'],
      grados: [0, 6],
      ofertas: [
        { id: 'o0', grado: 0, dane: '1' },
        { id: 'o1', grado: 6, dane: '1' },
      ],
    },
    vacantes: [1, 1],
    people: [
      { ticket: 't0', comuna: 'c1', held: null, opciones: ['o1'], condiciones: [] },
      { ticket: 't1', family: 't0', comuna: 'c1', held: null, opciones: ['o0'], condiciones: [] },
      { ticket: 't2', comuna: 'c2', held: null, opciones: ['o0'], condiciones: [] },
    ],
  };
  const semillas = Array.from({ length: 20 }, (_, at) => `comparacion-${at + 1}`);
  const without = { ...rulesOf(list), semilla: 'una' };
  const found = await compare(jobOf(list, [without, { ...without, hermanos: 'hermano' }], semillas));
  const spreads = found.variants.map((_, at) => figureOf(found, at, 'comuna', 'c1', 'without')?.spread);
  expect(spreads[0]).toMatchObject({ min: 0, max: 1 });
  expect(spreads[1]).toMatchObject({ min: 0, max: 0 });
  expect(found.variants.map(({ findings }) => findings)).toEqual([[], []]);
});

test('whose conditions are others now than in the list is counted', () => {
  const random = createRandom(7);
  for (let round = 0; round < 50; round += 1) {
    const any = randomList(random);
    // A sibling's condition that was lost is not told from a seat of an earlier run, which nobody claimed.
    const list = { ...any, facts: { ...any.facts, hermanos: null } };
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

/** Ten who ask for the three seats of one place and then for the one of another: the draw alone decides. */
const DRAWN: NamedList = {
  facts: {
    condiciones: CONDICIONES,
    prioridades: [],
    reservas: [],
    hermanos: null,
    comunas: ['c1', 'c2'],
    grados: [0],
    ofertas: ['o0', 'o1'].map((id) => ({ id, grado: 0, dane: '1' })),
  },
  vacantes: [3, 1],
  people: Array.from({ length: 10 }, (_, at) => ({
    ticket: `t${at}`,
    comuna: at < 5 ? 'c1' : 'c2',
    held: null,
    opciones: ['o0', 'o1'],
    condiciones: at < 3 ? [{ condicion: 'sisben', dane: null }] : [],
  })),
};

test('all variants are drawn by the same seeds, and the spread is of them', async () => {
  const semillas = Array.from({ length: 20 }, (_, at) => `comparacion-${at + 1}`);
  const own = { ...rulesOf(DRAWN), semilla: 'una' };
  const variants = [own, { ...own, semilla: 'dos' }, { ...own, prioridades: ['sisben'] }];
  const found = await compare(jobOf(DRAWN, variants, semillas));
  const without = (key: string) => variants.map((_, at) => figureOf(found, at, 'comuna', key, 'without'));
  const countedBy = (rules: Rules) => {
    const market = marketOf(DRAWN, rules);
    return semillas.map(
      (semilla) =>
        allocate(market, semilla)
          .oferta.slice(0, 5)
          .filter((oferta) => oferta < 0).length,
    );
  };
  const counted = countedBy(own);
  const sorted = [...counted].sort((one, other) => one - other);
  const [first, second, third] = without('c1');
  expect(sorted[0]).toBeLessThan(sorted[19] ?? 0);
  const [min, q1, median, q3, max] = [0, 4, 9, 14, 19].map((at) => sorted[at]);
  expect(first?.spread).toMatchObject({ min, q1, median, q3, max, more: 0, fewer: 0 });
  // Another seed alone is another draw of the same rules.
  expect({ ...second?.spread, below: 0, above: 0 }).toEqual({ ...first?.spread, below: 0, above: 0 });
  const other = countedBy({ ...own, prioridades: ['sisben'] });
  expect(third?.spread).toMatchObject({
    more: other.filter((one, at) => one > (counted[at] ?? 0)).length,
    fewer: other.filter((one, at) => one < (counted[at] ?? 0)).length,
  });
  expect(third?.spread?.fewer).toBeGreaterThan(0);
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
