import type { SolicitudDeFuncionario } from '../../../src/shared/educacion/tipos';
import { funcionario } from './actor';
import { anotar } from './anotar';
import { ahora, type Contexto } from './contexto';
import { buscarFila, exigirFila } from './fila';
import { llaveDeRadicado } from './identificar';
import { verComoFuncionario } from './vistas';

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
