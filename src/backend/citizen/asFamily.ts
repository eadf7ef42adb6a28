import type { SolicitudDeFamilia } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { ahora, type Contexto } from '../context';
import type { Identificacion } from '../solicitud/solicitudInputs';
import { bloquearFila, type Fila } from '../solicitud/solicitudRow';
import { identificar, llaveDeRadicado } from '../solicitud/identify';
import { verComoFamilia } from '../solicitud/solicitudViews';

/** One step of a family's, on the request that it identified, locked. */
type PasoDeFamilia = (tx: Queryable, fila: Fila, instant: Date) => Promise<Fila>;

/**
 * @param antes what must be locked before the request
 * @throws `noEncontrada`, and what the step throws, with nothing written
 */
export function comoFamilia(
  contexto: Contexto,
  identificacion: Identificacion,
  paso: PasoDeFamilia,
  antes?: (tx: Queryable) => Promise<void>,
): Promise<SolicitudDeFamilia> {
  const instant = ahora(contexto);
  return contexto.db.transaction(async (tx) => {
    await antes?.(tx);
    const found = await bloquearFila(tx, llaveDeRadicado(identificacion.radicado));
    const fila = await paso(tx, identificar(found, identificacion), instant);
    return verComoFamilia(tx, fila, instant);
  });
}
