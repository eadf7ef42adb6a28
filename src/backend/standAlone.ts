import express, { type Express } from 'express';

import { backendPath } from './app';
import { answerProblems, unknownRoute } from './http/problem';

/**
 * The backend alone on a port: what is outside its path is a problem like any other.
 * @param report takes the errors of what is outside
 */
export function standAlone(backend: Express, report: (error: unknown) => void): Express {
  const app = express().disable('x-powered-by');
  app.use(backendPath, backend);
  app.use(unknownRoute);
  // Nobody is kept out of what is not there.
  app.use(answerProblems(report, () => Promise.resolve()));
  return app;
}
