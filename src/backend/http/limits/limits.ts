import { type Counter, createCounter } from './counter';

export interface Limits {
  readonly signInByLogin: Counter;
  readonly signInByAddress: Counter;
  readonly lookUpByRadicado: Counter;
  readonly lookUpByAddress: Counter;
  readonly uploads: Counter;
  readonly filings: Counter;
}

const quarterHour = 15 * 60;

/** Figures that stop a guesser and let 300 families pass behind one address, each sending twice with its supports. */
export function createLimits(now: () => number): Limits {
  const counter = (limit: number): Counter => createCounter({ limit, windowSeconds: quarterHour, now });
  return {
    signInByLogin: counter(10),
    signInByAddress: counter(100),
    lookUpByRadicado: counter(10),
    lookUpByAddress: counter(100),
    uploads: counter(3000),
    filings: counter(1500),
  };
}
