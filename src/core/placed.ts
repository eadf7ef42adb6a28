/** The part of the state that an area holds: one machine under each name. */
type Placed<State> = Partial<Record<string, Partial<Record<string, State>>>>;

/** Selects the machine at `area` and `name`; `initial` until the area's chunk has brought it. */
export function selectPlaced<State>(area: string, name: string, initial: State): (state: object) => State {
  // The state under that name is this machine's: nothing else is put there.
  return (state) => (state as Placed<State>)[area]?.[name] ?? initial;
}
