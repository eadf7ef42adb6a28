import { HttpError } from './httpTypes';

/** The parsed JSON of a 2xx answer, undefined for an empty one, a file as it is; throws `HttpError` for any other. */
export function readAnswer(status: number, data: unknown): unknown {
  const text = typeof data === 'string' ? data.trim() : '';
  if (status < 200 || status > 299) {
    throw new HttpError({ kind: 'status', status, body: parse(text)?.value });
  }
  if (text === '') return typeof data === 'string' ? undefined : data;
  const parsed = parse(text);
  if (parsed === null) throw new HttpError({ kind: 'notJson', status });
  return parsed.value;
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
