import type { DatosDeSolicitud } from '#domain/contractTypes.ts';
import type { Llamada, Radicada } from '../testApi';
import { esDeFamilia, type Movida } from './promise';

export interface Intento {
  readonly una: Radicada;
  readonly version: number;
  /** The login of who tries what is staff's; without one, nobody's. */
  readonly como?: string | undefined;
  /** What the family sends as the pupil's document; by default, the right one. */
  readonly documento?: string;
  /** What the family sends in the place of the old. */
  readonly datos?: DatosDeSolicitud;
  /** The last day to answer a correction. */
  readonly antesDe?: string;
  /** The condition that is decided. */
  readonly condicion?: string;
}

function deFamilia(movida: Movida, { una, version, documento, datos = una.datos }: Intento): readonly [string, Llamada] {
  const identificacion = { ...una.identificacion, ...(documento !== undefined && { documento }) };
  const con = (path: string, body: object): readonly [string, Llamada] => [`consulta/${path}`, { body: { identificacion, version, ...body } }];
  if (movida === 'editar') return con('edicion', { datos });
  if (movida === 'subsanar') return con('subsanacion', { datos });
  return movida === 'retirar' ? con('retiro', { motivo: null }) : con('respuesta', { respuesta: movida });
}

function deFuncionario(movida: Movida, intento: Intento): readonly [string, Llamada] {
  const { una, version, como, antesDe = '2025-10-20', condicion = 'discapacidad' } = intento;
  const con = (path: string, body: object, method: 'POST' | 'PUT' = 'POST'): readonly [string, Llamada] => [
    `tramitacion/solicitudes/${una.radicado}/${path}`,
    { method, body: { version, ...body }, ...(como !== undefined && { como }) },
  ];
  if (movida === 'tomar') return con('toma', {});
  if (movida === 'liberar') return con('liberacion', {});
  if (movida === 'decidir') return con(`condiciones/${condicion}`, { decision: 'aprobada', motivo: null }, 'PUT');
  return con('movimientos', { a: movida, motivo: 'Un motivo', antesDe: movida === 'por_subsanar' ? antesDe : null });
}

/** How a move is asked for over HTTP. */
export function llamadaDe(movida: Movida, intento: Intento): readonly [string, Llamada] {
  return esDeFamilia(movida) ? deFamilia(movida, intento) : deFuncionario(movida, intento);
}
