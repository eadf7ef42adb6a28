import type { GenericSchema } from 'valibot';
import type { SendingEvents } from '#kits/sending/sendingSlice.ts';
import type { SendingState } from '#kits/sending/sendingState.ts';
import type { Address } from '#services/navigation/navigationTypes.ts';

export interface TypingOptions<Typed> {
  /** The area's, and the typing's own within it: in its events and its place in the state. */
  area: string;
  name: string;
  /** What is typed at this address, by what the page is about; null: nothing of this typing's. */
  keyOf(address: Pick<Address, 'path' | 'search'>): string | null;
  /** The name under which the tab keeps it. */
  keptAs(key: string): string;
  /** What was kept is this, or not what this application wrote. */
  schema: GenericSchema<unknown, Typed>;
  /** Nothing in it is worth keeping. */
  isNothing?(typed: Typed): boolean;
  /** What a page is opened with where nothing was kept; without it, it is untouched until something is typed. */
  blank?: Typed;
  /** Where the paths of problems lie: a problem goes once what stands at its path is another. Default: `typed` itself. */
  fieldsOf?(typed: Typed): unknown;
  /** Whoever leaves by themselves is asked first, by the area: until then it stays. */
  asksToLeave?: boolean;
  /** The write that saves it: what the server finds wrong is told at its fields, and a refusal goes with what was given up. */
  sending?: FollowedSending;
  /** The field of what the server finds wrong. */
  fieldOf?(path: string): string;
}

export interface FollowedSending {
  events: Pick<SendingEvents<never, never>, 'refused' | 'dismissed'>;
  select(state: object): SendingState<unknown, unknown>;
}
