import type { Etapa } from '#domain/contractTypes.ts';
import { isUnderWay } from './stepJob';

/** Why a stage that is closed cannot be frozen yet, or not by this person; the backend decides. */
export function whyNotFreeze(etapa: Etapa): string | null {
  const { situacion, sinDecidir, cuposPorRevisar, acciones } = etapa;
  if (acciones.includes('congelar') || isUnderWay(etapa)) return null;
  if (situacion === 'abierta') return 'La lista se congela cuando la etapa cierre.';
  if (situacion !== 'cerrada') return null;
  if (sinDecidir > 0) {
    const pending = sinDecidir === 1 ? 'Falta 1 solicitud' : `Faltan ${sinDecidir} solicitudes`;
    return `${pending} por decidir.`;
  }
  // They are listed beneath.
  if (cuposPorRevisar.total > 0) return null;
  return 'Primero se publica la etapa anterior.';
}

/** Why a registered result cannot be published by this person. */
export function whyNotPublish(etapa: Etapa, user: string | null): string | null {
  const { situacion, corrida, acciones, anulacion } = etapa;
  // It says so itself.
  if (anulacion !== null) return null;
  if (situacion !== 'corrida' || acciones.includes('publicar') || isUnderWay(etapa)) return null;
  return corrida?.quien === user
    ? 'Usted registró este resultado, y lo publica otra persona: pídale que entre con su propio usuario, lo recalcule y lo publique.'
    : 'Usted no puede publicar este resultado: lo publica una persona con permiso que no lo haya registrado.';
}

/** Why the waiting list of a published stage does not move today. */
export function whyNotMove(etapa: Etapa): string | null {
  const { situacion, acciones, fechasDeLista } = etapa;
  if (situacion !== 'publicada' || acciones.includes('mover_lista') || acciones.includes('cerrar_lista')) return null;
  if (isUnderWay(etapa)) return null;
  return fechasDeLista.length === 0
    ? 'Esta convocatoria no tiene fechas para la lista de espera.'
    : 'La lista es una sola para todas las etapas: se mueve desde la última que se publicó, en las fechas publicadas, una vez en cada una, y no mientras haya una lista congelada.';
}
