import * as v from 'valibot';

import { dayOf, isDay } from './words/dates';
import { codigoSchema, mensajeDeObjeto, sinRepetir } from './solicitud/fieldSchemas';
import { hasUnseen, hasUnseenInLines } from './unseen';
import type { ReglasDeConvocatoria } from './contractTypes';

/** The most that the contract takes of each. */
export const LIMITES = { opciones: 20, dias: 60, etapas: 5, reservas: 10, fechas: 20, puestos: 100_000, nombre: 200, regla: 1000 } as const;

/** What a call's rules are checked against: the city's conditions, and where its days begin. */
export interface MarcoDeReglas {
  readonly condiciones: readonly { codigo: string }[];
  readonly timeZone: string;
}

/**
 * The one check of a call's rules, for the form and for the backend. It takes what a person typed and gives it as it
 * is sent and stored: texts trimmed, moments in UTC, the days of the list in their order. Messages are Spanish and say
 * what to do; their paths are the contract's: `etapas.0.cierra`. They come in the order of the form.
 */
export function reglasSchema({ condiciones, timeZone }: MarcoDeReglas) {
  return v.pipe(
    v.strictObject(
      {
        nombre: lineaSchema('Escriba el nombre de la convocatoria.'),
        maximoOpciones: enteroSchema(1, LIMITES.opciones, 'cuántas opciones puede pedir una familia'),
        diasParaResponder: enteroSchema(1, LIMITES.dias, 'cuántos días tiene una familia para responder'),
        etapas: etapasSchema(condiciones),
        prioridades: v.pipe(
          v.array(codigoSchema(condiciones, 'Elija una condición de la lista.'), mensajeDeObjeto),
          v.checkItems(sinRepetir((codigo) => codigo), REPETIDA),
        ),
        reservas: reservasSchema(condiciones),
        sorteo: v.picklist(['unico', 'por_lugar'], 'Elija cómo es el sorteo.'),
        reglaDeSemilla: v.pipe(
          textoSchema('Escriba cómo se obtiene la semilla del sorteo.', LIMITES.regla),
          v.check((texto) => !hasUnseenInLines(texto), 'La regla tiene algún carácter que no se ve. Escríbala con el teclado, sin pegarla.'),
        ),
        fechasDeLista: fechasSchema,
      },
      mensajeDeObjeto,
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { etapas, fechasDeLista } = dataset.value;
      const publica = etapas[0]?.publica ?? '';
      // What is no moment is told where it stands.
      const publicada = Number.isNaN(Date.parse(publica)) ? '' : dayOf(new Date(publica), timeZone);
      fechasDeLista.forEach((dia, indice) => {
        if (dia > publicada) return;
        addIssue({
          message: 'Elija un día después de la publicación de la primera etapa.',
          path: [campo(dataset.value, 'fechasDeLista'), puesto(fechasDeLista, indice)],
        });
      });
    }),
    v.transform((reglas) => ({ ...reglas, fechasDeLista: [...reglas.fechasDeLista].sort() })),
  ) satisfies v.GenericSchema<unknown, ReglasDeConvocatoria>;
}

const REPETIDA = 'Esta condición ya está: elija otra o quítela.';

function textoSchema(vacio: string, maximo: number) {
  return v.pipe(
    v.string(vacio),
    v.trim(),
    v.nonEmpty(vacio),
    // Characters as the contract counts them: code points.
    v.check((texto) => [...texto].length <= maximo, `Escriba ${maximo} caracteres como máximo.`),
  );
}

function lineaSchema(vacio: string) {
  return v.pipe(
    textoSchema(vacio, LIMITES.nombre),
    v.check((texto) => !hasUnseen(texto), 'El nombre tiene algún carácter que no se ve. Escríbalo con el teclado, en una sola línea, sin pegarlo.'),
  );
}

function enteroSchema(minimo: number, maximo: number, que: string) {
  const mensaje = `Escriba ${que}: un número entre ${minimo} y ${maximo}.`;
  return v.pipe(
    v.number(mensaje),
    v.check((numero) => Number.isInteger(numero) && numero >= minimo && numero <= maximo, mensaje),
  );
}

/** Another is a slip, and the database has no year 0. */
const anioSchema = v.regex<string, string>(/^20/, 'Escriba un año entre 2000 y 2099.');

const CON_ZONA = v.pipe(v.string(), v.isoTimestamp());

