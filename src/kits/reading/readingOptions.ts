import type { GenericSchema } from 'valibot';
import type { Address } from '#services/navigation/navigationTypes.ts';

export interface ReadingOptions<Params extends object, Data> {
  /** The area's, and the reading's own within it: in its events and its place in the state. */
  area: string;
  name: string;
  /** What the address asks for, serialisable; null: nothing of this reading's. */
  paramsOf(address: Pick<Address, 'path' | 'search'>): Params | null;
  /** Where the backend has it (D17). */
  path(params: Params): string;
  /** What the answer must be; any other cannot be read. */
  schema: GenericSchema<unknown, Data>;
  /** It needs no session and outlives one; otherwise nothing is read or kept without (D13). */
  isPublic?: boolean;
  /** What was read for other params stays on the screen while the next is read: a list, page by page. */
  keepsShown?: boolean;
}
