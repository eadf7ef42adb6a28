import type { CommonOrder } from './commonOrder';
import { createIdentifierTable } from './identifierTable';
import type { Hermanos, Market } from './market';

/** The seats that the children of each family have by the grados that had their turn. */
export interface HermanoSeats {
  /** Gives the options of a solicitud, in `order`, what the seats of its siblings are worth there. */
  raise(solicitud: number): void;
  /** `oferta`: where it has a seat now; -1: nowhere. */
  add(solicitud: number, oferta: number): void;
}

export function createHermanoSeats(market: Market, hermanos: Hermanos, order: CommonOrder): HermanoSeats {
  const { starts, ofertaOfOpcion } = market;
  const { priorityClass, group, institucionOfOferta } = hermanos;
  const { classOfOpcion, membershipOfOpcion, hermanoOfOpcion } = order;
  const familyOf = familiesOf(market);
  const bit = group < 0 ? 0 : 1 << group;
  /** Of each family: who has a seat, and at which institution, the highest grado first. */
  const seats = new Map<number, { readonly solicitud: number; readonly institucion: number }[]>();
  return {
    raise(solicitud) {
      const ofFamily = seats.get(familyOf[solicitud] as number);
      if (!ofFamily) return;
      for (let opcion = starts[solicitud] as number; opcion < (starts[solicitud + 1] as number); opcion += 1) {
        const institucion = institucionOfOferta[ofertaOfOpcion[opcion] as number];
        const hermano = ofFamily.find((one) => one.institucion === institucion);
        const membership = membershipOfOpcion[opcion] as number;
        if (!hermano || ((classOfOpcion[opcion] as number) <= priorityClass && (membership | bit) === membership)) continue;
        classOfOpcion[opcion] = Math.min(classOfOpcion[opcion] as number, priorityClass);
        membershipOfOpcion[opcion] = membership | bit;
        if (hermanoOfOpcion) hermanoOfOpcion[opcion] = hermano.solicitud;
      }
    },
    add(solicitud, oferta) {
      const family = familyOf[solicitud] as number;
      if (family < 0 || oferta < 0) return;
      const seat = { solicitud, institucion: institucionOfOferta[oferta] as number };
      const ofFamily = seats.get(family);
      if (ofFamily) ofFamily.push(seat);
      else seats.set(family, [seat]);
    },
  };
}

/** The family of each solicitud, also of the one whose own ticket the others go by; -1: none (A8). */
function familiesOf({ tickets, families, familyOfSolicitud }: Market): Int32Array<ArrayBuffer> {
  const table = createIdentifierTable();
  for (let family = 0; family < families.starts.length - 1; family += 1) {
    table.add(families.bytes, families.starts[family] as number, families.starts[family + 1] as number);
  }
  return familyOfSolicitud.map((family, solicitud) =>
    family >= 0
      ? family
      : table.find(tickets.bytes, tickets.starts[solicitud] as number, tickets.starts[solicitud + 1] as number),
  );
}
