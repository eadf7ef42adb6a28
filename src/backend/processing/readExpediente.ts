import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { funcionario } from '../solicitud/actor';
import { anotar } from '../solicitud/log';
import { ahora, type Contexto } from '../context';
import { buscarFila, exigirFila } from '../solicitud/solicitudRow';
import { llaveDeRadicado } from '../solicitud/identify';
import { verComoFuncionario } from '../solicitud/solicitudViews';

/** The whole file; the log keeps who read it (domain.md, law). @throws 404 */
export async function leerSolicitud(
  contexto: Contexto,
  login: string,
  radicado: string,
): Promise<SolicitudDeFuncionario> {
  const { db } = contexto;
  const instant = ahora(contexto);
  const fila = exigirFila(await buscarFila(db, llaveDeRadicado(radicado)));
  // Before the answer: nothing is read that the log does not know.
  await anotar(db, { solicitud: fila.id, en: instant, actor: funcionario(login), que: 'lectura' });
  return verComoFuncionario(db, fila, login, instant);
}
