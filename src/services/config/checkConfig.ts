import * as v from 'valibot';
import { hasOddCharacters } from '../navigation/addressText';
import { resolveBase } from '../http/httpAddress';
import { DEFAULT_CONFIG } from './configDefaults';
import type { Config } from './configTypes';

/** The longest delay that a browser's timer takes; a longer one fires at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== ''),
);

/** What a colour property takes too, but is none by itself: it would be whatever stands around the overlay. */
const NO_COLOR = /\b(inherit|initial|unset|revert|currentcolor|var|env|attr)\b|[\\]|--/i;

const color = v.pipe(
  v.string(),
  v.check((value) => !NO_COLOR.test(value) && CSS.supports('color', value)),
);

const image = v.pipe(v.string(), v.check(isImageAddress));

/** A number is taken too: who edits the file may well write 2026 without quotes. */
const year = v.union([text, v.pipe(v.number(), v.transform(String))]);

const apiBase = v.pipe(
  v.string(),
  v.check((value) => resolveBase(value, document.baseURI) !== null),
);

const timeout = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(LONGEST_TIMEOUT_MS));

const timeZone = v.pipe(v.string(), v.check(isTimeZone));

/** An object: a list is none. */
const entriesSchema = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.object(entries),
  );

/** The configuration that `raw` holds; what is missing or wrong in it is the default, one by one (D26). */
export function checkConfig(raw: unknown, complain: (message: string) => void): Config {
  /** A missing entry is a choice and is not complained of; a wrong one is. */
  const entry = <T>(name: string, schema: v.GenericSchema<unknown, T>, byDefault: T) =>
    v.fallback(v.optional(schema, byDefault), () => {
      complain(`config.json: ${name} no es válido; se usa ${JSON.stringify(byDefault)}`);
      return byDefault;
    });
  const { overlay, ...byDefault } = DEFAULT_CONFIG;
  const overlaySchema = entriesSchema({
    backgroundColor: entry('overlay.backgroundColor', color, overlay.backgroundColor),
    textColor: entry('overlay.textColor', color, overlay.textColor),
    text: entry('overlay.text', text, overlay.text),
    image: entry('overlay.image', image, overlay.image),
  });
  const fileSchema = entriesSchema({
    production: entry('production', v.boolean(), byDefault.production),
    apiBase: entry('apiBase', apiBase, byDefault.apiBase),
    administration: entry('administration', text, byDefault.administration),
    footerYear: entry('footerYear', year, byDefault.footerYear),
    requestTimeoutMs: entry('requestTimeoutMs', timeout, byDefault.requestTimeoutMs),
    menuTools: entry('menuTools', v.boolean(), byDefault.menuTools),
    timeZone: entry('timeZone', timeZone, byDefault.timeZone),
    overlay: entry('overlay', overlaySchema, overlay),
  });
  return v.parse(entry('el archivo', fileSchema, DEFAULT_CONFIG), raw);
}

/** Whether this browser knows it; every one knows the default, and to ask takes long at a start. */
function isTimeZone(value: string): boolean {
  try {
    return value === DEFAULT_CONFIG.timeZone || new Intl.DateTimeFormat('es', { timeZone: value }).format() !== '';
  } catch {
    return false;
  }
}

function isImageAddress(value: string): boolean {
  if (value.trim() === '' || hasOddCharacters(value)) return false;
  return !/^[a-z][a-z\d+.-]*:/i.test(value) || /^https?:\/\//i.test(value);
}
