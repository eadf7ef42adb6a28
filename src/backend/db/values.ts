/** What both drivers give for a column, by the type's number in PostgreSQL's catalogue. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // bigint: none here comes near 2^53
  1082: (day) => day, // date: a day has no time zone
  1184: readInstant, // timestamptz
  1700: Number, // numeric, such as a sum of bigint
};

/** Sessions are in UTC, so that an instant is written `2026-01-31 15:04:05.678+00`. */
function readInstant(text: string): Date {
  const instant = new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
  if (Number.isNaN(instant.getTime())) throw new Error(`Not an instant in UTC: ${text}`);
  return instant;
}
