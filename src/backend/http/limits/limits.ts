/** How much one key (an address, a radicado) may spend in a window of time, which begins with the key's first count. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** Figures that stop a guesser, and let pass the families of a city who share a few carriers' addresses (README, Limits). */
export const limits = {
  /** By login and address: nobody can lock somebody else out. */
  signInHere: { name: 'ingreso', most: 10, windowSeconds: quarterHour },
  signInByAddress: { name: 'ingreso desde', most: 100, windowSeconds: quarterHour },
  /** These two are the 100 failures an hour of one account that ASVS 2.2.1 allows; strangers cannot spend the second. */
  signInByStrangers: { name: 'ingreso de ajenos', most: 60, windowSeconds: hour },
  signInByKnown: { name: 'ingreso de conocidos', most: 40, windowSeconds: hour },
  /** Of who is signed in: somebody at a screen that was left open guesses at the password of now. */
  passwordChange: { name: 'cambio de clave', most: 10, windowSeconds: quarterHour },
  lookUpHere: { name: 'consulta', most: 10, windowSeconds: quarterHour },
  lookUpByRadicado: { name: 'consulta de', most: 200, windowSeconds: quarterHour },
  /**
   * An address's own once those are spent, by itself or by others: who types by hand is not slower than this, so that no
   * family is kept from its solicitud (F131). What is right cannot be answered sooner than what is wrong, or guesses were free.
   */
  lookUpSlowly: { name: 'consulta despacio', most: 1, windowSeconds: 15 },
  /**
   * Of a radicado from one address, however slowly: a pupil's day of birth is one of some 6,000, which take a month of
   * guessing without a pause, to somebody who knows radicado and document already.
   */
  lookUpADay: { name: 'consulta al día', most: 200, windowSeconds: day },
  lookUpByAddress: { name: 'consulta desde', most: 600, windowSeconds: quarterHour },
  /** Of one document: each may be a letter. By network too, so that strangers leave the family its own. */
  lostHere: { name: 'radicado perdido', most: 3, windowSeconds: day },
  lostOf: { name: 'radicado perdido de', most: 30, windowSeconds: day },
  lostByAddress: { name: 'radicado perdido desde', most: 300, windowSeconds: quarterHour },
  uploads: { name: 'archivos', most: 3000, windowSeconds: quarterHour },
  /** Some 500 photos of a telephone. */
  uploadedKilobytes: { name: 'archivos en KB', most: 1024 * 1024, windowSeconds: hour },
  /** What a solicitud names stays: without this one, who files under invented names would fill the disk by the hour. */
  uploadedKilobytesADay: { name: 'archivos en KB al día', most: 6 * 1024 * 1024, windowSeconds: day },
  /** Of one solicitud from one address: saving again and again is a program's. */
  changesHere: { name: 'cambios', most: 30, windowSeconds: quarterHour },
  changesByAddress: { name: 'cambios desde', most: 1500, windowSeconds: quarterHour },
  filings: { name: 'radicaciones', most: 1500, windowSeconds: quarterHour },
} as const satisfies Record<string, Limit>;
