import { createCsvReader, type CsvRow } from '#domain/csv.ts';

/** All records of a text that comes in pieces of that many characters; whole, if none is given. */
export function readCsv(text: string, piece = Math.max(text.length, 1)): CsvRow[] {
  const rows: CsvRow[] = [];
  const reader = createCsvReader((row) => rows.push(row));
  for (let at = 0; at < text.length; at += piece) reader.add(text.slice(at, at + piece));
  reader.end();
  return rows;
}
