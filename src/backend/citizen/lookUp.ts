import type { SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { familia } from '../solicitud/actor';
import { anotar } from '../solicitud/log';
import { ahora, type Contexto } from '../context';
import type { Identificacion } from '../solicitud/solicitudInputs';
import { buscarFila } from '../solicitud/solicitudRow';
import { identificar, llaveDeRadicado } from '../solicitud/identify';
import { verComoFamilia } from '../solicitud/solicitudViews';

/** The request as its family sees it; the log keeps that it was read. @throws `noEncontrada` */
export async function consultar(contexto: Contexto, identificacion: Identificacion): Promise<SolicitudDeFamilia> {
  const { db } = contexto;
  const instant = ahora(contexto);
  const fila = identificar(await buscarFila(db, llaveDeRadicado(identificacion.radicado)), identificacion);
  const vista = await verComoFamilia(db, fila, instant);
  await anotar(db, { solicitud: fila.id, en: instant, actor: familia, que: 'lectura' });
  return vista;
}
