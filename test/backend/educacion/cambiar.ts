import type { DatosDeSolicitud, SolicitudDeFamilia } from '../../../src/shared/educacion/tipos';
import { type Queryable, violates } from '../db/database';
import { familia } from './actor';
import { comoFamilia } from './comoFamilia';
import { ahora, type Contexto } from './contexto';
import { convocatoriaDe } from './convocatoria';
import type { Edicion } from './cuerpos';
import { bloquearFamilias, rehacerFamilias } from './familias';
import type { Fila } from './fila';
import { cambiarDatos } from './guardarDatos';
import type { Cambios } from './escribirPasos';
import { mover } from './mover';
import { leerNombradas } from './ofertas';
import { solicitudViva } from './radicar';
import { revisarDatos } from './revisarDatos';
import { revisarReferencias } from './revisarReferencias';
import { diaEn } from './zona';

interface Cambio {
  readonly accion: 'editar' | 'subsanar';
  /** The conditions whose decision stays, given the data before and after. */
  readonly conservar: (antes: DatosDeSolicitud, despues: DatosDeSolicitud) => readonly string[];
  readonly cambios: Cambios;
}

/** A family's new data in the place of the old. @throws as `comoFamilia`, 409, 422 */
export async function cambiar(
  contexto: Contexto,
  { identificacion, version, datos }: Edicion,
  { accion, conservar, cambios }: Cambio,
): Promise<SolicitudDeFamilia> {
  const catalogos = await contexto.catalogos();
  const hoy = diaEn(contexto.timeZone, ahora(contexto));
  const escribir = async (tx: Queryable, fila: Fila, instant: Date): Promise<Cambios> => {
    const nuevos = revisarDatos(datos, await convocatoriaDe(tx, fila.convocatoria), catalogos, hoy);
    const { anio, radicado, id } = fila;
    await revisarReferencias(tx, nuevos, await leerNombradas(tx, nuevos), { anio, radicado, solicitud: id }, instant);
    await cambiarDatos(tx, id, nuevos, conservar(fila.datos, nuevos), instant);
    await rehacerFamilias(tx, id);
    return cambios;
  };
  try {
    return await comoFamilia(
      contexto,
      identificacion,
      (tx, fila, instant) =>
        mover(tx, fila, {
          actor: familia,
          pide: { accion },
          instant,
          version,
          // What was there before is kept: a decision may have stood on it.
          detalle: { antes: fila.datos },
          escribir: () => escribir(tx, fila, instant),
        }),
      bloquearFamilias,
    );
  } catch (error) {
    if (violates(error, 'una_solicitud_viva')) throw solicitudViva();
    throw error;
  }
}
