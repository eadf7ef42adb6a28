import type { CheckAnswer } from '#backend/contract/answers.ts';

declare const globalThis: { readonly checkAnswer: CheckAnswer };

/** Stands for '#backend/contract/answers.ts' within tests: see `environment.ts`. */
export const createCheckAnswer = (): CheckAnswer => globalThis.checkAnswer;
