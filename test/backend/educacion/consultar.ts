import type { SolicitudDeFamilia } from '../../../src/shared/educacion/tipos';
import { familia } from './actor';
import { anotar } from './anotar';
import { ahora, type Contexto } from './contexto';
import type { Identificacion } from './cuerpos';
import { buscarFila } from './fila';
import { identificar, llaveDeRadicado } from './identificar';
import { verComoFamilia } from './vistas';

/** The request as its family sees it; the log keeps that it was read. @throws `noEncontrada` */
export async function consultar(contexto: Contexto, identificacion: Identificacion): Promise<SolicitudDeFamilia> {
  const { db } = contexto;
  const instant = ahora(contexto);
  const fila = identificar(await buscarFila(db, llaveDeRadicado(identificacion.radicado)), identificacion);
  const vista = await verComoFamilia(db, fila, instant);
  await anotar(db, { solicitud: fila.id, en: instant, actor: familia, que: 'lectura' });
  return vista;
}
