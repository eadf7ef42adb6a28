/** Set where a person has turned the single-key shortcuts off; apart from the other keys, which the first load has. */
export const SHORTCUTS_KEY = 'pisamiAtajos';
