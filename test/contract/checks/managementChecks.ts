import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import type { Operation } from '#backend/contract/operations.ts';
import type { Prueba } from '../runSuite';
import type { Mundo, Quien } from '../suiteWorld';
import { exigirIgual, Omitida, SinImplementar } from '../checkOutcome';

/** Where nobody is: who may not call is told so before anything is looked for. */
const ruta = {
  radicado: '2027-7K3M9QX-9',
  condicion: 'ninguna',
  archivo: randomUUID(),
  oferta: randomUUID(),
  etapa: 'ninguna',
};

async function exigirPermiso({ cliente, token }: Mundo, { id, method }: Operation, ajena: Quien): Promise<void> {
  const cuerpo = method === 'GET' ? {} : { cuerpo: {} };
  const status = async (como?: string): Promise<number> => (await cliente.pedir(id, { ruta, ...cuerpo, como })).status;
  const sinSesion = await status();
  // Who may call is asked before what is there: a 404 is that of a path that nobody serves.
  if (sinSesion === 404) throw new SinImplementar(id);
  exigirIgual(sinSesion, 401, `${id} sin sesión`);
  exigirIgual(await status('eyJhbGciOiJub25lIn0.e30.'), 401, `${id} con un token inventado`);
  exigirIgual(await status(await token(ajena)), 403, `${id} con la sesión de quien no tiene esa sección`);
}

/** Who may do what, call by call: as the contract's tags say. */
export function permisos(operations: readonly Operation[]): readonly Prueba[] {
  const de = (grupo: 'tramitacion' | 'gestion', ajena: Quien): Prueba[] =>
    operations
      .filter(({ open, tags }) => !open && tags.length === 1 && tags[0] === grupo)
      .map((operation) => ({
        grupo,
        nombre: `${operation.method} ${operation.template} exige sesión (401) y permiso (403)`,
        correr: (mundo) => exigirPermiso(mundo, operation, ajena),
      }));
  return [...de('tramitacion', 'gestion'), ...de('gestion', 'revisora')];
}

const leer = (id: 'leerConvocatoriaDeGestion' | 'listarEtapas', nombre: string): Prueba => ({
  grupo: 'gestion',
  nombre,
  correr: async ({ cliente, convocatoria, token }) => {
    await convocatoria();
    const { status } = await cliente.pedir(id, { como: await token('gestion') });
    // There is a call, so there is something to be read.
    if (status === 404) throw new SinImplementar(id);
    exigirIgual(status, 200, id);
  },
});

export const gestion: readonly Prueba[] = [
  {
    grupo: 'gestion',
    nombre: 'el resumen lo leen ambas secciones, con sesión',
    correr: async ({ cliente, token }) => {
      await cliente.rechazar('leerResumen', { status: 401 });
      for (const quien of ['revisora', 'gestion'] as const) await cliente.lograr('leerResumen', { como: await token(quien) });
    },
  },
  leer('leerConvocatoriaDeGestion', 'la convocatoria se lee con sus reglas'),
  {
    grupo: 'gestion',
    nombre: 'las reglas no cambian con una lista congelada (409 lista_congelada), ni sobre una versión vieja (409 version_vieja)',
    correr: async ({ cliente, convocatoria, token }) => {
      await convocatoria();
      const como = await token('gestion');
      const leida = await cliente.pedir('leerConvocatoriaDeGestion', { como });
      if (leida.status === 404) throw new SinImplementar('leerConvocatoriaDeGestion');
      const { version, editable, reglas } = await cliente.lograr('leerConvocatoriaDeGestion', { como });
      const vieja = { version: version + 1, reglas };
      const codigo = editable ? 'version_vieja' : 'lista_congelada';
      await cliente.rechazar('cambiarConvocatoria', { status: 409, codigo }, { cuerpo: vieja, como });
    },
  },
  leer('listarEtapas', 'las etapas de la asignación se leen'),
  {
    grupo: 'gestion',
    nombre: 'la oferta se lee por páginas, y cambiarla con una versión vieja se rechaza (409 version_vieja)',
    correr: async ({ cliente, token }) => {
      const como = await token('gestion');
      const { elementos } = await cliente.lograr('listarOfertasDeGestion', { como });
      for (const { capacidad, continuan, repiten, vacantes } of elementos) {
        exigirIgual(vacantes, Math.max(0, capacidad - continuan - repiten), 'vacantes');
      }
      const [una] = elementos;
      if (!una) return;
      const { id, version, capacidad, continuan, repiten } = una;
      const cuerpo = { version: version + 1, capacidad, continuan, repiten };
      const { status, codigo } = await cliente.pedir('cambiarOferta', { ruta: { oferta: id }, cuerpo, como });
      if (status === 404) throw new SinImplementar('cambiarOferta');
      exigirIgual([status, codigo], [409, 'version_vieja'], 'cambiarOferta');
    },
  },
  {
    grupo: 'gestion',
    nombre: 'una importación con una fila mala la dice por fila y columna, y no guarda ninguna; lo que no se revisó se rechaza (409 version_vieja)',
    correr: async ({ cliente, token }) => {
      const como = await token('gestion');
      const leerUna = async () => (await cliente.lograr('listarOfertasDeGestion', { como })).elementos[0];
      const una = await leerUna();
      if (!una) return;
      const { institucion, sede, jornada, grado, capacidad, continuan, repiten } = una;
      const fila = { sede, jornada, grado: String(grado), continuan: String(continuan), repiten: String(repiten) };
      const filas = [
        { ...fila, fila: 2, dane: institucion.dane, capacidad: String(capacidad + 1) },
        { ...fila, fila: 3, dane: '000000000000', capacidad: String(capacidad) },
      ];
      // Of no review.
      const huella = '0'.repeat(64);
      const { status, body } = await cliente.pedir('importarOfertas', { cuerpo: { huella, filas }, como });
      if (status === 404) throw new SinImplementar('importarOfertas');
      if (status === 409) throw new Omitida('hay una lista congelada: la oferta no se puede cambiar');
      const informe = v.parse(v.looseObject({ guardada: v.boolean(), errores: v.array(v.looseObject({ fila: v.number() })) }), body);
      exigirIgual([status, informe.guardada], [200, false], 'importarOfertas');
      exigirIgual(informe.errores.map((error) => error.fila), [3], 'las filas con errores');
      await cliente.rechazar('importarOfertas', { status: 409, codigo: 'version_vieja' }, { cuerpo: { huella, filas: filas.slice(0, 1) }, como });
      exigirIgual(await leerUna(), una, 'la oferta de la otra fila');
    },
  },
];
