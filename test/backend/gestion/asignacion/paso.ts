import type { components } from '../../../../src/shared/educacion/contrato';
import type { Queryable } from '../../db/database';
import { ahora, type Contexto } from '../../educacion/contexto';
import { bloquearEtapa, subirVersion } from './etapas';
import { exigirPaso, type Sabido } from './pasos';
import { saberDe, verEtapaAhora } from './verEtapa';

type Etapa = components['schemas']['Etapa'];

interface Paso {
  readonly codigo: string;
  readonly version: number;
  readonly login: string;
  readonly accion: Etapa['acciones'][number];
  /** Writes the step, once it is allowed; what it throws undoes all. */
  readonly escribir: (tx: Queryable, sabido: Sabido) => Promise<void>;
}

/**
 * One step of a stage's official run, in one transaction, one at a time in a call.
 * @returns the stage as it is then
 * @throws 404, 409 and what `escribir` throws, with nothing written
 */
export function darPaso(contexto: Contexto, { codigo, version, login, accion, escribir }: Paso): Promise<Etapa> {
  const instant = ahora(contexto);
  const vista = { instant, timeZone: contexto.timeZone, login };
  return contexto.db.transaction(async (tx) => {
    const llamado = await bloquearEtapa(tx, codigo, version, instant);
    const sabido = await saberDe(tx, llamado, vista);
    exigirPaso(sabido, accion);
    await escribir(tx, sabido);
    await subirVersion(tx, llamado.etapa);
    return verEtapaAhora(tx, llamado.etapa, vista);
  });
}
