import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import type { Operation } from '#backend/contract/operations.ts';
import { checksOf, type ContractCheck } from '../runSuite';
import type { SuiteWorld, AccountName } from '../suiteWorld';
import { requireEqual, SkippedCheck, NotImplemented } from '../checkOutcome';

/** Where nobody is: who may not call is told so before anything is looked for. */
const pathParams = {
  radicado: '2027-7K3M9QX-9',
  hermano: '2027-7K3M9QX-9',
  condicion: 'ninguna',
  archivo: randomUUID(),
  reclamo: randomUUID(),
  oferta: randomUUID(),
  importacion: '999999999',
  etapa: 'ninguna',
  sede: randomUUID(),
  dane: '000000000000',
  usuario: 'nadie',
  convocatoria: '2099',
};

async function requirePermission(
  { client, token }: SuiteWorld,
  { id, method }: Operation,
  strangers: AccountName,
): Promise<void> {
  const payload = method === 'GET' ? {} : { payload: {} };
  const status = async (bearer?: string): Promise<number> => (await client.ask(id, { pathParams, ...payload, bearer })).status;
  const withoutSession = await status();
  // Who may call is asked before what is there: a 404 is that of a path that nobody serves.
  if (withoutSession === 404) throw new NotImplemented(id);
  requireEqual(withoutSession, 401, `${id} sin sesión`);
  requireEqual(await status('eyJhbGciOiJub25lIn0.e30.'), 401, `${id} con un token inventado`);
  requireEqual(await status(await token(strangers)), 403, `${id} con la sesión de quien no tiene esa sección`);
}

/** Who may do what, call by call: as the contract's tags say. */
export function permissionChecks(operations: readonly Operation[]): readonly ContractCheck[] {
  const ofGroup = (group: 'tramitacion' | 'gestion' | 'administracion', strangers: AccountName): ContractCheck[] =>
    operations
      .filter(({ open, tags }) => !open && tags.length === 1 && tags[0] === group)
      .map((operation) => ({
        group,
        name: `${operation.method} ${operation.template} exige sesión (401) y permiso (403)`,
        run: (world) => requirePermission(world, operation, strangers),
      }));
  return [...ofGroup('tramitacion', 'gestion'), ...ofGroup('gestion', 'revisora'), ...ofGroup('administracion', 'gestion')];
}

const readCheck =
  (id: 'leerConvocatoriaDeGestion' | 'listarEtapas'): ContractCheck['run'] =>
  async ({ client, convocatoria, token }) => {
    await convocatoria();
    const { status } = await client.ask(id, { bearer: await token('gestion') });
    // There is a convocatoria, so there is something to be read.
    if (status === 404) throw new NotImplemented(id);
    requireEqual(status, 200, id);
  };

