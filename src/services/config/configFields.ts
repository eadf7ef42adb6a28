import * as v from 'valibot';
import { hasOddCharacters } from '../navigation/addressText';
import { resolveBase } from '../http/httpAddress';
import { DEFAULT_CONFIG } from './configDefaults';

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

/** What each entry of `config.json` must be (D26). */
export const FIELDS = {
  production: v.boolean(),
  apiBase,
  administration: text,
  footerYear: year,
  requestTimeoutMs: timeout,
  menuTools: v.boolean(),
  timeZone,
};

export const OVERLAY_FIELDS = { backgroundColor: color, textColor: color, text, image };

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
