/** How many letters a line above a bar holds, and how many its last line, which has the numbers beside it. */
export interface Room {
  readonly line: number;
  readonly last: number;
}

/**
 * A name in one line, or in two. One that is longer leaves out words after its first: how a name ends is what tells it
 * from the others, as all begin by the kind of school.
 */
export function barName(name: string, room: Room): readonly string[] {
  const [first = '', ...rest] = name.split(' ');
  const shorter = rest.slice(1).map((_, dropped) => `${first} … ${rest.slice(dropped + 1).join(' ')}`);
  for (const candidate of [name, ...shorter]) {
    const lines = inLines(candidate, room);
    if (lines) return lines;
  }
  return [`${name.slice(0, Math.max(1, Math.floor(room.last) - 1)).trimEnd()}…`];
}

/** Null: two lines do not hold it. */
function inLines(text: string, { line, last }: Room): readonly string[] | null {
  if (text.length <= last) return [text];
  const end = text.lastIndexOf(' ', line);
  const [above, below] = [text.slice(0, end), text.slice(end + 1)];
  return end > 0 && below.length <= last ? [above, below] : null;
}
