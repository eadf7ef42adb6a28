/** Most faults that are told one by one. */
const MOST_TOLD = 100;

/** What is wrong with a market, in Spanish, a line a fault: nothing is computed from it. */
export class MercadoInvalido extends Error {
  constructor(
    /** The first hundred. */
    readonly faltas: readonly string[],
    /** How many there are in all. */
    readonly total: number,
  ) {
    const more = total - faltas.length;
    super(`${faltas.join('\n')}${more > 0 ? `\n… y ${more} más` : ''}`);
    this.name = 'MercadoInvalido';
  }
}

/** Collects what is wrong, so that a person sees all of it at once. */
export function collectFaltas() {
  const told: string[] = [];
  let total = 0;
  return {
    add(falta: string) {
      total += 1;
      if (told.length < MOST_TOLD) told.push(falta);
    },
    /** @throws MercadoInvalido if there is any */
    throwIfAny() {
      if (total > 0) throw new MercadoInvalido(told, total);
    },
  };
}

