import { allocate, type Allocation } from './allocate';
import { checkAllocation } from './checker/checkAllocation';
import type { Finding } from './checker/findings';
import { findCutOffs, type CutOffOfOferta } from './cutOffs';
import { InvalidMarket } from './violations';
import { hashResult } from './hashes';
import type { ReportProgress, Market } from './market';
import type { MarketReplica } from './replica/readReplica';
import { type RunSummary, summarize } from './runSummary';
import { faultOfSemilla } from './semilla';

/** All that a run gives. */
export interface Run {
  readonly market: Market;
  readonly semilla: string;
  readonly allocation: Allocation;
  readonly summary: RunSummary;
  /** Of each oferta. */
  readonly cutOffs: readonly CutOffOfOferta[];
  /** The SHA-256 of the input and of input, seed and result (hashes.ts), in hexadecimal. */
  readonly inputHash: string;
  readonly hash: string;
  /** What the checker found: nothing, or this result must not be used. */
  readonly findings: readonly Finding[];
}

/**
 * Allocates, checks and hashes: the same in a worker, in the backend and from the command line.
 * @throws InvalidMarket if the seed is none (domain/semilla.ts)
 */
export function runAllocation(replica: MarketReplica, semilla: string, reportProgress?: ReportProgress): Run {
  checkSemilla(semilla);
  const { market, checked, inputHash } = replica;
  const allocation = allocate(market, semilla, reportProgress);
  const { tickets, ofertas } = market;
  const result = { tickets, ofertas, oferta: allocation.oferta };
  return {
    market,
    semilla,
    allocation,
    findings: checkAllocation(checked, semilla, result, reportProgress),
    summary: summarize(market, allocation.oferta),
    cutOffs: findCutOffs(market, allocation),
    inputHash,
    hash: hashResult(market, inputHash, semilla, allocation.oferta, reportProgress),
  };
}

function checkSemilla(semilla: string): void {
  const fault = faultOfSemilla(semilla);
  if (fault !== undefined) throw new InvalidMarket([fault], 1);
}
