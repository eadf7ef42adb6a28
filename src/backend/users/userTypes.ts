import type { Queryable } from '../db/database';

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
  /** As colleagues know the person. */
  readonly name: string;
  /** As `hashPassword` gives it. */
  readonly passwordHash: string;
  readonly menu: readonly MenuEntry[];
  /** The first moment at which their one-time password is good for nothing; null: they chose their own. */
  readonly oneTimeUntil: Date | null;
  /** False for a user whose sign-in answer carries no token, which the page must take for a failure (B22). */
  readonly receivesToken: boolean;
}

/** Somebody whom the log, or a solicitud, can name. */
interface Person {
  readonly login: string;
  /** As colleagues know the person. */
  readonly nombre: string;
  /** Whether the person may process solicitudes now. */
  readonly tramita: boolean;
}

interface Admission {
  readonly instant: Date;
  /** Takes the place of the one that was compared, where that one cost less than today's. */
  readonly newHash?: string;
}

export interface UserStore {
  /** What the check of a password costs here (passwords.ts): spent for a login that nobody has, too. */
  readonly cost: number;
  /** @returns undefined for nobody, and for a user who is disabled */
  findByLogin(login: string): Promise<User | undefined>;
  /**
   * Keeps that a user signs in, in the transaction that begins the session.
   * @returns false when the user was disabled, or the password changed, since it was compared
   */
  admit(transaction: Queryable, user: User, admission: Admission): Promise<boolean>;
  /**
   * Puts the user's own password in the place of the one that was compared, one-time or not.
   * @returns as `admit`
   */
  changePassword(transaction: Queryable, user: User, newHash: string): Promise<boolean>;
  /** All of them, those who are disabled too. */
  people(): Promise<readonly Person[]>;
}
