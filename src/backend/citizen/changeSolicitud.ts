import type { DatosDeSolicitud, SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { type Queryable, violates } from '../db/database';
import { familia } from '../solicitud/actor';
import { comoFamilia } from './asFamily';
import { ahora, type Contexto } from '../context';
import { convocatoriaDe } from '../solicitud/convocatoria';
import type { Edicion } from '../solicitud/solicitudInputs';
import { bloquearFamilias, rehacerFamilias } from '../solicitud/families';
import type { Fila } from '../solicitud/solicitudRow';
import { cambiarDatos } from '../solicitud/saveData';
import type { Cambios } from '../solicitud/writeSteps';
import { mover } from '../solicitud/moveSolicitud';
import { leerNombradas } from '../solicitud/ofertas';
import { solicitudViva } from '../solicitud/fileSolicitud';
import { revisarDatos } from '../solicitud/checkData';
import { revisarReferencias } from '../solicitud/checkReferences';
import { diaEn } from '../timeZone';

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
