import * as v from 'valibot';
import { DEFAULT_CONFIG } from './configDefaults';
import { FIELDS, OVERLAY_FIELDS } from './configFields';
import type { Config } from './configTypes';

/** Tells what is wrong with an entry of the file. */
type Complain = (message: string) => void;

const object = v.record(v.string(), v.unknown());

/** The configuration that `raw` holds; what is missing or wrong in it is the default, one by one (D26). */
export function checkConfig(raw: unknown, complain: Complain): Config {
  const file = entriesOf('archivo', raw, complain);
  const overlay = entriesOf('overlay', file.overlay ?? {}, complain);
  const defaults = DEFAULT_CONFIG;
  const read = reader(file, '', complain);
  const readOverlay = reader(overlay, 'overlay.', complain);
  return {
    production: read('production', FIELDS.production, defaults.production),
    apiBase: read('apiBase', FIELDS.apiBase, defaults.apiBase),
    administration: read('administration', FIELDS.administration, defaults.administration),
    footerYear: read('footerYear', FIELDS.footerYear, defaults.footerYear),
    requestTimeoutMs: read('requestTimeoutMs', FIELDS.requestTimeoutMs, defaults.requestTimeoutMs),
    menuTools: read('menuTools', FIELDS.menuTools, defaults.menuTools),
    timeZone: read('timeZone', FIELDS.timeZone, defaults.timeZone),
    overlay: {
      backgroundColor: readOverlay('backgroundColor', OVERLAY_FIELDS.backgroundColor, defaults.overlay.backgroundColor),
      textColor: readOverlay('textColor', OVERLAY_FIELDS.textColor, defaults.overlay.textColor),
      text: readOverlay('text', OVERLAY_FIELDS.text, defaults.overlay.text),
      image: readOverlay('image', OVERLAY_FIELDS.image, defaults.overlay.image),
    },
  };
}

function entriesOf(name: string, value: unknown, complain: Complain): Record<string, unknown> {
  const result = v.safeParse(object, value);
  if (result.success && !Array.isArray(value)) return result.output;
  complain(`config.json: ${name} no es un objeto`);
  return {};
}

/** A missing entry is a choice and is not complained of; a wrong one is. */
function reader(entries: Record<string, unknown>, prefix: string, complain: Complain) {
  return <T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): T => {
    const value = entries[name];
    if (value === undefined) return fallback;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    complain(`config.json: ${prefix}${name} no es válido; se usa ${JSON.stringify(fallback)}`);
    return fallback;
  };
}
