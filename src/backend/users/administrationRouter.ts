import { Router } from 'express';
import * as v from 'valibot';

import type { OneTimePassword, Usuario, UsuariosPage } from '#domain/contractTypes.ts';
import { MOST_COUNTED } from '#domain/mostCounted.ts';
import { grantsSchema, newUserSchema } from '#domain/usuario.ts';
import { instantOf, type Context } from '../context';
import { offsetOf, pageSize } from '../db/pages';
import { readBody, readQuery } from '../http/body';
import { checkBody } from '../solicitud/checkData';
import { versionSchema } from '../solicitud/solicitudInputs';
import type { Authenticate } from './authenticate';
import { createLoginOf } from './loginOf';
import { type Asking, createUserManagement, noSuchUser } from './manageUsers';
import { mayAdminister } from './permissions';
import { isFoundBy, readUserRow, readUserRows, toUsuario } from './userRows';

const listSchema = v.object({
  texto: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  situacion: v.optional(v.picklist(['habilitado', 'inhabilitado'])),
  pagina: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)), '1'),
});

/** Its fields are what a person may have to correct (422). */
const newSchema = v.strictObject({ nombre: v.unknown(), secciones: v.unknown() });
const changeSchema = v.strictObject({ ...versionSchema.entries, ...newSchema.entries });

/** What who administers users calls: a menu entry under administracion allows it (F80). */
export function createAdministrationRouter(context: Context, authenticate: Authenticate, cost: number): Router {
  const loginOf = createLoginOf(authenticate, mayAdminister, context.record);
  const users = createUserManagement({ database: context.db, now: () => instantOf(context), cost });
  const askingOf = (administrator: string, body: unknown): Asking => ({
    administrator,
    version: readBody(versionSchema, body).version,
  });
  const told = ({ row, password }: Awaited<ReturnType<typeof users.add>>, viewer: string): OneTimePassword => ({
    usuario: toUsuario(row, viewer),
    clave: password,
  });

  const router = Router();
  router.get('/', async (request, response) => {
    const viewer = await loginOf(request);
    const { texto, situacion, pagina } = readQuery(listSchema, request.query);
    const rows = (await readUserRows(context.db)).filter(isFoundBy(texto)).filter(({ inhabilitado_en }) => {
      return situacion === undefined || (situacion === 'inhabilitado') === (inhabilitado_en !== null);
    });
    const page: UsuariosPage = {
      elementos: rows.slice(offsetOf(pagina), offsetOf(pagina) + pageSize).map((row) => toUsuario(row, viewer)),
      pagina,
      total: Math.min(rows.length, MOST_COUNTED),
    };
    response.json(page);
  });
  router.get('/:usuario', async (request, response) => {
    const viewer = await loginOf(request);
    const row = await readUserRow(context.db, request.params.usuario);
    if (!row) throw noSuchUser(request.params.usuario);
    response.json(toUsuario(row, viewer) satisfies Usuario);
  });
  router.post('/:usuario', async (request, response) => {
    const administrator = await loginOf(request);
    const body = readBody(newSchema, request.body);
    const user = checkBody(newUserSchema, { usuario: request.params.usuario, ...body });
    response.status(201).json(told(await users.add(user, administrator), administrator));
  });
  router.put('/:usuario', async (request, response) => {
    const administrator = await loginOf(request);
    const { version, ...grants } = readBody(changeSchema, request.body);
    const row = await users.change(request.params.usuario, checkBody(grantsSchema, grants), { administrator, version });
    response.json(toUsuario(row, administrator));
  });
  router.post('/:usuario/inhabilitacion', async (request, response) => {
    const administrator = await loginOf(request);
    const row = await users.disable(request.params.usuario, askingOf(administrator, request.body));
    response.json(toUsuario(row, administrator));
  });
  router.post('/:usuario/habilitacion', async (request, response) => {
    const administrator = await loginOf(request);
    const row = await users.enable(request.params.usuario, askingOf(administrator, request.body));
    response.json(toUsuario(row, administrator));
  });
  router.post('/:usuario/clave', async (request, response) => {
    const administrator = await loginOf(request);
    const given = await users.givePassword(request.params.usuario, askingOf(administrator, request.body));
    response.json(told(given, administrator));
  });
  return router;
}
