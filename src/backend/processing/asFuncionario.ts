import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { ahora, type Contexto } from '../context';
import { bloquearFila, exigirFila, type Fila } from '../solicitud/solicitudRow';
import { llaveDeRadicado } from '../solicitud/identify';
import { verComoFuncionario } from '../solicitud/solicitudViews';

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
