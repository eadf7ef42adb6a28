type Level = 'info' | 'warn' | 'error';

/** What an entry says beside its event. No field may hold what a person typed, who they are, or a token. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | readonly string[] | undefined>>;

interface Entry {
  readonly time: string;
  readonly level: Level;
  /** Which kind of thing happened, such as `letter.refused`. */
  readonly event: string;
  readonly fields: LogFields;
}

/** One line of the log. */
type Format = (entry: Entry) => string;

/** What happened, for who runs the program: one line an event. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** For machines: one JSON object a line. */
export const asJson: Format = ({ fields, ...entry }) => JSON.stringify({ ...entry, ...fields });

/** For who develops. */
export const asText: Format = ({ time, level, event, fields }) => {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  const words = said.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [time.slice(11, 19), ...(level === 'info' ? [] : [level.toUpperCase()]), event, ...words].join(' ');
};

/**
 * A library would bring redaction of what must not be said; here nothing is said but the fields that each place names,
 * and what is left is a line of JSON.
 */
export function createLog(format: Format, write = (line: string): unknown => process.stdout.write(`${line}\n`)): Log {
  const enter =
    (level: Level) =>
    (event: string, fields: LogFields = {}): void => {
      write(format({ time: new Date().toISOString(), level, event, fields }));
    };
  return { info: enter('info'), warn: enter('warn'), error: enter('error') };
}
