/**
 * Digits and letters that a spreadsheet must not take for anything else (F72). It shows a code of 12 digits as 1,9E+11, drops
 * the zeros that a document begins with, takes '12E3' for a number and 'MAR2' for a day, and saves them so. A space that does
 * not break makes each a text in Excel and LibreOffice alike, and whoever reads the file trims it. `="…"` would do it in Excel
 * alone: LibreOffice shows it as it is written, and a program that takes the file in has it in its data.
 */
export const asText = (code: string): string => `${code}\u00a0`;
