import { countSolicitudes, type Market } from '../market';
import { textAt } from '../packedTexts';
import { InvalidMarket } from '../violations';
import type { ListFacts } from './comparisonMessages';

/** What the replication file does not say of a list. */
export interface Traits {
  /** The comuna where the pupil lives, by its number among the facts' ones; -1: none is known. */
  readonly comunaOfSolicitud: Int16Array;
  readonly gradoOfSolicitud: Int8Array;
  /** The approved conditions that count at each option: bit `c` is the facts' condition `c`. */
  readonly condicionesOfOpcion: Uint32Array;
  /** 1: an option where a sibling's seat of an earlier run counts (A20), which nobody claimed: the list alone has it. */
  readonly hermanoOfOpcion: Uint8Array;
}

/** Of a solicitud that asks for nothing and holds nothing. */
export const NO_GRADO = -128;

/** As many conditions as an integer has bits. */
const MOST_CONDICIONES = 32;

/** What stands between a condition and the institution at which alone it counts. */
const AT = '@';

/**
 * Reads the traits of a market's solicitudes. `text`: a line each, with blanks between ticket, comuna ('-' for none) and
 * approved conditions; `hermano@173001000001` counts at one institution. Lines of others are passed over, and who has
 * none has nothing.
 * @throws InvalidMarket if there are more conditions than can be told apart
 */
export function readTraits(market: Market, text: string, facts: ListFacts): Traits {
  const { condiciones, comunas, ofertas } = facts;
  if (condiciones.length > MOST_CONDICIONES) {
    throw new InvalidMarket([`Hay ${condiciones.length} condiciones; se comparan hasta ${MOST_CONDICIONES}`], 1);
  }
  const placeOf = new Map(ofertas.map((oferta) => [oferta.id, oferta]));
  const places = market.ofertas.map((id) => placeOf.get(id));
  const bitOf = new Map(condiciones.map((condicion, bit) => [condicion, bit]));
  const comunaOf = new Map(comunas.map((comuna, number) => [comuna, number]));
  const lineOf = linesByTicket(text);
  const total = countSolicitudes(market);
  const comunaOfSolicitud = new Int16Array(total).fill(-1);
  const gradoOfSolicitud = new Int8Array(total).fill(NO_GRADO);
  const condicionesOfOpcion = new Uint32Array(market.ofertaOfOpcion.length);
  for (let solicitud = 0; solicitud < total; solicitud += 1) {
    const [comuna = '', ...claimed] = (lineOf.get(textAt(market.tickets, solicitud)) ?? '').split(' ');
    comunaOfSolicitud[solicitud] = comunaOf.get(comuna) ?? -1;
    const start = market.starts[solicitud] as number;
    const end = market.starts[solicitud + 1] as number;
    const anyOferta = start < end ? (market.ofertaOfOpcion[start] as number) : (market.cupoActual[solicitud] as number);
    gradoOfSolicitud[solicitud] = places[anyOferta]?.grado ?? NO_GRADO;
    for (const one of claimed) {
      const [condicion = '', dane] = one.split(AT);
      const bit = bitOf.get(condicion);
      if (bit === undefined) continue;
      for (let opcion = start; opcion < end; opcion += 1) {
        if (dane !== undefined && places[market.ofertaOfOpcion[opcion] as number]?.dane !== dane) continue;
        condicionesOfOpcion[opcion] = (condicionesOfOpcion[opcion] as number) | (1 << bit);
      }
    }
  }
  const hermanoOfOpcion = findHermanos(market, facts, condicionesOfOpcion);
  return { comunaOfSolicitud, gradoOfSolicitud, condicionesOfOpcion, hermanoOfOpcion };
}

function findHermanos({ hermanos, classOfOpcion }: Market, facts: ListFacts, condicionesOfOpcion: Uint32Array): Uint8Array {
  const found = new Uint8Array(classOfOpcion.length);
  const bit = hermanos ? facts.condiciones.indexOf(facts.hermanos ?? '') : -1;
  if (!hermanos || bit < 0) return found;
  return found.map((_, opcion) => {
    const isClaimed = (((condicionesOfOpcion[opcion] as number) >>> bit) & 1) === 1;
    return classOfOpcion[opcion] === hermanos.priorityClass && !isClaimed ? 1 : 0;
  });
}

/** The conditions that count at each option where a sibling's seat counts as `hermanos`; null: it does not. */
export function conditionsBy(
  { condicionesOfOpcion, hermanoOfOpcion }: Traits,
  facts: ListFacts,
  hermanos: string | null,
): Uint32Array {
  const bit = facts.condiciones.indexOf(hermanos ?? '');
  if (bit < 0) return condicionesOfOpcion;
  return condicionesOfOpcion.map((condiciones, opcion) => condiciones | ((hermanoOfOpcion[opcion] as number) << bit));
}

function linesByTicket(text: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    const blank = line.indexOf(' ');
    if (blank > 0) lines.set(line.slice(0, blank), line.slice(blank + 1));
  }
  return lines;
}
