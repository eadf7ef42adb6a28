import { readOperations } from '#backend/contract/operations.ts';
import type { Prueba } from './runSuite';
import { archivos } from './checks/fileChecks';
import { consulta } from './checks/lookUpChecks';
import { gestion, permisos } from './checks/managementChecks';
import { limites } from './checks/limitChecks';
import { publico } from './checks/publicChecks';
import { radicacion } from './checks/filingChecks';
import { tramitacion } from './checks/processingChecks';
import { vida } from './checks/lifeChecks';

/** All that a backend must do. */
export function todasLasPruebas(): readonly Prueba[] {
  return [
    ...publico,
    ...radicacion,
    ...consulta,
    ...vida,
    ...tramitacion,
    ...archivos,
    ...permisos(readOperations()),
    ...gestion,
    ...limites,
  ];
}
