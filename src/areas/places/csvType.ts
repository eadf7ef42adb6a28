/** A CSV file's media type; apart from `csv.ts`, whose library who only passes files on does without. */
export const CSV_TYPE = 'text/csv;charset=utf-8';
