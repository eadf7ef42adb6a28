/** Most faults that are told one by one. */
const MOST_TOLD = 100;

/** What is wrong with a market, in Spanish, a line a fault: nothing is computed from it. */
export class InvalidMarket extends Error {
  constructor(
    /** The first hundred. */
    readonly violations: readonly string[],
    /** How many there are in all. */
    readonly total: number,
  ) {
    const more = total - violations.length;
    super(`${violations.join('\n')}${more > 0 ? `\n… y ${more} más` : ''}`);
    this.name = 'InvalidMarket';
  }
}

/** Collects what is wrong, so that a person sees all of it at once. */
export function collectViolations() {
  const told: string[] = [];
  let total = 0;
  return {
    add(violation: string) {
      total += 1;
      if (told.length < MOST_TOLD) told.push(violation);
    },
    /** @throws InvalidMarket if there is any */
    throwIfAny() {
      if (total > 0) throw new InvalidMarket(told, total);
    },
  };
}

export type Violations = ReturnType<typeof collectViolations>;
