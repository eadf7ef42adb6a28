/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { parse } from 'yaml';

import { FAMILY_MOVE_NAMES, FUNCIONARIO_MOVE_NAMES } from '#domain/moveNames.ts';
import { checkSolicitud } from '#domain/solicitud/solicitudSchema.ts';
import { ESTADOS } from '#domain/estados.ts';
import { buildRadicado } from '#domain/radicado.ts';
import * as asignacion from '#domain/answers/allocationAnswers.ts';
import * as palabras from '#domain/answers/answerParts.ts';
import * as cortes from '#domain/answers/cutOffAnswers.ts';
import * as publico from '#domain/answers/citizenAnswers.ts';
import { proofsSchema } from '#domain/answers/proofAnswers.ts';
import { institucionesSchema } from '#domain/answers/sedeAnswers.ts';
import { textFileSchema } from '#domain/answers/textFileAnswers.ts';
import * as tramitacion from '#domain/answers/processingAnswers.ts';
import {
  FILE,
  RECEIPT,
  FILE_CONTENT,
  CONVOCATORIA,
  DATA,
  OFERTA,
  BITACORA_LIST,
  SOLICITUDES_LIST,
  FAMILY_SOLICITUD,
  STAFF_SOLICITUD,
} from '#test/support/samples/contractSamples.ts';
import { CUT_OFFS, ETAPAS, EXPLANATION, STAGE_RESULTS } from '#test/support/samples/results.ts';
import { PROOFS } from '#test/support/samples/proofs.ts';

const contract: unknown = parse(readFileSync(resolve(__dirname, '../../../src/backend/contract/openapi.yaml'), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract as object, 'contrato');

/** What the contract has against a value that should be one of its schemas. */
function violations(schema: string, value: unknown): unknown {
  const valid = ajv.getSchema(`contrato#/components/schemas/${schema}`);
  if (valid === undefined) throw new Error(`The contract has no ${schema}`);
  return valid(value) ? [] : valid.errors;
}

function enumerated(...path: string[]): unknown {
  return ['components', 'schemas', ...path, 'enum'].reduce<unknown>(
    (inside, step) => Object.entries(inside ?? {}).find(([key]) => key === step)?.[1],
    contract,
  );
}

test('states, grados and actions are all that the contract has', () => {
  expect(ESTADOS).toEqual(enumerated('Estado'));
  const allowedMovesOf = (schema: string) => new Set(enumerated(schema, 'properties', 'acciones', 'items') as string[]);
  expect(allowedMovesOf('SolicitudDeFamilia')).toEqual(new Set(FAMILY_MOVE_NAMES));
  expect(allowedMovesOf('SolicitudDeFuncionario')).toEqual(new Set(FUNCIONARIO_MOVE_NAMES));
  const grados = enumerated('Grado') as unknown[];
  expect(grados.filter((grado) => !v.is(palabras.gradoSchema, grado))).toEqual([]);
  expect(v.is(palabras.gradoSchema, 14)).toBe(false);
});

const READINGS: readonly [string, v.GenericSchema, object][] = [
  ['Convocatoria', publico.convocatoriaSchema, CONVOCATORIA],
  ['PaginaDeOfertas', publico.ofertasPageSchema, { elementos: [OFERTA], pagina: 1, total: 1 }],
  ['Instituciones', institucionesSchema, { elementos: [OFERTA.institucion] }],
  ['Archivo', palabras.storedFileSchema, FILE],
  ['Comprobante', publico.filingReceiptSchema, RECEIPT],
  ['SolicitudDeFamilia', publico.familySolicitudSchema, FAMILY_SOLICITUD],
  ['PaginaDeSolicitudes', tramitacion.solicitudesPageSchema, SOLICITUDES_LIST],
  ['SolicitudDeFuncionario', tramitacion.expedienteSchema, STAFF_SOLICITUD],
  ['PaginaDeBitacora', tramitacion.bitacoraEntriesSchema, BITACORA_LIST],
  ['ContenidoDeArchivo', tramitacion.fileContentSchema, FILE_CONTENT],
  ['Etapas', asignacion.etapasSchema, ETAPAS],
  ['Replica', asignacion.replicaSchema, { congelada: true, huella: 'a'.repeat(64), contenido: 'x' }],
  ['Resultados', asignacion.resultsSchema, STAGE_RESULTS],
  ['PaginaDeCortes', cortes.cutOffsSchema, CUT_OFFS],
  ['Pruebas', proofsSchema, PROOFS],
  ['Explicacion', asignacion.explanationSchema, EXPLANATION],
  ['ArchivoDeTexto', textFileSchema, { nombre: 'a.csv', contenido: 'x' }],
];

describe.each(READINGS)('an answer that is a %s', (schema, reading, sample) => {
  test('is read whole', () => {
    expect(violations(schema, sample)).toEqual([]);
    expect(v.parse(reading, sample)).toEqual(sample);
  });

  test('is read too when a newer backend says more', () => {
    expect(v.parse(reading, { ...sample, nuevo: 1 })).toEqual(sample);
  });

  test('is refused without what the contract requires', () => {
    const readBack = Object.keys(sample).filter((field) => {
      const reduced = Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field));
      return v.is(reading, reduced) !== (JSON.stringify(violations(schema, reduced)) === '[]');
    });
    expect(readBack).toEqual([]);
  });
});

test('data that the form lets through are what the contract takes', () => {
  const text = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 14 });
  const data = fc.record({
    nombres: fc.oneof(text("aÑé𠮷 -'1"), fc.string({ unit: 'grapheme', maxLength: 210 })),
    documento: text('0123456789aB .-ñ'),
    telefono: fc.option(text('0123456789+ ')),
    correo: fc.option(fc.oneof(fc.emailAddress(), text('a.@-_9é'))),
    fechaNacimiento: fc.oneof(fc.constant('2020-02-29'), text('0129-')),
    opciones: fc.array(fc.uuid(), { maxLength: 4 }),
  });
  let taken = 0;
  fc.assert(
    fc.property(data, fc.boolean(), ({ fechaNacimiento, opciones, ...person }, emailOnly) => {
      const typed = {
        ...DATA,
        acudiente: { ...DATA.acudiente, ...(emailOnly ? { correo: person.correo } : person) },
        estudiante: { ...DATA.estudiante, ...(emailOnly ? {} : { fechaNacimiento }) },
        opciones: emailOnly ? DATA.opciones : opciones,
      };
      const checked = checkSolicitud(CONVOCATORIA, '2026-11-03', typed);
      if (!checked.ok) return;
      taken += 1;
      expect(violations('DatosDeSolicitud', checked.value)).toEqual([]);
    }),
    { numRuns: 500, seed: 6 },
  );
  expect(taken).toBeGreaterThan(50);
});

test('radicados are as the contract writes them', () => {
  let draw = 0;
  for (let i = 0; i < 100; i += 1)
    expect(
      violations(
        'Radicado',
        buildRadicado(2027, (n) => (draw += 11) % n),
      ),
    ).toEqual([]);
});