function momentoSchema(que: string) {
  const mensaje = `Escriba la fecha y la hora en que ${que}. Por ejemplo: 15/03/2027 y 08:00`;
  return v.pipe(
    v.string(mensaje),
    v.check((texto) => v.is(CON_ZONA, texto) && !Number.isNaN(Date.parse(texto)), mensaje),
    v.transform((texto) => new Date(texto).toISOString()),
    anioSchema,
  );
}

function etapasSchema(condiciones: MarcoDeReglas['condiciones']) {
  const etapa = v.pipe(
    v.strictObject(
      {
        codigo: v.pipe(
          v.string('Escriba el código de la etapa.'),
          v.trim(),
          v.regex(/^[a-z0-9_]{1,40}$/, 'Escriba el código con letras minúsculas sin tilde, números o «_»: 40 como máximo.'),
        ),
        nombre: lineaSchema('Escriba el nombre de la etapa.'),
        abre: momentoSchema('la etapa abre'),
        cierra: momentoSchema('la etapa cierra'),
        publica: momentoSchema('se publica el resultado'),
        condiciones: v.pipe(
          v.array(codigoSchema(condiciones, 'Elija condiciones de la lista.'), mensajeDeObjeto),
          v.checkItems(sinRepetir((codigo) => codigo), REPETIDA),
        ),
      },
      mensajeDeObjeto,
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
    v.array(etapa, mensajeDeObjeto),
    v.minLength(1, 'Agregue al menos una etapa.'),
    v.maxLength(LIMITES.etapas, `Deje ${LIMITES.etapas} etapas como máximo.`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const etapas = dataset.value;
      etapas.forEach((una, indice) => {
        for (const [nombre, message] of faltasEntreEtapas(etapas, indice)) {
          addIssue({ message, path: [puesto(etapas, indice), campo(una, nombre)] });
        }
      });
    }),
  );
}

/** What is wrong with a stage among the others: the field, and what to do. */
function faltasEntreEtapas(
  etapas: readonly ReglasDeConvocatoria['etapas'][number][],
  indice: number,
): (readonly [campo: 'codigo' | 'abre' | 'publica' | 'condiciones', mensaje: string])[] {
  const [etapa, anterior] = [etapas[indice], etapas[indice - 1]];
  if (!etapa) return [];
  const faltas: ReturnType<typeof faltasEntreEtapas> = [];
  if (etapas.findIndex(({ codigo }) => codigo === etapa.codigo) < indice) {
    faltas.push(['codigo', 'Otra etapa ya tiene este código: escriba uno distinto.']);
  }
  if (anterior && etapa.abre < anterior.cierra) {
    faltas.push(['abre', 'Elija una apertura que no sea antes del cierre de la etapa anterior.']);
  }
  if (anterior && etapa.publica <= anterior.publica) {
    faltas.push(['publica', 'Elija una publicación después de la de la etapa anterior.']);
  }
  // Whoever has none of the conditions would be in no stage at all (domain.md: priority groups first, then everyone).
  if (indice === etapas.length - 1 && etapa.condiciones.length > 0) {
    faltas.push(['condiciones', 'La última etapa es para todos: quite sus condiciones.']);
  }
  return faltas;
}

function reservasSchema(condiciones: MarcoDeReglas['condiciones']) {
  return v.pipe(
    v.array(
      v.strictObject(
        {
          condicion: codigoSchema(condiciones, 'Elija una condición de la lista.'),
          puestos: enteroSchema(0, LIMITES.puestos, 'cuántos puestos se reservan en cada oferta'),
        },
        mensajeDeObjeto,
      ),
      mensajeDeObjeto,
    ),
    v.maxLength(LIMITES.reservas, `Deje ${LIMITES.reservas} reservas como máximo.`),
    v.checkItems(sinRepetir(({ condicion }) => condicion), 'Esta condición ya tiene una reserva: quite una de las dos.'),
  );
}

const fechasSchema = v.pipe(
  v.array(v.pipe(v.string(), v.check(isDay, 'Escriba una fecha. Por ejemplo: 15/03/2027'), anioSchema), mensajeDeObjeto),
  v.maxLength(LIMITES.fechas, `Deje ${LIMITES.fechas} fechas como máximo.`),
  v.checkItems(sinRepetir((dia) => dia), 'Esta fecha ya está: elija otra o quítela.'),
);

function campo<Input extends object>(input: Input, key: keyof Input & string): v.ObjectPathItem {
  return { type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value: input[key] };
}

function puesto<Item>(input: Item[], key: number): v.ArrayPathItem {
  return { type: 'array', origin: 'value', input, key, value: input[key] };
}
