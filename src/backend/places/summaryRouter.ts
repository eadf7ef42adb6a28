import { Router } from 'express';

import type { Authenticate } from '../users/authenticate';
import type { Queryable } from '../db/database';
import { readSummary } from './summary';
import { HttpProblem } from '../http/problem';
import { mayManage, mayProcess } from '../users/permissions';

/** `GET resumen`: for staff only. */
export function createSummaryRouter(authenticate: Authenticate, db: Queryable): Router {
  const router = Router();
  router.get('/resumen', async (request, response) => {
    const user = await authenticate(request);
    if (!mayProcess(user) && !mayManage(user)) throw new HttpProblem(403, 'No tiene permiso para esta sección');
    response.json(await readSummary(db));
  });
  return router;
}
