/** How many errors stand on the page; the others are in the file of errors. */
export const SHOWN_ERRORS = 50;
