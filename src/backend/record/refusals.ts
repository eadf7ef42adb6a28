/** A refusal as the record keeps it; those alike differ in nothing but their time. */
export interface RefusalEntry {
  readonly que: 'rechazo';
  readonly quien: string | null;
  readonly direccion: string;
  readonly llamada: string | null;
  readonly estado: number;
}

export type CountedRefusal = RefusalEntry & { readonly veces: number };

interface Window {
  readonly entry: RefusalEntry;
  readonly endsAt: number;
  /** How many alike came since the one that was written. */
  held: number;
}

const windowMs = 60_000;
const mostWindows = 10_000;

/** From so many addresses at once, they are kept together. */
const everywhere = '*';

/**
 * Who is refused can call a thousand times a second: of refusals alike one a minute is written, and those in between are
 * counted on the next entry that is. What was counted when the program ends is lost.
 */
export function createRefusals(now: () => number): { readonly add: (entry: RefusalEntry) => readonly CountedRefusal[] } {
  const windows = new Map<string, Window>();
  const takeEnded = (): readonly CountedRefusal[] => {
    const ended: CountedRefusal[] = [];
    for (const [key, { entry, endsAt, held }] of windows) {
      if (endsAt > now()) continue;
      windows.delete(key);
      if (held > 0) ended.push({ ...entry, veces: held });
    }
    return ended;
  };
  return {
    /** @returns what is to be written now */
    add: (given) => {
      const entry = windows.size < mostWindows ? given : { ...given, direccion: everywhere, quien: null };
      const key = JSON.stringify(entry);
      const window = windows.get(key);
      if (window && window.endsAt > now()) {
        window.held += 1;
        return [];
      }
      const ended = takeEnded();
      windows.set(key, { entry, endsAt: now() + windowMs, held: 0 });
      return [...ended, { ...entry, veces: 1 }];
    },
  };
}
