/** Fewer are no sign of a wrong file. */
const FEWEST_LOST = 5;

/** Whether a place loses so many vacancies that somebody should look twice (F74): five or more, half of them at least. */
export function isLargeDecrease(before: number, after: number): boolean {
  const lost = before - after;
  return lost >= FEWEST_LOST && lost * 2 >= before;
}

/** The same of all places of a file together: a tenth of them. */
export function isLargeDecreaseInAll(before: number, after: number): boolean {
  const lost = before - after;
  return lost >= FEWEST_LOST && lost * 10 >= before;
}
