/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { parse } from 'yaml';

import { DE_FAMILIA, DE_FUNCIONARIO } from '#domain/allowedMoves.ts';
import { revisarDatos } from '#domain/solicitud/solicitudSchema.ts';
import { ESTADOS } from '#domain/estados.ts';
import { formarRadicado } from '#domain/radicado.ts';
import * as asignacion from '#domain/answers/allocationAnswers.ts';
import * as palabras from '#domain/answers/answerParts.ts';
import { problemaSchema } from '#domain/answers/problemAnswer.ts';
import * as publico from '#domain/answers/citizenAnswers.ts';
import * as tramitacion from '#domain/answers/processingAnswers.ts';
import {
  ARCHIVO,
  COMPROBANTE,
  CONTENIDO_DE_ARCHIVO,
  CONVOCATORIA,
  DATOS,
  OFERTA,
  PAGINA_DE_BITACORA,
  PAGINA_DE_SOLICITUDES,
  PROBLEMA,
  SOLICITUD_DE_FAMILIA,
  SOLICITUD_DE_FUNCIONARIO,
} from '#test/support/samples/contractSamples.ts';
import { CORTES, ETAPAS, EXPLICACION, RESULTADOS } from '#test/support/samples/results.ts';

const contrato: unknown = parse(
  readFileSync(resolve(__dirname, '../../../src/backend/contract/openapi.yaml'), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contrato as object, 'contrato');

/** What the contract has against a value that should be one of its schemas. */
function faltas(esquema: string, valor: unknown): unknown {
  const valida = ajv.getSchema(`contrato#/components/schemas/${esquema}`);
  if (valida === undefined) throw new Error(`The contract has no ${esquema}`);
  return valida(valor) ? [] : valida.errors;
}

function enumerado(...camino: string[]): unknown {
  return ['components', 'schemas', ...camino, 'enum'].reduce<unknown>(
    (dentro, paso) => Object.entries(dentro ?? {}).find(([clave]) => clave === paso)?.[1],
    contrato,
  );
}

test('states, grados and actions are all that the contract has', () => {
  expect(ESTADOS).toEqual(enumerado('Estado'));
  const accionesDe = (esquema: string) => new Set(enumerado(esquema, 'properties', 'acciones', 'items') as string[]);
  expect(accionesDe('SolicitudDeFamilia')).toEqual(new Set(DE_FAMILIA));
  expect(accionesDe('SolicitudDeFuncionario')).toEqual(new Set(DE_FUNCIONARIO));
  const grados = enumerado('Grado') as unknown[];
  expect(grados.filter((grado) => !v.is(palabras.gradoSchema, grado))).toEqual([]);
  expect(v.is(palabras.gradoSchema, 14)).toBe(false);
});

const LECTURAS: readonly [string, v.GenericSchema, object][] = [
  ['Convocatoria', publico.convocatoriaSchema, CONVOCATORIA],
  ['PaginaDeOfertas', publico.paginaDeOfertasSchema, { elementos: [OFERTA], pagina: 1, total: 1 }],
  ['Instituciones', publico.institucionesSchema, { elementos: [OFERTA.institucion] }],
  ['Archivo', palabras.archivoSchema, ARCHIVO],
  ['Comprobante', publico.comprobanteSchema, COMPROBANTE],
  ['SolicitudDeFamilia', publico.solicitudDeFamiliaSchema, SOLICITUD_DE_FAMILIA],
  ['PaginaDeSolicitudes', tramitacion.paginaDeSolicitudesSchema, PAGINA_DE_SOLICITUDES],
  ['SolicitudDeFuncionario', tramitacion.solicitudDeFuncionarioSchema, SOLICITUD_DE_FUNCIONARIO],
  ['PaginaDeBitacora', tramitacion.paginaDeBitacoraSchema, PAGINA_DE_BITACORA],
  ['ContenidoDeArchivo', tramitacion.contenidoDeArchivoSchema, CONTENIDO_DE_ARCHIVO],
  ['Etapas', asignacion.etapasSchema, ETAPAS],
  ['Replica', asignacion.replicaSchema, { congelada: true, huella: 'a'.repeat(64), contenido: 'x' }],
  ['Resultados', asignacion.resultadosSchema, RESULTADOS],
  ['PaginaDeCortes', asignacion.paginaDeCortesSchema, CORTES],
  ['Explicacion', asignacion.explicacionSchema, EXPLICACION],
  ['ArchivoDeTexto', asignacion.archivoDeTextoSchema, { nombre: 'a.csv', contenido: 'x' }],
  ['Problema', problemaSchema, PROBLEMA],
];

describe.each(LECTURAS)('an answer that is a %s', (esquema, lectura, muestra) => {
  test('is read whole', () => {
    expect(faltas(esquema, muestra)).toEqual([]);
    expect(v.parse(lectura, muestra)).toEqual(muestra);
  });

  test('is read too when a newer backend says more', () => {
    expect(v.parse(lectura, { ...muestra, nuevo: 1 })).toEqual(muestra);
  });

  test('is refused without what the contract requires', () => {
    const leidas = Object.keys(muestra).filter((campo) => {
      const mermada = Object.fromEntries(Object.entries(muestra).filter(([clave]) => clave !== campo));
      return v.is(lectura, mermada) !== (JSON.stringify(faltas(esquema, mermada)) === '[]');
    });
    expect(leidas).toEqual([]);
  });
});

test('data that the form lets through are what the contract takes', () => {
  const texto = (letras: string) => fc.string({ unit: fc.constantFrom(...letras), maxLength: 14 });
  const datos = fc.record({
    nombres: fc.oneof(texto("aÑé𠮷 -'1"), fc.string({ unit: 'grapheme', maxLength: 210 })),
    documento: texto('0123456789aB .-ñ'),
    telefono: fc.option(texto('0123456789+ ')),
    correo: fc.option(fc.oneof(fc.emailAddress(), texto('a.@-_9é'))),
    fechaNacimiento: fc.oneof(fc.constant('2020-02-29'), texto('0129-')),
    opciones: fc.array(fc.uuid(), { maxLength: 4 }),
  });
  let tomados = 0;
  fc.assert(
    fc.property(datos, fc.boolean(), ({ fechaNacimiento, opciones, ...persona }, soloCorreo) => {
      const escritos = {
        ...DATOS,
        acudiente: { ...DATOS.acudiente, ...(soloCorreo ? { correo: persona.correo } : persona) },
        estudiante: { ...DATOS.estudiante, ...(soloCorreo ? {} : { fechaNacimiento }) },
        opciones: soloCorreo ? DATOS.opciones : opciones,
      };
      const revisado = revisarDatos(CONVOCATORIA, '2026-11-03', escritos);
      if (!revisado.validos) return;
      tomados += 1;
      expect(faltas('DatosDeSolicitud', revisado.datos)).toEqual([]);
    }),
    { numRuns: 500, seed: 6 },
  );
  expect(tomados).toBeGreaterThan(50);
});

test('radicados are as the contract writes them', () => {
  let draw = 0;
  for (let i = 0; i < 100; i += 1) expect(faltas('Radicado', formarRadicado(2027, (n) => (draw += 11) % n))).toEqual([]);
});
