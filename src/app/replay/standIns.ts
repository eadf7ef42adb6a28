/** What of a stand-in shows what it stands for: the rest of it is a number, so that typing letter by letter tells none. */
const SHAPES: Readonly<Record<string, (number: number, value: string) => string>> = {
  documento: (number) => `9•••${number}`,
  telefono: (number) => `3•••${number}`,
  correo: (number) => `correo${number}@ejemplo.co`,
  archivo: (number, value) => `archivo-${number}${/\.[a-z]{2,4}$/i.exec(value)?.[0] ?? ''}`,
  // An age goes with a grado: the year stays. A day that is half typed is none yet.
  fecha: (_, value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? `${value.slice(0, 4)}-01-01` : value.replace(/\d/g, '0')),
};
const shapeOf = (kind: string) => SHAPES[kind] ?? ((number: number) => `${kind} ${number}`);

/** Shorter ones are parts of anything. */
const SHORTEST_IN_SENTENCES = 4;

/** A value's stand-in is the same wherever it is met, so that what was equal stays so. */
export interface StandIns {
  /** For `value`, which is a person's; `kind`: the contract's `x-personal`. Empty texts and stand-ins stay. */
  of(kind: string, value: string): string;
  /** `text` with the stand-ins of all whole values that were met before. */
  within(text: string): string;
}

export function createStandIns(): StandIns {
  const byKind = new Map<string, Map<string, string>>();
  const inSentences = new Map<string, string>();
  let pattern: RegExp | null = null;

  function add(kind: string, known: Map<string, string>, value: string): string {
    const standIn = shapeOf(kind)(known.size + 1, value);
    known.set(value, standIn);
    if (value.length >= SHORTEST_IN_SENTENCES && kind !== 'fecha') {
      inSentences.set(value, standIn);
      pattern = null;
    }
    return standIn;
  }

  function patternOfAll(): RegExp {
    const longestFirst = [...inSentences.keys()].sort((one, other) => other.length - one.length);
    const all = longestFirst.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'gu');
  }

  return {
    of(kind, value) {
      const known = byKind.get(kind) ?? new Map<string, string>();
      byKind.set(kind, known);
      const number = Number(/\d+/.exec(value.slice(1))?.[0]);
      if (value === '' || value === shapeOf(kind)(number, value)) return value;
      return known.get(value) ?? add(kind, known, value);
    },
    within(text) {
      // Paths and codes are no sentences.
      if (inSentences.size === 0 || !text.includes(' ')) return text;
      pattern ??= patternOfAll();
      return text.replace(pattern, (value) => inSentences.get(value) ?? value);
    },
  };
}
