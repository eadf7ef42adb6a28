import type { ReportProgress } from '../market';
import { type Choice, createChoice } from './choice';
import { type Contenders, findContenders, IS_IN } from './contenders';
import { describeOpcion, nameOferta, nameSolicitud } from './describe';
import { collectFindings, type Finding, type Findings } from './findings';
import { createHeirs } from './heirs';
import { findImprovements } from './improvement';
import type { CheckedMarket } from './readMarket';
import { type Got, readResult, type Result } from './readResult';

/**
 * Everything that is wrong with a result, by the rules A1 to A9 alone (A10); nothing, if it is right.
 * Shares no code with what computes results, nor with what reads their lists: no more than the rows of a file.
 */
export function checkAllocation(
  market: CheckedMarket,
  seed: string,
  result: Result,
  reportProgress?: ReportProgress,
): readonly Finding[] {
  const findings = collectFindings();
  reportProgress?.('check', 0, 4);
  const got = readResult(market, result, findings);
  if (!got) return findings.found;
  reportProgress?.('check', 1, 4);
  const contenders = findContenders(market, seed, got);
  reportProgress?.('check', 2, 4);
  const choice = createChoice(market, contenders);
  const heirs = createHeirs(market, got, contenders, choice);
  const inside = countInside(market, got);
  for (let oferta = 0; oferta < choice.cupos.length; oferta += 1) {
    choice.choose(oferta);
    checkOferta(market, contenders, choice, oferta, inside[oferta] ?? 0, findings);
    if (findings.found.length === 0) heirs.read(oferta);
  }
  reportProgress?.('check', 3, 4);
  // Only of a stable result can it be told whether another one is better.
  if (findings.found.length === 0) {
    findImprovements(market, heirs, (solicitud, oferta) => {
      const best = describeOpcion(market, solicitud, oferta);
      const orBetter = best === 'en su opción 1' ? best : `${best} o en una mejor`;
      const has = describeOpcion(market, solicitud, got.oferta[solicitud] ?? -1);
      findings.add('notBest', `${nameSolicitud(market, solicitud)} debe quedar ${orBetter}, no ${has}`);
    });
  }
  reportProgress?.('check', 4, 4);
  return findings.found;
}

/** How many are in each oferta. */
function countInside({ ofertas }: CheckedMarket, { oferta }: Got): Uint32Array {
  const inside = new Uint32Array(ofertas.count());
  for (const one of oferta) if (one >= 0) inside[one] = (inside[one] ?? 0) + 1;
  return inside;
}

/** Who is in and who would rather be, held against whom the oferta has to choose. */
function checkOferta(
  market: CheckedMarket,
  { starts, solicitud, details, holders }: Contenders,
  { cupos, rights }: Choice,
  oferta: number,
  inside: number,
  findings: Findings,
): void {
  const seats = cupos[oferta] ?? 0;
  const start = starts[oferta] ?? 0;
  const end = starts[oferta + 1] ?? 0;
  if (inside > seats) findings.add('overfull', `${nameOferta(market, oferta)} tiene ${seats} cupos y ${inside} asignados`);
  if (inside < seats && end - start + (holders[oferta] ?? 0) > inside) {
    const free = seats - inside;
    findings.add('unusedCupo', `${nameOferta(market, oferta)} tiene ${free} cupos sin asignar y hay quien los prefiere`);
    return;
  }
  for (let position = start; position < end; position += 1) {
    const right = rights[position] ?? 0;
    if (right === 0 || ((details[position] ?? 0) & IS_IN) !== 0) continue;
    const who = `${nameOferta(market, oferta)}: ${nameSolicitud(market, solicitud[position] ?? 0)}`;
    if (right <= market.groupCount) findings.add('ignoredReserva', `${who} tiene derecho a un cupo reservado`);
    else findings.add('ignoredOrder', `${who} va antes que alguien que quedó`);
  }
}
