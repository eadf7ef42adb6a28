import type { SolicitudDeFuncionario } from '../../../src/shared/educacion/tipos';
import type { Queryable } from '../db/database';
import { ahora, type Contexto } from './contexto';
import { bloquearFila, exigirFila, type Fila } from './fila';
import { llaveDeRadicado } from './identificar';
import { verComoFuncionario } from './vistas';

/** One step of who processes requests, on a locked one. */
type PasoDeFuncionario = (tx: Queryable, fila: Fila, instant: Date) => Promise<Fila>;

/** @throws 404, and what the step throws, with nothing written */
export function comoFuncionario(
  contexto: Contexto,
  login: string,
  radicado: string,
  paso: PasoDeFuncionario,
): Promise<SolicitudDeFuncionario> {
  const instant = ahora(contexto);
  return contexto.db.transaction(async (tx) => {
    const fila = await paso(tx, exigirFila(await bloquearFila(tx, llaveDeRadicado(radicado))), instant);
    return verComoFuncionario(tx, fila, login, instant);
  });
}
