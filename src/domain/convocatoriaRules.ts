import * as v from 'valibot';

import { dayOf, isDay } from './words/dates';
import { codeSchema, objectMessage, isFirstOfEqual } from './solicitud/fieldSchemas';
import { violationsAmongEtapas } from './etapaOrder';
import { MOST_RESERVAS } from './reservas';
import { hasUnseen, hasUnseenInLines } from './unseen';
import { fieldItem, indexItem } from './issuePath';
import type { ConvocatoriaRules, ManagedConvocatoria } from './contractTypes';

/** The most that the contract takes of each. */
export const LIMITS = { opciones: 20, days: 60, etapas: 5, reservas: MOST_RESERVAS, listDays: 20, puestos: 100_000 } as const;
/** For how many years what is personal is kept at most (F143). */
export const MOST_YEARS = 20;
/** Of a condition as which a sibling's seat is to count. */
export const HERMANOS_NO_PRIORIDAD = 'Esa condición ya no está entre las prioridades: agréguela de nuevo, o elija que no cuenta.';
const LONGEST_NOMBRE = 200;
const LONGEST_RULE = 1000;

/** What a convocatoria's rules are checked against: the city's conditions, and where its days begin. */
export interface ConvocatoriaRulesFrame {
  readonly condiciones: readonly Pick<ManagedConvocatoria['condiciones'][number], 'codigo' | 'alcance'>[];
  readonly timeZone: string;
  /** Days to answer that are published are not made fewer. Default: one. */
  readonly leastDays?: number;
}

/**
 * The one check of a convocatoria's rules, for the form and for the backend. It takes what a person typed and gives it as it
 * is sent and stored: texts trimmed, moments in UTC, the days of the list in their order. Messages are Spanish and say
 * what to do; their paths are the contract's: `etapas.0.cierra`. They come in the order of the form.
 */
export function convocatoriaRulesSchema({ condiciones, timeZone, leastDays = 1 }: ConvocatoriaRulesFrame) {
  return v.pipe(
    v.strictObject(
      {
        nombre: lineSchema('Escriba el nombre de la convocatoria.'),
        maximoOpciones: integerBetween(1, LIMITS.opciones, 'cuántas opciones puede pedir una familia'),
        diasParaResponder: integerBetween(leastDays, LIMITS.days, 'cuántos días tiene una familia para responder'),
        // What was written before they were asked for goes by these (F143).
        aniosDeDatos: v.optional(integerBetween(1, MOST_YEARS, 'cuántos años se conservan los datos'), 5),
        etapas: etapasSchema(condiciones),
        prioridades: v.pipe(
          v.array(codeSchema(condiciones, 'Elija una condición de la lista.'), objectMessage),
          v.checkItems(
            isFirstOfEqual((codigo) => codigo),
            REPEATED,
          ),
        ),
        hermanos: v.nullable(
          codeSchema(
            condiciones.filter(({ alcance }) => alcance === 'institucion'),
            'Elija una condición de la lista.',
          ),
        ),
        reservas: reservasSchema(condiciones),
        sorteo: v.picklist(['unico', 'por_lugar'], 'Elija cómo es el sorteo.'),
        reglaDeSemilla: v.pipe(
          textSchema('Escriba cómo se obtiene la semilla del sorteo.', LONGEST_RULE),
          v.check(
            (text) => !hasUnseenInLines(text),
            'La regla tiene algún carácter que no se ve. Escríbala con el teclado, sin pegarla.',
          ),
        ),
        fechasDeLista: daysSchema,
        // What was written before there were such days has none.
        matricula: v.optional(matriculaSchema, null),
      },
      objectMessage,
    ),
    v.forward(
      v.check(({ hermanos, prioridades }) => hermanos === null || prioridades.includes(hermanos), HERMANOS_NO_PRIORIDAD),
      ['hermanos'],
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { etapas, fechasDeLista } = dataset.value;
      const publica = etapas[0]?.publica ?? '';
      // What is no moment is told where it stands.
      const publishedDay = Number.isNaN(Date.parse(publica)) ? '' : dayOf(new Date(publica), timeZone);
      fechasDeLista.forEach((day, index) => {
        if (day > publishedDay) return;
        addIssue({
          message: 'Elija un día después de la publicación de la primera etapa.',
          path: [fieldItem(dataset.value, 'fechasDeLista'), indexItem(fechasDeLista, index)],
        });
      });
    }),
    v.transform((rules) => ({ ...rules, fechasDeLista: [...rules.fechasDeLista].sort() })),
  ) satisfies v.GenericSchema<unknown, ConvocatoriaRules>;
}

const REPEATED = 'Esta condición ya está: elija otra o quítela.';

