/** The claim that is the current seat, beside those that are conditions; no condition's code has a hyphen. */
export const CUPO_ACTUAL = 'cupo-actual';
