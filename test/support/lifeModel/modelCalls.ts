import type { SolicitudData } from '#domain/contractTypes.ts';
import type { ApiCall, FiledSolicitud } from '../testApi';
import { isFamilyMove, type ModelMove } from './promise';

export interface ModelAttempt {
  readonly solicitud: FiledSolicitud;
  readonly version: number;
  /** The login of who tries what is staff's; without one, nobody's. */
  readonly login?: string | undefined;
  /** What the family sends as the pupil's document; by default, the right one. */
  readonly documento?: string;
  /** What the family sends in the place of the old. */
  readonly data?: SolicitudData;
  /** The last day to answer a correction. */
  readonly antesDe?: string;
  /** The condition that is decided. */
  readonly condicion?: string;
}

function asFamily(
  move: ModelMove,
  { solicitud, version, documento, data = solicitud.datos }: ModelAttempt,
): readonly [string, ApiCall] {
  const identificacion = { ...solicitud.identificacion, ...(documento !== undefined && { documento }) };
  const withBody = (path: string, body: object): readonly [string, ApiCall] => [
    `consulta/${path}`,
    { body: { identificacion, version, ...body } },
  ];
  if (move === 'editar') return withBody('edicion', { datos: data });
  if (move === 'subsanar') return withBody('subsanacion', { datos: data });
  return move === 'retirar' ? withBody('retiro', { motivo: null }) : withBody('respuesta', { respuesta: move });
}

function asStaff(move: ModelMove, attempt: ModelAttempt): readonly [string, ApiCall] {
  const { solicitud, version, login, antesDe = '2025-10-20', condicion = 'discapacidad' } = attempt;
  const withBody = (path: string, body: object, method: 'POST' | 'PUT' = 'POST'): readonly [string, ApiCall] => [
    `tramitacion/solicitudes/${solicitud.radicado}/${path}`,
    { method, body: { version, ...body }, ...(login !== undefined && { login }) },
  ];
  if (move === 'tomar') return withBody('toma', {});
  if (move === 'liberar') return withBody('liberacion', {});
  if (move === 'decidir') return withBody(`condiciones/${condicion}`, { decision: 'aprobada', motivo: null }, 'PUT');
  if (move === 'reabrir') return withBody('reapertura', { motivo: 'Un motivo' });
  if (move === 'confirmar_reapertura') return withBody('reapertura', { reabre: true }, 'PUT');
  if (move === 'rechazar_reapertura') return withBody('reapertura', { reabre: false }, 'PUT');
  return withBody('movimientos', {
    a: move,
    motivo: 'Un motivo',
    antesDe: move === 'por_subsanar' ? antesDe : null,
    ...(move === 'asignada' && { oferta: solicitud.datos.opciones[1] }),
  });
}

/** How a move is asked for over HTTP. */
export function callOf(move: ModelMove, attempt: ModelAttempt): readonly [string, ApiCall] {
  return isFamilyMove(move) ? asFamily(move, attempt) : asStaff(move, attempt);
}
