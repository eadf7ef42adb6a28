import { createSuiteClient } from './suiteClient';
import { createSuiteWorld, type Accounts, type SuiteWorld } from './suiteWorld';
import { CheckFailure, SkippedCheck, NotImplemented } from './checkOutcome';

export type CheckGroup =
  | 'sesion'
  | 'publico'
  | 'radicacion'
  | 'consulta'
  | 'vida'
  | 'tramitacion'
  | 'archivos'
  | 'gestion'
  | 'administracion'
  | 'limites';

/** One thing that a backend must do. */
export interface ContractCheck {
  readonly group: CheckGroup;
  /** In Spanish: what is promised. */
  readonly name: string;
  /** @throws CheckFailure, SkippedCheck or NotImplemented */
  readonly run: (world: SuiteWorld) => Promise<void>;
}

/** The checks of a group, by their names. */
export const checksOf = (group: CheckGroup, checks: Readonly<Record<string, ContractCheck['run']>>): readonly ContractCheck[] =>
  Object.entries(checks).map(([name, run]) => ({ group, name, run }));

export interface CheckResult {
  readonly group: CheckGroup | 'limpieza';
  readonly name: string;
  readonly outcome: 'pasa' | 'falla' | 'omitida' | 'sin implementar';
  /** Why it did not pass. */
  readonly detail?: string;
}

function judge(group: CheckResult['group'], error: unknown): Pick<CheckResult, 'outcome' | 'detail'> {
  if (error instanceof SkippedCheck) return { outcome: 'omitida', detail: error.message };
  if (error instanceof NotImplemented) {
    // Only who manages places, or users, can wait for theirs: without the rest nothing works.
    return group === 'gestion' || group === 'administracion'
      ? { outcome: 'sin implementar', detail: error.message }
      : { outcome: 'falla', detail: `${error.message} no está implementado` };
  }
  if (error instanceof CheckFailure) return { outcome: 'falla', detail: error.message };
  throw error;
}

interface SuiteRun {
  /** `apiBase`, without a slash at its end. */
  readonly base: string;
  readonly accounts: Accounts;
  readonly checks: readonly ContractCheck[];
  /** Told of each result as it comes. */
  readonly tell?: (result: CheckResult) => void;
}

/** Runs the trials one after the other, and withdraws what they made; the limits, which lock who calls, come last. */
export async function run({ base, accounts, checks, tell }: SuiteRun): Promise<readonly CheckResult[]> {
  const world = createSuiteWorld(createSuiteClient(base), accounts);
  const results: CheckResult[] = [];
  const tryOne = async (group: CheckResult['group'], name: string, runOne: () => Promise<void>): Promise<void> => {
    let result: CheckResult;
    try {
      await runOne();
      result = { group, name, outcome: 'pasa' };
    } catch (error) {
      result = { group, name, ...judge(group, error) };
    }
    results.push(result);
    tell?.(result);
  };
  const runAll = async (chosen: readonly ContractCheck[]): Promise<void> => {
    for (const { group, name, run: runOne } of chosen) await tryOne(group, name, () => runOne(world));
  };
  await runAll(checks.filter(({ group }) => group !== 'limites'));
  await runAll(checks.filter(({ group }) => group === 'limites'));
  await tryOne('limpieza', 'las solicitudes de la prueba quedan retiradas', async () => {
    const left = await world.withdrawAll();
    if (left > 0) throw new CheckFailure(`${left} no se pudieron retirar: búsquelas por «PRUEBA DEL CONTRATO»`);
  });
  return results;
}
