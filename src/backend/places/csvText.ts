/** A spreadsheet shows a number of 12 digits as 1,9E+11, and saves it so: a space that does not break makes it a text. */
export const asText = (digits: string): string => `${digits}\u00a0`;
