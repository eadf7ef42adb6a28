/** What a check gives: the value in its one form, or what is wrong with it, as Spanish sentences. */
export type Checked<Value, Problems = string> = { ok: true; value: Value } | { ok: false; problems: Problems };
