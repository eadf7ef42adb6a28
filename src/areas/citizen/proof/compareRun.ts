import type { Obtained, WantedCheck } from './checkState';

/**
 * What is not as it was published: `file`: its bytes; `list`: another than the frozen one; `rules`: the checker found the
 * result at fault; `result`: the rules give another one.
 */
export type Difference = 'file' | 'list' | 'rules' | 'result';

/** Holds what this browser obtained to what was published; nothing: they are the same. */
export function compareRun({ archivo, huellaLista, huella }: WantedCheck, obtained: Obtained): readonly Difference[] {
  const { bytes, fileHash, outcome } = obtained;
  const differs: readonly (readonly [Difference, boolean])[] = [
    ['file', bytes !== archivo.bytes || fileHash !== archivo.sha256],
    ['list', huellaLista !== null && outcome.inputHash !== huellaLista],
    ['rules', outcome.findings.length > 0],
    ['result', outcome.hash !== huella],
  ];
  return differs.flatMap(([difference, isThere]) => (isThere ? [difference] : []));
}
