import { randomKey } from '#services/randomKey.ts';

/** Replication files that a person chose, for the life of the page: actions and the state carry an id, and no `File`. */
const held = new Map<string, File>();

/** Gives the id that it is had back by. */
export function holdFile(file: File): string {
  const id = randomKey();
  held.set(id, file);
  return id;
}

/** Undefined: released, or held before the page was loaded anew. */
export const heldFile = (id: string): File | undefined => held.get(id);

export function releaseFile(id: string): void {
  held.delete(id);
}
