import type { PasswordHash } from './passwords';

/** Navigation entry, as the sign-in answer gives it (B19). */
export interface MenuEntry {
  readonly id: number;
  readonly title: string;
  /** CSS classes of Font Awesome. */
  readonly icon: string;
  /** Empty for a group. */
  readonly url: string;
  readonly items: readonly MenuEntry[];
}

export interface User {
  readonly login: string;
  readonly passwordHash: PasswordHash;
  readonly menu: readonly MenuEntry[];
  /** False for a user whose sign-in answer carries no token, which the page must take for a failure (B22). */
  readonly receivesToken: boolean;
}

export interface UserStore {
  findByLogin(login: string): Promise<User | undefined>;
}