function textSchema(emptyMessage: string, most: number) {
  return v.pipe(
    v.string(emptyMessage),
    v.trim(),
    v.nonEmpty(emptyMessage),
    // Characters as the contract counts them: code points.
    v.check((text) => [...text].length <= most, `Escriba ${most} caracteres como máximo.`),
  );
}

function lineSchema(emptyMessage: string) {
  return v.pipe(
    textSchema(emptyMessage, LONGEST_NOMBRE),
    v.check(
      (text) => !hasUnseen(text),
      'El nombre tiene algún carácter que no se ve. Escríbalo con el teclado, en una sola línea, sin pegarlo.',
    ),
  );
}

function integerBetween(least: number, most: number, what: string) {
  const message = `Escriba ${what}: un número entre ${least} y ${most}.`;
  return v.pipe(
    v.number(message),
    v.check((number) => Number.isInteger(number) && number >= least && number <= most, message),
  );
}

/** Another is a slip, and the database has no year 0. */
const anioSchema = v.regex<string, string>(/^20/, 'Escriba un año entre 2000 y 2099.');

const WITH_TIME_ZONE = v.pipe(v.string(), v.isoTimestamp());

function typedMomentSchema(what: string) {
  const message = `Escriba la fecha y la hora en que ${what}. Por ejemplo: 15/03/2027 y 08:00`;
  return v.pipe(
    v.string(message),
    v.check((text) => v.is(WITH_TIME_ZONE, text) && !Number.isNaN(Date.parse(text)), message),
    v.transform((text) => new Date(text).toISOString()),
    anioSchema,
  );
}

function etapasSchema(condiciones: ConvocatoriaRulesFrame['condiciones']) {
  const etapa = v.pipe(
    v.strictObject(
      {
        codigo: v.pipe(
          v.string('Escriba el código de la etapa.'),
          v.trim(),
          v.regex(/^[a-z0-9_]{1,40}$/, 'Escriba el código con letras minúsculas sin tilde, números o «_»: 40 como máximo.'),
        ),
        nombre: lineSchema('Escriba el nombre de la etapa.'),
        abre: typedMomentSchema('la etapa abre'),
        cierra: typedMomentSchema('la etapa cierra'),
        publica: typedMomentSchema('se publica el resultado'),
        condiciones: v.pipe(
          v.array(codeSchema(condiciones, 'Elija condiciones de la lista.'), objectMessage),
          v.checkItems(
            isFirstOfEqual((codigo) => codigo),
            REPEATED,
          ),
        ),
      },
      objectMessage,
    ),
    v.forward(
      v.check(({ abre, cierra }) => abre < cierra, 'Elija un cierre después de la apertura.'),
      ['cierra'],
    ),
    v.forward(
      v.check(({ cierra, publica }) => cierra < publica, 'Elija una publicación después del cierre.'),
      ['publica'],
    ),
  );
  return v.pipe(
    v.array(etapa, objectMessage),
    v.minLength(1, 'Agregue al menos una etapa.'),
    v.maxLength(LIMITS.etapas, `Deje ${LIMITS.etapas} etapas como máximo.`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const etapas = dataset.value;
      etapas.forEach((one, index) => {
        for (const [nombre, message] of violationsAmongEtapas(etapas, index)) {
          addIssue({ message, path: [indexItem(etapas, index), fieldItem(one, nombre)] });
        }
      });
    }),
  );
}

function reservasSchema(condiciones: ConvocatoriaRulesFrame['condiciones']) {
  return v.pipe(
    v.array(
      v.strictObject(
        {
          condicion: codeSchema(condiciones, 'Elija una condición de la lista.'),
          puestos: integerBetween(0, LIMITS.puestos, 'cuántos puestos se reservan en cada oferta'),
        },
        objectMessage,
      ),
      objectMessage,
    ),
    v.maxLength(LIMITS.reservas, `Deje ${LIMITS.reservas} reservas como máximo.`),
    v.checkItems(
      isFirstOfEqual(({ condicion }) => condicion),
      'Esta condición ya tiene una reserva: quite una de las dos.',
    ),
  );
}

const daySchema = v.pipe(v.string(), v.check(isDay, 'Escriba una fecha. Por ejemplo: 15/03/2027'), anioSchema);

const matriculaSchema = v.nullable(
  v.pipe(
    v.strictObject({ desde: daySchema, hasta: daySchema }, objectMessage),
    v.forward(
      v.check(({ desde, hasta }) => desde <= hasta, 'Elija un último día que no sea antes del primero.'),
      ['hasta'],
    ),
  ),
);

const daysSchema = v.pipe(
  v.array(daySchema, objectMessage),
  v.maxLength(LIMITS.listDays, `Deje ${LIMITS.listDays} fechas como máximo.`),
  v.checkItems(
    isFirstOfEqual((day) => day),
    'Esta fecha ya está: elija otra o quítela.',
  ),
);
