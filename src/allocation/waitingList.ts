import type { Asignacion } from './allocate';
import { seatedInOrder, takeReserved } from './cutOffs';
import { growingBytes, growingIntegers, growingNumbers, growingShorts } from './growingArrays';
import { countCupos, countSolicitudes, type Mercado } from './market';
import { countBetter } from './opcionIndex';
import { packTextos, textoAt } from './packedTexts';

/**
 * How a solicitud stands when the list moves:
 * - firme: it keeps its seat and waits for nothing (accepted, enrolled, or offered and not answered yet);
 * - con-cupo: it accepted its seat and waits for a better option;
 * - sin-cupo: it has none, and waits;
 * - fuera: it is out (declined, lapsed, withdrawn), and its seat, if it had one, is free.
 */
export type Situacion = 'firme' | 'con-cupo' | 'sin-cupo' | 'fuera';

/**
 * The place of each option in its oferta's waiting list: 1 for the next one; 0: it does not wait there. Those wait who
 * would rather have the oferta than what they have, in the common order (reserved seats that come free may go to one
 * further down). Place `i` is that of the market's option `i`.
 */
export function findLugaresEnLista(
  mercado: Mercado,
  { oferta: given, orden }: Asignacion,
  situacion: (solicitud: number) => Situacion,
): Uint32Array<ArrayBuffer> {
  const waiting = new Uint8Array(mercado.opcion.length);
  for (let solicitud = 0; solicitud < countSolicitudes(mercado); solicitud += 1) {
    if (!isWaiting(situacion(solicitud))) continue;
    const start = mercado.inicio[solicitud] as number;
    const better = countBetter(mercado, solicitud, given[solicitud] as number);
    for (let option = start; option < start + better; option += 1) waiting[orden.posicion[option] as number] = 1;
  }
  const lugares = new Uint32Array(mercado.opcion.length);
  mercado.ofertas.forEach((_, oferta) => {
    let place = 0;
    for (let position = orden.inicio[oferta] as number; position < (orden.inicio[oferta + 1] as number); position += 1) {
      if (waiting[position] === 1) lugares[position] = place += 1;
    }
  });
  return orden.posicion.map((position) => lugares[position] as number);
}

const isWaiting = (situacion: Situacion): boolean => situacion === 'con-cupo' || situacion === 'sin-cupo';

/**
 * The market of a waiting list's batch (domain.md): the free seats, those who wait with their seat, who bring it and
 * cannot lose it, and those who wait without one. It is allocated as any other, by the same seed.
 * A reserve is a minimum: the seats of it that stay taken are no longer reserved.
 */
export function createLote(mercado: Mercado, asignacion: Asignacion, situacion: (solicitud: number) => Situacion): Mercado {
  const { oferta: given, orden } = asignacion;
  const keeps = (solicitud: number) => ['firme', 'con-cupo'].includes(situacion(solicitud));
  const vacantes = countCupos(mercado);
  given.forEach((oferta, solicitud) => {
    if (oferta >= 0 && keeps(solicitud)) vacantes[oferta] = (vacantes[oferta] as number) - 1;
  });
  const reservas = mercado.reservas.slice();
  mercado.ofertas.forEach((_, oferta) => {
    const firm = seatedInOrder(mercado, asignacion, oferta).filter(
      (position) => situacion(orden.solicitud[position] as number) === 'firme',
    );
    mercado.grupos.forEach((__, group) => {
      const at = oferta * mercado.grupos.length + group;
      const before = firm.length;
      takeReserved(firm, orden.pertenencia, group, reservas[at] as number);
      reservas[at] = (reservas[at] as number) - (before - firm.length);
    });
  });
  return { ...mercado, vacantes, reservas, ...waitingSolicitudes(mercado, given, situacion) };
}

/** Those who wait, with the options that they would rather have than what they have. */
function waitingSolicitudes(mercado: Mercado, given: Int32Array, situacion: (solicitud: number) => Situacion) {
  const tiquetes: string[] = [];
  const familia = growingIntegers();
  const actual = growingIntegers();
  const inicio = growingNumbers();
  const opcion = growingNumbers();
  const clase = growingBytes();
  const pertenencia = growingShorts();
  inicio.add(0);
  for (let solicitud = 0; solicitud < countSolicitudes(mercado); solicitud += 1) {
    const state = situacion(solicitud);
    if (!isWaiting(state)) continue;
    const held = state === 'con-cupo' ? (given[solicitud] as number) : -1;
    tiquetes.push(textoAt(mercado.tiquetes, solicitud));
    familia.add(mercado.familia[solicitud] as number);
    actual.add(held);
    const start = mercado.inicio[solicitud] as number;
    for (let option = start; option < start + countBetter(mercado, solicitud, held); option += 1) {
      opcion.add(mercado.opcion[option] as number);
      clase.add(mercado.clase[option] as number);
      pertenencia.add(mercado.pertenencia[option] as number);
    }
    inicio.add(opcion.length);
  }
  return {
    tiquetes: packTextos(tiquetes),
    familia: familia.finish(),
    actual: actual.finish(),
    inicio: inicio.finish(),
    opcion: opcion.finish(),
    clase: clase.finish(),
    pertenencia: pertenencia.finish(),
  };
}
