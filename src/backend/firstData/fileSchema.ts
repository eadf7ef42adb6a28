import * as v from 'valibot';

import { avisoSchema } from '#domain/avisoSchema.ts';
import { contactoSchema } from '#domain/contactoSchema.ts';
import { convocatoriaRulesSchema, type ConvocatoriaRulesFrame } from '#domain/convocatoriaRules.ts';
import { motivosFrecuentesSchema, NO_MOTIVOS } from '#domain/motivosFrecuentes.ts';
import { objectMessage } from '#domain/solicitud/fieldSchemas.ts';
import { searchText } from '#domain/words/searchText.ts';
import { code, comuna, condicion, grado, institucion, line, listOf, plainEntries, tipoDocumento } from './entrySchemas';

/**
 * What a city gives an empty database, in the contract's own words: its catalogues and notice, and, unless they are made on the
 * screens, institutions and a first convocatoria.
 */

const catalogueEntries = {
  tiposDocumento: listOf(tipoDocumento, ({ codigo }) => codigo, 'este código'),
  grados: listOf(grado, (one) => one.grado, 'este grado'),
  jornadas: plainEntries,
  zonas: plainEntries,
  comunas: listOf(comuna, ({ codigo }) => codigo, 'este código'),
  barrios: v.optional(
    listOf(
      v.strictObject({ nombre: line(), comuna: code }, objectMessage),
      ({ nombre, comuna }) => `${searchText(nombre)} ${comuna}`,
      'este nombre en esta comuna',
      0,
    ),
    [],
  ),
  parentescos: plainEntries,
  condiciones: listOf(condicion, ({ codigo }) => codigo, 'este código'),
};

const aviso = v.strictObject({ version: line(40), ...avisoSchema.entries }, objectMessage);

const yearMessage = 'Escriba el año escolar con un número entre 2000 y 2099.';
const wholeDays = 'Escriba cuántos días tiene una familia para corregir: un número entre 1 y 60.';

/** @param timeZone the city's, where the days of its waiting list begin */
export function fileSchema(timeZone: string) {
  const rulesOf = ({ condiciones }: { readonly condiciones: ConvocatoriaRulesFrame['condiciones'] }) =>
    convocatoriaRulesSchema({ condiciones, timeZone });
  return v.pipe(
    v.strictObject(
      {
        ...catalogueEntries,
        aviso,
        instituciones: v.optional(
          listOf(institucion, ({ dane }) => dane, 'este código DANE', 0),
          [],
        ),
        convocatoria: v.optional(
          v.strictObject(
            {
              anio: v.pipe(
                v.number(yearMessage),
                v.integer(yearMessage),
                v.minValue(2000, yearMessage),
                v.maxValue(2099, yearMessage),
              ),
              diasParaSubsanar: v.pipe(
                v.number(wholeDays),
                v.integer(wholeDays),
                v.minValue(1, wholeDays),
                v.maxValue(60, wholeDays),
              ),
              diasParaReclamar: v.optional(
                v.pipe(v.number(wholeDays), v.integer(wholeDays), v.minValue(1, wholeDays), v.maxValue(60, wholeDays)),
                5,
              ),
              // Where a person answers families; it can be written on the convocatoria's page too.
              contacto: v.optional(v.nullable(contactoSchema), null),
              motivosFrecuentes: v.optional(motivosFrecuentesSchema, NO_MOTIVOS),
              // Against the conditions of the same file, below.
              reglas: v.unknown(),
            },
            objectMessage,
          ),
        ),
      },
      objectMessage,
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const tell = (message: string, ...keys: readonly (string | number)[]): void =>
        addIssue({ message, path: pathOf(value, keys) });
      value.instituciones.forEach(({ sedes }, at) =>
        sedes.forEach(({ comuna, zona }, place) => {
          const told = ['instituciones', at, 'sedes', place] as const;
          if (!has(value.comunas, comuna)) tell('Esta comuna no está en «comunas».', ...told, 'comuna');
          if (!has(value.zonas, zona)) tell('Esta zona no está en «zonas».', ...told, 'zona');
        }),
      );
      value.barrios.forEach(({ comuna }, at) => {
        if (!has(value.comunas, comuna)) tell('Esta comuna no está en «comunas».', 'barrios', at, 'comuna');
      });
      if (!value.convocatoria) return;
      for (const issue of v.safeParse(rulesOf(value), value.convocatoria.reglas).issues ?? []) {
        tell(issue.message, 'convocatoria', 'reglas', ...(v.getDotPath(issue)?.split('.') ?? []));
      }
    }),
    v.transform((value) => ({
      ...value,
      convocatoria: value.convocatoria && { ...value.convocatoria, reglas: v.parse(rulesOf(value), value.convocatoria.reglas) },
    })),
  );
}

export type FirstData = v.InferOutput<ReturnType<typeof fileSchema>>;

const has = (entries: readonly { codigo: string }[], wanted: string): boolean => entries.some(({ codigo }) => codigo === wanted);

/** As valibot has a path to what is wrong; it is shown as keys with dots. */
function pathOf(input: object, keys: readonly (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  const [first, ...others] = keys.map((key): v.IssuePathItem => ({
    type: 'unknown',
    origin: 'value',
    input,
    key,
    value: undefined,
  }));
  return first && [first, ...others];
}
