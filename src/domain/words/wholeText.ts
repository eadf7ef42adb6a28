import { dayText, isDay, momentText } from './dates';

/** Without their accents in the code. */
const ACCENTED: Readonly<Record<string, string>> = {
  anio: 'año',
  anios: 'años',
  codigo: 'código',
  numero: 'número',
  telefono: 'teléfono',
};

/** A field's name in words: 'decisionDeCupo' is 'Decisión de cupo'. */
function fieldWords(name: string): string {
  const words = name
    .replace(/(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => ACCENTED[word] ?? word.replace(/([cs])ion$/, '$1ión'));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plainText(value: unknown, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  const text = String(value);
  if (isDay(text)) return dayText(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? momentText(text, timeZone) : text;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function linesOf(name: string, value: unknown, timeZone: string, indent: string): string[] {
  if (isNothing(value)) return [];
  if (typeof value !== 'object') return [`${indent}${name}: ${plainText(value, timeZone)}`];
  const inner = Array.isArray(value)
    ? value.map((one, at): [string, unknown] => [String(at + 1), one])
    : Object.entries(value ?? {}).map(([field, one]): [string, unknown] => [fieldWords(field), one]);
  const lines = inner.flatMap(([field, one]) => linesOf(field, one, timeZone, `${indent}  `));
  return lines.length === 0 ? [] : [`${indent}${name}:`, ...lines];
}

/**
 * All that a record holds as a person reads it, a line a datum, for who asks what is kept of them (F146): what is empty is left
 * out. The byte order mark is for what would read it in another alphabet.
 * @param record what the contract's answers hold, by their Spanish names
 */
export function wholeText(title: string, record: object, timeZone: string): string {
  const parts = Object.entries(record).flatMap(([field, value]) => linesOf(fieldWords(field), value, timeZone, ''));
  return `\uFEFF${[title, '', ...parts].join('\r\n')}\r\n`;
}
