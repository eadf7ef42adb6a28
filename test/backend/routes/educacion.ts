import { Router } from 'express';

import type { Authenticate } from '../auth/authenticate';
import type { EducacionStore } from '../educacion/store';
import { HttpProblem } from '../http/problem';
import { mayManage, mayProcess } from '../users/permissions';

/** `GET resumen`: for staff only. */
export function createEducacionRouter(authenticate: Authenticate, educacion: EducacionStore): Router {
  const router = Router();
  router.get('/resumen', async (request, response) => {
    const user = await authenticate(request);
    if (!mayProcess(user) && !mayManage(user)) throw new HttpProblem(403, 'No tiene permiso para esta sección');
    response.json(await educacion.readResumen());
  });
  return router;
}
