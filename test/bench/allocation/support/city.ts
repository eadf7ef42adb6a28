import type { Market } from '#allocation/market.ts';

/** How large a market is. */
export interface MarketSize {
  readonly solicitudes: number;
  readonly ofertas: number;
  readonly opciones: number;
}

const TICKET = 32;
const CLASSES = 6;
const GROUPS = ['G1', 'G2'];
const HEXADECIMAL = new TextEncoder().encode('0123456789abcdef');

/** Repeatable chance: a whole number below `most` (xorshift). */
function createChance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % most;
  };
}

/**
 * A market as cities have them: some ofertas wanted by many; seats for nine in ten; two overlapping groups with a
 * reserve at every oferta; one in ten with a seat already, one in ten with a brother or a sister.
 */
export function createCity({ solicitudes, ofertas, opciones }: MarketSize): Market {
  const chance = createChance(20_261_128);
  const seats = Math.max(1, Math.floor((0.9 * solicitudes) / ofertas));
  const tickets = Uint8Array.from({ length: solicitudes * TICKET }, () => HEXADECIMAL[chance(16)] ?? 0);
  const families = Math.ceil(solicitudes / 20);
  const options = new Uint32Array(solicitudes * opciones);
  for (let solicitud = 0; solicitud < solicitudes; solicitud += 1) {
    const start = solicitud * opciones;
    for (let option = 0; option < opciones; option += 1) {
      // The lower of two: the first ofertas are asked for most.
      let oferta = Math.min(chance(ofertas), chance(ofertas));
      while (options.subarray(start, start + option).includes(oferta)) oferta = (oferta + 1) % ofertas;
      options[start + option] = oferta;
    }
  }
  return {
    lottery: 'unico',
    groups: GROUPS,
    classCount: CLASSES,
    semillasAnteriores: [],
    hermanos: undefined,
    ofertas: Array.from({ length: ofertas }, (_, oferta) => `oferta-${oferta}`),
    vacantes: Uint32Array.from({ length: ofertas }, () => seats + chance(3) - 1),
    reservas: Uint32Array.from({ length: ofertas * GROUPS.length }, () => 1 + chance(Math.ceil(seats / 10))),
    tickets: { bytes: tickets, starts: Uint32Array.from({ length: solicitudes + 1 }, (_, at) => at * TICKET) },
    families: {
      bytes: Uint8Array.from({ length: families * TICKET }, () => HEXADECIMAL[chance(16)] ?? 0),
      starts: Uint32Array.from({ length: families + 1 }, (_, at) => at * TICKET),
    },
    familyOfSolicitud: Int32Array.from({ length: solicitudes }, () => (chance(10) === 0 ? chance(families) : -1)),
    cupoActual: Int32Array.from({ length: solicitudes }, () => (chance(10) === 0 ? chance(ofertas) : -1)),
    etapaOfSolicitud: new Uint16Array(solicitudes),
    groupOfCupo: new Int32Array(solicitudes).fill(-1),
    starts: Uint32Array.from({ length: solicitudes + 1 }, (_, at) => at * opciones),
    ofertaOfOpcion: options,
    classOfOpcion: Uint8Array.from(
      { length: solicitudes * opciones },
      () => CLASSES - 1 - Math.max(0, chance(2 * CLASSES) - CLASSES),
    ),
    membershipOfOpcion: Uint16Array.from(
      { length: solicitudes * opciones },
      () => (chance(8) === 0 ? 1 : 0) | (chance(8) === 0 ? 2 : 0),
    ),
  };
}
