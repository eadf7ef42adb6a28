/** The part of the state that an area holds: one machine under each name. */
export type Placed<Area extends string, Name extends string, State> = Partial<
  Record<Area, Partial<Record<Name, State>>>
>;

/** Selects the machine at `area` and `name`; `initial` until the area's chunk has brought it. */
export function selectPlaced<Area extends string, Name extends string, State>(
  area: Area,
  name: Name,
  initial: State,
): (state: Placed<Area, Name, State>) => State {
  return (state) => {
    const machines: Partial<Record<Name, State>> | undefined = state[area];
    return machines?.[name] ?? initial;
  };
}
