import { parseArgs } from 'node:util';

import { checkSignIn } from './checkSignIn';
import { readAddress } from './suiteClient';
import { run, type CheckResult } from './runSuite';
import { readAccounts, usage } from './accounts';
import { allChecks } from './allChecks';

const opcion = { type: 'string' } as const;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { usuario: opcion, clave: opcion, usuario2: opcion, clave2: opcion, usuario3: opcion, clave3: opcion },
  });
  const [url] = positionals;
  if (url === undefined || positionals.length > 1) throw new Error(usage);
  return { base: readAddress(url), cuentas: readAccounts(values, process.env) };
}

function tell({ group, name, outcome, detail }: CheckResult): void {
  const line = `${outcome.padEnd(16)} ${group}: ${name}`;
  console.log(detail === undefined ? line : `${line}\n${' '.repeat(17)}${detail}`);
}

/** Ends with 0 when all passes (what is 'sin implementar' is told, not held against it), 1 when not, 2 when it cannot begin. */
async function main(): Promise<void> {
  const { base, cuentas } = readArguments();
  await checkSignIn(base, cuentas);
  const results = await run({ base, accounts: cuentas, checks: allChecks(), tell });
  const countOf = (outcome: CheckResult['outcome']): number => results.filter((one) => one.outcome === outcome).length;
  const [passed, failed, skipped, notImplemented] = (['pasa', 'falla', 'omitida', 'sin implementar'] as const).map(countOf);
  console.log(`\n${passed} pasan, ${failed} fallan, ${skipped} omitidas, ${notImplemented} sin implementar`);
  process.exitCode = failed === 0 && skipped === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
