/** Every promise that is checked after every step; those that were asked for, then what follows from them. */
export const INVARIANTS = [
  'signed in if and only if there is a token',
  'any menu or year shown belongs to the token’s user',
  'the token is removed only by a sign-out, a 401 to it, or because it was found gone',
  'menu and year are removed only by a confirmed sign-out',
  'never two sign-in requests',
  'never two dialogs',
  'never a dialog that no one waits for',
  'a dialog does not outlive its page',
  'overlay shown only, and always, after 500 ms of activity',
  'overlay hidden at once at zero',
  'the count equals the requests in flight',
  'no password or token in the state or in a recorded action',
  'a good sign-in leads to /sitio',
  'signing in exactly while the request is in flight',
  'leaving the login screen calls the sign-in off',
  'the sign-out question is open exactly while it is awaited',
  'a confirmed sign-out removes token, menu and year and leads to /login',
  'a refused token is dropped',
  'a sign-out ends the session of the same user in other tabs',
  'a 401 is told once, and only of the current token',
  'a staff page is shown only with a session',
  'the menu is read exactly while there is a session',
  'a menu is told to be missing only where it is',
  'a chunk is loading exactly while it is on its way',
  'the chunks of the page are there or on their way',
  'a reading is made exactly on its page, with a session',
  'the location is that of the address bar',
  'a machine moves only as declared',
  'nothing is reported but a chunk that cannot be had and a menu that is none',
] as const;
export type Invariant = (typeof INVARIANTS)[number];

export class InvariantBroken extends Error {
  constructor(
    readonly invariant: Invariant,
    detail: string,
  ) {
    super(`${invariant}: ${detail}`);
    this.name = 'InvariantBroken';
  }
}

export function hold(invariant: Invariant, holds: boolean, detail: () => string): void {
  if (!holds) throw new InvariantBroken(invariant, detail());
}
