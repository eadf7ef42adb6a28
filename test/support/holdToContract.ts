import type { RequestHandler, Response } from 'express';

import { type CheckAnswer, createCheckAnswer } from '#backend/contract/answers.ts';

interface HoldToContract {
  /** To be put before the backend, under its path; sees each answer as the backend gives it. */
  readonly middleware: RequestHandler;
  /** @throws when an answer was not of the contract, with all that was wrong */
  expectHeld(): void;
}

/** The whole of what is sent, once it is. */
function recordAnswer(response: Response): Promise<string> {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  return new Promise((resolve) => {
    response.write = (...args: unknown[]) => {
      keep(args[0]);
      return Reflect.apply(write, response, args) as boolean;
    };
    response.end = (...args: unknown[]) => {
      keep(args[0]);
      resolve(Buffer.concat(chunks).toString());
      return Reflect.apply(end, response, args) as Response;
    };
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

let shared: CheckAnswer | undefined;

/** Holds every answer of a backend to the contract, so that none that a test causes goes unseen. */
export function createHoldToContract(): HoldToContract {
  const checkAnswer = (shared ??= createCheckAnswer());
  const faults = new Set<string>();
  return {
    middleware: (request, response, next) => {
      const { method, path } = request;
      // What a browser asks for itself is no call of the contract's.
      if (method !== 'OPTIONS' && method !== 'HEAD') {
        void recordAnswer(response).then((text) => {
          const contentType = String(response.getHeader('Content-Type') ?? '').split(';')[0] ?? '';
          const answer = { method, path, status: response.statusCode, contentType, body: parseJson(text) };
          for (const fault of checkAnswer(answer)) faults.add(fault);
        });
      }
      next();
    },
    expectHeld: () => {
      if (faults.size > 0) throw new Error(`Answers that are not of the contract:\n${[...faults].join('\n')}`);
    },
  };
}
