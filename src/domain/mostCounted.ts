/** A list counts what it found up to here: to count more takes longer than anyone reads. So many means so many or more. */
export const MOST_COUNTED = 10_000;
