import { createHash } from 'node:crypto';

/** A validated request as the allocation sees it. */
export interface Aspirante {
  readonly tiquete: string;
  /** The place of its best approved condition in the order of priorities, from 1. */
  readonly prioridad: number;
  readonly opciones: readonly string[];
}

interface EnOrden extends Aspirante {
  readonly numero: string;
}

/** The result of an option, as the contract has it. */
export interface ResultadoDeOpcion {
  readonly oferta: string;
  readonly resultado: 'asignada' | 'no_alcanzo' | 'sin_vacantes' | 'mejor_asignada';
  readonly corte: string | null;
  readonly puesto: number | null;
}

/** The lottery number (domain.md, the allocation) in hexadecimal: texts of one length compare as the numbers do. */
function numeroDeSorteo(semilla: string, tiquete: string): string {
  return createHash('sha256').update(`${semilla}|${tiquete}`).digest('hex');
}

/** The common order: by priority, then by lottery number. */
export function ordenar(aspirantes: readonly Aspirante[], semilla: string): readonly EnOrden[] {
  return aspirantes
    .map((aspirante) => ({ ...aspirante, numero: numeroDeSorteo(semilla, aspirante.tiquete) }))
    .sort((a, b) => a.prioridad - b.prioridad || (a.numero < b.numero ? -1 : 1));
}

/** Who got what, by ticket. */
type Asignadas = Map<string, string>;

/**
 * The first stage. It has no reserves, no current seats and no condition of one institution, so every place has
 * the same order; deferred acceptance is then to let each choose in turn.
 * @param libres seats by oferta; what is taken is taken off
 */
export function repartir(enOrden: readonly EnOrden[], libres: Map<string, number>): Asignadas {
  const asignadas: Asignadas = new Map();
  for (const { tiquete, opciones } of enOrden) {
    const oferta = opciones.find((opcion) => (libres.get(opcion) ?? 0) > 0);
    if (oferta === undefined) continue;
    asignadas.set(tiquete, oferta);
    libres.set(oferta, (libres.get(oferta) ?? 0) - 1);
  }
  return asignadas;
}

/**
 * The waiting list: a free seat goes to the first who would rather have it than what they hold, whose own seat is
 * then free; until nobody wants a free one.
 * @param tienen what those in the list hold; changed to what they get
 */
export function moverLista(enLista: readonly EnOrden[], tienen: Asignadas, libres: Map<string, number>): void {
  for (;;) {
    const mejora = enLista.flatMap(({ tiquete, opciones }) => {
      const actual = tienen.get(tiquete);
      const mejores = actual === undefined ? opciones : opciones.slice(0, opciones.indexOf(actual));
      const oferta = mejores.find((opcion) => (libres.get(opcion) ?? 0) > 0);
      return oferta === undefined ? [] : [{ tiquete, oferta, actual }];
    })[0];
    if (mejora === undefined) return;
    const { tiquete, oferta, actual } = mejora;
    tienen.set(tiquete, oferta);
    libres.set(oferta, (libres.get(oferta) ?? 0) - 1);
    if (actual !== undefined) libres.set(actual, (libres.get(actual) ?? 0) + 1);
  }
}

/** What each is told of each option: who was the last to enter, and the place of those who wait. */
export function explicar(
  enOrden: readonly EnOrden[],
  { vacantes, asignadas, esperan }: {
    readonly vacantes: ReadonlyMap<string, number>;
    readonly asignadas: ReadonlyMap<string, string>;
    readonly esperan: ReadonlySet<string>;
  },
): ReadonlyMap<string, readonly ResultadoDeOpcion[]> {
  const entraron = new Map<string, EnOrden[]>();
  for (const aspirante of enOrden) {
    const oferta = asignadas.get(aspirante.tiquete);
    if (oferta !== undefined) entraron.set(oferta, [...(entraron.get(oferta) ?? []), aspirante]);
  }
  const corteDe = (oferta: string): string | null => {
    const dentro = entraron.get(oferta) ?? [];
    const ultimo = dentro.at(-1);
    if (ultimo === undefined || dentro.length < (vacantes.get(oferta) ?? 0)) return null;
    return `Prioridad ${ultimo.prioridad}, número de sorteo ${ultimo.numero.slice(0, 8)}`;
  };

  const puestos = new Map<string, number>();
  const puestoSiguiente = (oferta: string): number => {
    const puesto = (puestos.get(oferta) ?? 0) + 1;
    puestos.set(oferta, puesto);
    return puesto;
  };

  return new Map(
    enOrden.map(({ tiquete, opciones }) => {
      const asignada = asignadas.get(tiquete);
      const lugar = asignada === undefined ? opciones.length : opciones.indexOf(asignada);
      const explicadas = opciones.map((oferta, i): ResultadoDeOpcion => {
        const corte = corteDe(oferta);
        if (i === lugar) return { oferta, resultado: 'asignada', corte, puesto: null };
        if (i > lugar) return { oferta, resultado: 'mejor_asignada', corte, puesto: null };
        const puesto = esperan.has(tiquete) ? puestoSiguiente(oferta) : null;
        return { oferta, resultado: vacantes.get(oferta) ? 'no_alcanzo' : 'sin_vacantes', corte, puesto };
      });
      return [tiquete, explicadas];
    }),
  );
}
