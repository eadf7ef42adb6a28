import { type Avisar, countSolicitudes, type Mercado } from './mercado';
import { countOne, sumBefore } from './radix';
import { drawOpciones, drawSolicitudes, TANDA } from './sorteo';

/**
 * The common order at every oferta: the best class first, then the lottery number. Its positions are the options of
 * the whole market, an oferta after another, the first of each first.
 */
export interface Orden {
  /** Where each option stands. */
  readonly posicion: Uint32Array<ArrayBuffer>;
  /** Whose option stands at each position, and the groups that it gives there. */
  readonly solicitud: Uint32Array<ArrayBuffer>;
  readonly pertenencia: Uint16Array<ArrayBuffer>;
  /** Where each oferta's positions begin; one more than there are ofertas. */
  readonly inicio: Uint32Array<ArrayBuffer>;
}

/** `semilla`: the lottery's seed, taken as its UTF-8 bytes. */
export function rankOpciones(mercado: Mercado, semilla: string, avisar?: Avisar): Orden {
  const { opcion, clase, clases, ofertas } = mercado;
  const owners = ownersOfOptions(mercado);
  const options = drawnOptions(mercado, semilla, owners, avisar);
  const buckets = new Uint32Array(ofertas.length * clases + 1);
  const bucketOf = (option: number) => (opcion[option] as number) * clases + (clase[option] as number);
  for (let option = 0; option < opcion.length; option += 1) countOne(buckets, bucketOf(option));
  sumBefore(buckets);
  const inicio = Uint32Array.from({ length: ofertas.length + 1 }, (_, oferta) => buckets[oferta * clases] as number);
  const posicion = new Uint32Array(opcion.length);
  const solicitud = new Uint32Array(opcion.length);
  const pertenencia = new Uint16Array(opcion.length);
  for (let drawn = 0; drawn < options.length; drawn += 1) {
    if (drawn % TANDA === 0) avisar?.('orden', drawn, options.length);
    const option = options[drawn] as number;
    const at = countOne(buckets, bucketOf(option));
    posicion[option] = at;
    solicitud[at] = owners[option] as number;
    pertenencia[at] = mercado.pertenencia[option] as number;
  }
  return { posicion, solicitud, pertenencia, inicio };
}

/** Whose each option is. */
function ownersOfOptions(mercado: Mercado): Uint32Array<ArrayBuffer> {
  const owners = new Uint32Array(mercado.opcion.length);
  for (let solicitud = 0; solicitud < countSolicitudes(mercado); solicitud += 1) {
    owners.fill(solicitud, mercado.inicio[solicitud], mercado.inicio[solicitud + 1]);
  }
  return owners;
}

/** All options in the order of the lottery. */
function drawnOptions(mercado: Mercado, semilla: string, owners: Uint32Array, avisar?: Avisar): Uint32Array {
  if (mercado.sorteo === 'por-oferta') return drawOpciones(mercado, semilla, owners, avisar);
  const options = new Uint32Array(mercado.opcion.length);
  let drawn = 0;
  for (const solicitud of drawSolicitudes(mercado, semilla, avisar)) {
    const end = mercado.inicio[solicitud + 1] as number;
    for (let option = mercado.inicio[solicitud] as number; option < end; option += 1) options[drawn++] = option;
  }
  return options;
}
