import { json, Router } from 'express';
import * as v from 'valibot';

import { gradoSchema } from '#domain/answers/answerParts.ts';
import { CUPOS_FIELDS } from '#domain/cupos.ts';
import { newInstitucionSchema } from '#domain/sede.ts';
import { MOST_SEDE_ROWS, SEDE_COLUMNS } from '#domain/sedeRows.ts';
import type { Context } from '#backend/context.ts';
import { readBody, readQuery } from '#backend/http/body.ts';
import { checkBody } from '#backend/solicitud/checkData.ts';
import { versionSchema } from '#backend/solicitud/solicitudInputs.ts';
import type { Authenticate } from '#backend/users/authenticate.ts';
import { createLoginOf } from '#backend/users/loginOf.ts';
import { mayManage } from '#backend/users/permissions.ts';
import { addOferta, removeOferta, requireOffered } from '../oferta/addOferta';
import { cuposSchema } from '../oferta/ofertaInputs';
import { chosenBy } from '../chosenBy';
import { addInstitucion, changeInstitucion } from './changeInstitucion';
import { addSede, changeSede } from './changeSede';
import { setSedeClosed } from './closeSede';
import { importSedes } from './importSedes';
import { listInstituciones, viewInstitucion } from './institucionRows';
import { requireSede } from './sedeRows';
import { viewSede } from './viewSede';

const listSchema = v.object({
  texto: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  pagina: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)), '1'),
});
/** Its fields are what a person may have to correct (422). */
const nameSchema = v.strictObject({ nombre: v.unknown() });
const nameChangeSchema = v.strictObject({ ...versionSchema.entries, ...nameSchema.entries });
const newSedeSchema = v.strictObject({ claveIdempotencia: v.pipe(v.string(), v.uuid(), v.toLowerCase()), datos: v.unknown() });
const sedeChangeSchema = v.strictObject({ ...versionSchema.entries, datos: v.unknown() });
const newOfertaSchema = v.strictObject({
  jornada: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/)),
  grado: gradoSchema,
  ...v.entriesFromList(CUPOS_FIELDS, cuposSchema),
});

/** 5,000 rows of a file, as JSON. */
const importLimit = '12mb';
const rowSchema = v.strictObject({
  fila: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...v.entriesFromList(SEDE_COLUMNS, v.pipe(v.string(), v.maxLength(200))),
});
const importSchema = v.strictObject({
  huella: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  filas: v.pipe(v.array(rowSchema), v.minLength(1), v.maxLength(MOST_SEDE_ROWS)),
});

/** Institutions, their sedes and these sedes' places: a menu entry under educacion allows it. */
export function createInstitucionRouter(context: Context, authenticate: Authenticate, bodyLimit: string): Router {
  const loginOf = createLoginOf(authenticate, mayManage, context.record);

  const router = Router();
  router.use(async (request, _response, next) => {
    await loginOf(request);
    next();
  });
  // Before the rest: a file's rows are larger than what anyone else may send.
  router.post('/importacion', json({ limit: importLimit }), async (request, response) => {
    response.json(await importSedes(context, await loginOf(request), readBody(importSchema, request.body)));
  });
  router.use(json({ limit: bodyLimit }));
  // Here and below once more: only in its route can a call be kept with what it asks for.
  router.get('/', async (request, response) => {
    await loginOf(request);
    response.json(await listInstituciones(context.db.reads, readQuery(listSchema, request.query)));
  });
  router.get('/:dane', async (request, response) => {
    await loginOf(request);
    response.json(await viewInstitucion(context.db, request.params.dane));
  });
  router.post('/:dane', async (request, response) => {
    const login = await loginOf(request);
    const { nombre } = readBody(nameSchema, request.body);
    const asked = checkBody(newInstitucionSchema, { dane: request.params.dane, nombre });
    response.status(201).json(await addInstitucion(context, login, asked));
  });
  router.put('/:dane', async (request, response) => {
    const login = await loginOf(request);
    response.json(await changeInstitucion(context, login, request.params.dane, readBody(nameChangeSchema, request.body)));
  });
  router.post('/:dane/sedes', async (request, response) => {
    const login = await loginOf(request);
    const added = await addSede(chosenBy(context, request), login, request.params.dane, readBody(newSedeSchema, request.body));
    response.status(201).json(added);
  });
  router.get('/:dane/sedes/:sede', async (request, response) => {
    await loginOf(request);
    response.json(await viewSede(context.db, request.params, chosenBy(context, request)));
  });
  router.put('/:dane/sedes/:sede', async (request, response) => {
    const login = await loginOf(request);
    response.json(await changeSede(chosenBy(context, request), login, request.params, readBody(sedeChangeSchema, request.body)));
  });
  for (const [step, isClosed] of [
    ['cierre', true],
    ['apertura', false],
  ] as const) {
    router.post(`/:dane/sedes/:sede/${step}`, async (request, response) => {
      const login = await loginOf(request);
      const { version } = readBody(versionSchema, request.body);
      response.json(await setSedeClosed(chosenBy(context, request), login, request.params, { version, isClosed }));
    });
  }
  router.post('/:dane/sedes/:sede/ofertas', async (request, response) => {
    const chosen = chosenBy(context, request);
    const login = await loginOf(request);
    const asked = readBody(newOfertaSchema, request.body);
    requireOffered(asked, await context.catalogues());
    const answer = await context.db.transaction(async (tx) => {
      const { id } = await requireSede(tx, request.params);
      await addOferta(tx, chosen, login, id, asked);
      return viewSede(tx, request.params, chosen);
    });
    response.status(201).json(answer);
  });
  router.post('/:dane/sedes/:sede/ofertas/:oferta/retiro', async (request, response) => {
    const chosen = chosenBy(context, request);
    const login = await loginOf(request);
    const { version } = readBody(versionSchema, request.body);
    const { oferta } = request.params;
    const answer = await context.db.transaction(async (tx) => {
      const { id } = await requireSede(tx, request.params);
      if (v.is(v.pipe(v.string(), v.uuid()), oferta)) {
        await removeOferta(tx, chosen, login, { sede: id, oferta, version });
      }
      return viewSede(tx, request.params, chosen);
    });
    response.json(answer);
  });
  return router;
}