export const managementChecks = checksOf('gestion', {
  'el resumen lo leen ambas secciones, con sesión': async ({ client, token }) => {
    await client.expectRefusal('leerResumen', { status: 401 });
    for (const who of ['revisora', 'gestion'] as const) await client.expectSuccess('leerResumen', { bearer: await token(who) });
  },
  'la convocatoria se lee con sus reglas, y el cupo de un hermano cuenta como una prioridad de una institución, o no cuenta':
    async ({ client, token }) => {
      const { reglas, condiciones } = await client.expectSuccess('leerConvocatoriaDeGestion', { bearer: await token('gestion') });
      const { hermanos, prioridades } = reglas;
      const alcance = condiciones.find(({ codigo }) => codigo === hermanos)?.alcance ?? null;
      const told = hermanos === null ? [null, false] : ['institucion', true];
      requireEqual([alcance, hermanos !== null && prioridades.includes(hermanos)], told, 'hermanos');
    },
  'las reglas no cambian sobre una versión vieja (409 version_vieja), ni sin motivo con una lista congelada (409 lista_congelada)':
    async ({ client, convocatoria, token }) => {
      await convocatoria();
      const bearer = await token('gestion');
      const readBack = await client.ask('leerConvocatoriaDeGestion', { bearer });
      if (readBack.status === 404) throw new NotImplemented('leerConvocatoriaDeGestion');
      const { version, editable, reglas } = await client.expectSuccess('leerConvocatoriaDeGestion', { bearer });
      const stale = { version: version + 1, reglas };
      await client.expectRefusal('cambiarConvocatoria', { status: 409, codigo: 'version_vieja' }, { payload: stale, bearer });
      if (editable) return;
      const payload = { version, reglas };
      await client.expectRefusal('cambiarConvocatoria', { status: 409, codigo: 'lista_congelada' }, { payload, bearer });
    },
  'el contacto que se guarda es el que leen las familias, y sobre una versión vieja se rechaza (409 version_vieja)': async ({
    client,
    convocatoria,
    token,
  }) => {
    await convocatoria();
    const bearer = await token('gestion');
    const payload = await client.expectSuccess('leerContacto', { bearer });
    const { contacto, version } = await client.expectSuccess('cambiarContacto', { payload, bearer });
    requireEqual(contacto, payload.contacto, 'el contacto guardado');
    requireEqual(version, payload.version + 1, 'la versión');
    const shown = (await client.expectSuccess('leerConvocatoria')).contacto;
    const parts = Object.values(contacto).filter((part) => part !== null);
    if (shown !== null) requireEqual(shown, contacto, 'el contacto que leen las familias');
    else requireEqual(parts, [], 'un contacto que las familias no leen');
    await client.expectRefusal('cambiarContacto', { status: 409, codigo: 'version_vieja' }, { payload, bearer });
  },
  'los motivos frecuentes que se guardan se ofrecen a quien tramita, y sobre una versión vieja se rechazan (409 version_vieja)':
    async ({ client, convocatoria, token }) => {
      await convocatoria();
      const bearer = await token('gestion');
      const { version, motivos } = await client.expectSuccess('leerMotivosFrecuentes', { bearer });
      const payload = { version, motivos };
      const saved = await client.expectSuccess('cambiarMotivosFrecuentes', { payload, bearer });
      requireEqual(saved.motivos, motivos, 'los motivos guardados');
      requireEqual(saved.version, version + 1, 'la versión');
      requireEqual(saved.cambios[0]?.antes, motivos, 'lo que había antes');
      const offered = await client.expectSuccess('listarMotivosFrecuentes', { bearer: await token('revisora') });
      requireEqual(offered, motivos, 'los que se ofrecen');
      await client.expectRefusal('cambiarMotivosFrecuentes', { status: 409, codigo: 'version_vieja' }, { payload, bearer });
    },
  'el aviso de privacidad con el mismo texto es la misma versión, y sobre una versión vieja se rechaza (409 version_vieja)':
    async ({ client, convocatoria, token }) => {
      await convocatoria();
      const bearer = await token('gestion');
      const before = await client.expectSuccess('leerAvisoDePrivacidad', { bearer });
      const { version, titulo, parrafos, responsable, contacto } = before.actual;
      const payload = { version, aviso: { titulo, parrafos, responsable, contacto } };
      const saved = await client.expectSuccess('cambiarAvisoDePrivacidad', { payload, bearer });
      requireEqual(saved, before, 'el aviso guardado');
      const stale = { ...payload, version: 'ninguna' };
      await client.expectRefusal(
        'cambiarAvisoDePrivacidad',
        { status: 409, codigo: 'version_vieja' },
        { payload: stale, bearer },
      );
    },
  'las etapas de la asignación se leen': readCheck('listarEtapas'),
  'lo que necesita una comparación se lee, y una etapa que no está es 404': async ({ client, token }) => {
    const bearer = await token('gestion');
    const { elementos } = await client.expectSuccess('listarEtapas', { bearer });
    for (const id of ['leerDatosDeComparacion', 'leerRasgos'] as const) {
      await client.expectRefusal(id, { status: 404 }, { pathParams: { etapa: 'ninguna' }, bearer });
      for (const { codigo } of elementos.slice(0, 1)) await client.expectSuccess(id, { pathParams: { etapa: codigo }, bearer });
    }
  },
  'la oferta se lee por páginas, y cambiarla con una versión vieja se rechaza (409 version_vieja)': async ({ client, token }) => {
    const bearer = await token('gestion');
    const { elementos } = await client.expectSuccess('listarOfertasDeGestion', { bearer });
    for (const { capacidad, continuan, repiten, vacantes, reservas } of elementos) {
      requireEqual(vacantes, Math.max(0, capacidad - continuan - repiten), 'vacantes');
      requireEqual(
        reservas.map(({ condicion, puestos }) => ({ condicion, puestos })),
        (elementos[0]?.reservas ?? []).map(({ condicion, puestos }) => ({ condicion, puestos })),
        'las reservas de la convocatoria en cada oferta',
      );
    }
    const [oferta] = elementos;
    if (!oferta) return;
    const { id, version, capacidad, continuan, repiten } = oferta;
    const payload = { version: version + 1, capacidad, continuan, repiten, reservas: [] };
    const { status, codigo } = await client.ask('cambiarOferta', { pathParams: { oferta: id }, payload, bearer });
    if (status === 404) throw new NotImplemented('cambiarOferta');
    requireEqual([status, codigo], [409, 'version_vieja'], 'cambiarOferta');
  },
  'una importación con una fila mala la dice por fila y columna, y no guarda ninguna; lo que no se revisó se rechaza (409 version_vieja)':
    async ({ client, token }) => {
      const bearer = await token('gestion');
      const readOne = async () => (await client.expectSuccess('listarOfertasDeGestion', { bearer })).elementos[0];
      const oferta = await readOne();
      if (!oferta) return;
      const { institucion, sede, jornada, grado, capacidad, continuan, repiten } = oferta;
      const row = { sede, jornada, grado: String(grado), continuan: String(continuan), repiten: String(repiten), reservas: [] };
      const rows = [
        { ...row, fila: 2, dane: institucion.dane, capacidad: String(capacidad + 1) },
        { ...row, fila: 3, dane: '000000000000', capacidad: String(capacidad) },
      ];
      // Of no review.
      const hash = '0'.repeat(64);
      const { status, body } = await client.ask('importarOfertas', { payload: { huella: hash, filas: rows }, bearer });
      if (status === 404) throw new NotImplemented('importarOfertas');
      if (status === 409) throw new SkippedCheck('hay una lista congelada: la oferta no se puede cambiar');
      const report = v.parse(
        v.looseObject({ guardada: v.boolean(), errores: v.array(v.looseObject({ fila: v.number() })) }),
        body,
      );
      requireEqual([status, report.guardada], [200, false], 'importarOfertas');
      requireEqual(
        report.errores.map((error) => error.fila),
        [3],
        'las filas con errores',
      );
      await client.expectRefusal(
        'importarOfertas',
        { status: 409, codigo: 'version_vieja' },
        { payload: { huella: hash, filas: rows.slice(0, 1) }, bearer },
      );
      requireEqual(await readOne(), oferta, 'la oferta de la otra fila');
    },
  'una lista de matrícula con una fila mala la dice por fila y columna, y no reemplaza a la que hay': async ({
    client,
    token,
  }) => {
    const bearer = await token('gestion');
    const list = async () => client.ask('leerMatricula', { bearer });
    const before = await list();
    if (before.status === 404) throw new NotImplemented('leerMatricula');
    const [oferta] = (await client.expectSuccess('listarOfertasDeGestion', { bearer })).elementos;
    if (!oferta) return;
    const { institucion, sede, grado } = oferta;
    const row = { tipoDocumento: 'TI', dane: institucion.dane, sede, grado: String(grado) };
    const filas = [
      { ...row, fila: 2, documento: '0001234567' },
      { ...row, fila: 3, documento: '1234567' },
      { ...row, fila: 4, documento: '' },
    ];
    const { status, body } = await client.ask('importarMatricula', { payload: { huella: '0'.repeat(64), filas }, bearer });
    if (status === 409) throw new SkippedCheck('hay una lista congelada: la matrícula no se puede cambiar');
    const report = v.parse(
      v.looseObject({ guardada: v.boolean(), errores: v.array(v.looseObject({ fila: v.number(), columna: v.string() })) }),
      body,
    );
    requireEqual([status, report.guardada], [200, false], 'importarMatricula');
    requireEqual(
      report.errores.map(({ fila, columna }) => [fila, columna]),
      [
        [3, 'documento'],
        [4, 'documento'],
      ],
      'los errores',
    );
    requireEqual((await list()).body, before.body, 'la lista que hay');
  },
  'una confirmación de matrículas con una fila mala la dice por fila y columna, y no confirma ninguna': async ({
    client,
    token,
  }) => {
    const bearer = await token('gestion');
    const row = { sede: 'Sede que no hay', tipoDocumento: '', dane: '' };
    const filas = [
      { ...row, fila: 2, documento: '' },
      { ...row, fila: 3, documento: '999999999999999' },
    ];
    const { status, body } = await client.ask('confirmarMatriculas', { payload: { huella: '0'.repeat(64), filas }, bearer });
    if (status === 404) throw new NotImplemented('confirmarMatriculas');
    const report = v.parse(
      v.looseObject({ guardada: v.boolean(), errores: v.array(v.looseObject({ fila: v.number(), columna: v.string() })) }),
      body,
    );
    requireEqual([status, report.guardada], [200, false], 'confirmarMatriculas');
    requireEqual(
      report.errores.map(({ fila, columna }) => [fila, columna]),
      [
        [2, 'documento'],
        [3, 'documento'],
      ],
      'los errores',
    );
  },
  'una importación que no hay no se deshace': async ({ client, token }) => {
    const bearer = await token('gestion');
    const { status } = await client.ask('leerUltimaImportacion', { bearer });
    if (status === 404) throw new NotImplemented('leerUltimaImportacion');
    const pathParams = { importacion: '999999999' };
    await client.expectRefusal('deshacerImportacion', { status: 404, codigo: 'no_encontrada' }, { pathParams, bearer });
  },
});
