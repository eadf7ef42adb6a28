import { readOperations } from '#backend/contract/operations.ts';
import type { ContractCheck } from './runSuite';
import { fileChecks } from './checks/fileChecks';
import { lookUpChecks } from './checks/lookUpChecks';
import { managementChecks, permissionChecks } from './checks/managementChecks';
import { limitChecks } from './checks/limitChecks';
import { publicChecks } from './checks/publicChecks';
import { filingChecks } from './checks/filingChecks';
import { reclamoChecks } from './checks/reclamoChecks';
import { processingChecks } from './checks/processingChecks';
import { lifeChecks } from './checks/lifeChecks';

/** All that a backend must do. */
export function allChecks(): readonly ContractCheck[] {
  return [
    ...publicChecks,
    ...filingChecks,
    ...lookUpChecks,
    ...lifeChecks,
    ...processingChecks,
    ...reclamoChecks,
    ...fileChecks,
    ...permissionChecks(readOperations()),
    ...managementChecks,
    ...limitChecks,
  ];
}
