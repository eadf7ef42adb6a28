import { allocate } from '../allocate';
import { checkAllocation } from '../checker/checkAllocation';
import type { Finding } from '../checker/findings';
import { readReplicaFile, type MarketReplica } from '../replica/readReplica';
import { writeReplica } from '../replica/writeReplica';
import { runAllocation } from '../run';
import { InvalidMarket } from '../violations';
import { countFigures, findRows, type Rows } from './comparisonRows';
import type { Comparison, ComparisonCell, ComparisonJob, ComparisonProgress, Variant } from './comparisonMessages';
import { FIGURES } from './figures';
import { spreadOf } from './spread';
import { readTraits } from './traits';
import { countChanged, createVariantMarket } from './variantMarket';

/** A faulty result tells the same fault over and over. */
const MOST_FINDINGS = 20;

/** What the variants of one set of rules have in common. */
interface Drawn {
  readonly replica: MarketReplica;
  /** The figures by each of the comparison's seeds. */
  readonly figures: readonly Uint32Array[];
  readonly findings: readonly Finding[];
}

/**
 * Runs every variant by its own seed and by all seeds of the comparison, has the checker look at each result, and counts.
 * Each variant is written and read as a replication file, so that the checker has a market of its own reading.
 * @throws InvalidMarket if the list or a variant cannot be run, or a seed is an official one that the list has
 */
export async function compareVariants(job: ComparisonJob, tell: (progress: ComparisonProgress) => void): Promise<Comparison> {
  const { facts, variants, semillas } = job;
  const list = await readReplicaFile(job.file);
  refuseOfficial(list, job);
  const base = list.market;
  const traits = readTraits(base, job.rasgos, facts);
  const rows = findRows(base, traits, facts);
  const known = new Map<string, Drawn>();
  const progress = { done: 0, total: variants.length * (semillas.length + 1) };
  const step = (): void => tell({ ...progress, done: (progress.done += 1) });
  const compared: Comparison['variants'] = [];
  let first: Drawn | undefined;
  for (const variant of variants) {
    const key = JSON.stringify({ ...variant, semilla: '' });
    const drawn = known.get(key) ?? (await draw(variant));
    if (known.has(key)) progress.done += semillas.length;
    known.set(key, drawn);
    first ??= drawn;
    const run = runAllocation(drawn.replica, variant.semilla);
    step();
    compared.push({
      cupos: run.summary.cupos,
      inputHash: run.inputHash,
      hash: run.hash,
      findings: [...run.findings, ...drawn.findings].slice(0, MOST_FINDINGS),
      cells: cellsOf(rows, countFigures(run.market, rows, run.allocation.oferta), drawn.figures, first.figures),
    });
  }

  async function draw(variant: Variant): Promise<Drawn> {
    const market = createVariantMarket(base, facts, traits, variant);
    const replica = await readReplicaFile(new Blob([...writeReplica(market)]));
    const found: Finding[] = [];
    const figures = semillas.map((semilla) => {
      const { oferta } = allocate(replica.market, semilla);
      const { tickets, ofertas } = replica.market;
      found.push(...checkAllocation(replica.checked, semilla, { tickets, ofertas, oferta }).slice(0, 1));
      step();
      return countFigures(replica.market, rows, oferta);
    });
    return { replica, figures, findings: found };
  }

  return {
    rows: rows.rows.map((row) => ({ ...row })),
    variants: compared,
    semillas: semillas.length,
    changed: countChanged(base, facts, traits),
  };
}

/** A comparison is of simulations alone (A13). */
function refuseOfficial({ semilla, market }: MarketReplica, { variants, semillas }: ComparisonJob): void {
  const official = [...market.semillasAnteriores, ...(semilla === undefined ? [] : [semilla])];
  const used = [...variants.map((variant) => variant.semilla), ...semillas];
  if (!used.some((one) => official.includes(one))) return;
  throw new InvalidMarket(['Una semilla es la oficial de esta lista: escriba otra para simular'], 1);
}

/** Of each row its figures. */
function cellsOf(
  { rows }: Rows,
  own: Uint32Array,
  drawn: readonly Uint32Array[],
  firsts: readonly Uint32Array[],
): ComparisonCell[][] {
  const valuesAt = (figures: readonly Uint32Array[], at: number) => Uint32Array.from(figures, (one) => one[at] as number);
  return rows.map((_, row) =>
    FIGURES.map((__, figure) => {
      const at = row * FIGURES.length + figure;
      const mine = own[at] as number;
      return { own: mine, spread: drawn.length === 0 ? null : spreadOf(mine, valuesAt(drawn, at), valuesAt(firsts, at)) };
    }),
  );
}
