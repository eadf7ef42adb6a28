import * as v from 'valibot';

import { gradoSchema } from '#domain/answers/answerParts.ts';
import { isFirstOfEqual, objectMessage } from '#domain/solicitud/fieldSchemas.ts';
import { readTelefono } from '#domain/telefono.ts';
import { typedLine } from '#domain/unseen.ts';
import { searchText } from '#domain/words/searchText.ts';

/** What the lists of a city's first file are made of. */

export const line = (most = 200) =>
  v.pipe(
    v.string('Escriba un texto entre comillas.'),
    v.transform(typedLine),
    v.nonEmpty('Escriba un texto que no esté vacío.'),
    // Characters as the contract counts them: code points.
    v.check((text) => [...text].length <= most, `Escriba ${most} caracteres como máximo.`),
  );

export const code = v.pipe(
  v.string('Escriba un código entre comillas.'),
  v.regex(/^[a-z0-9_]{1,40}$/, 'Escriba el código con letras minúsculas sin tilde, números o «_»: 40 como máximo.'),
);
const age = v.pipe(
  v.number('Escriba la edad con un número.'),
  v.check((number) => Number.isInteger(number) && number >= 0 && number <= 120, 'Escriba una edad entre 0 y 120.'),
);
const yesOrNo = v.boolean('Escriba true o false, sin comillas.');

/** A list of entries, at least one unless it may be missing, none of them twice by what tells them apart. */
export const listOf = <Entry>(
  entry: v.GenericSchema<unknown, Entry>,
  keyOf: (entry: Entry) => unknown,
  called: string,
  least: 0 | 1 = 1,
) =>
  v.pipe(
    v.array(entry, 'Escriba una lista, entre corchetes.'),
    v.minLength(least, 'Escriba al menos uno.'),
    v.checkItems(
      isFirstOfEqual((one: Entry) => String(keyOf(one))),
      `Otro antes tiene ${called}: cámbielo, o quite uno de los dos.`,
    ),
  );

const entry = v.strictObject({ codigo: code, nombre: line() }, objectMessage);
const degrees = (most: number) =>
  v.pipe(
    v.number('Escriba los grados con un número.'),
    v.check((number) => Math.abs(number) <= most, `Escriba grados entre -${most} y ${most}.`),
  );
const longitude = degrees(180);
const latitude = degrees(90);
/** As GeoJSON has a polygon's coordinates. */
const outline = v.array(
  v.pipe(
    v.array(
      v.tuple([longitude, latitude], 'Escriba cada punto como [longitud, latitud].'),
      'Escriba una lista, entre corchetes.',
    ),
    v.minLength(4, 'Escriba los puntos de cada anillo, cuatro al menos: el último es el primero.'),
  ),
  'Escriba una lista de anillos, entre corchetes.',
);
export const comuna = v.strictObject({ ...entry.entries, contorno: v.optional(outline) }, objectMessage);

export const plainEntries = listOf(entry, ({ codigo }) => codigo, 'este código');

const requirements = v.array(line(500), 'Escriba una lista, entre corchetes.');

export const tipoDocumento = v.strictObject(
  {
    codigo: v.pipe(v.string(), v.regex(/^[A-Z]{1,10}$/, 'Escriba el código con letras mayúsculas: 10 como máximo.')),
    nombre: line(),
    formato: v.picklist(['digitos', 'alfanumerico', 'asignado'], 'Escriba "digitos", "alfanumerico" o "asignado".'),
    de: v.picklist(['estudiante', 'acudiente', 'ambos'], 'Escriba "estudiante", "acudiente" o "ambos".'),
  },
  objectMessage,
);

export const grado = v.pipe(
  v.strictObject(
    {
      grado: gradoSchema,
      nombre: line(),
      edadMinima: age,
      edadMaxima: age,
      requisitos: requirements,
      requisitosMatricula: requirements,
    },
    objectMessage,
  ),
  v.forward(
    v.check(({ edadMinima, edadMaxima }) => edadMinima <= edadMaxima, 'La edad máxima es menor que la mínima.'),
    ['edadMaxima'],
  ),
);

export const condicion = v.pipe(
  v.strictObject(
    {
      codigo: code,
      nombre: line(),
      descripcion: line(500),
      sensible: yesOrNo,
      autorizacion: v.nullable(line(1000)),
      alcance: v.picklist(['general', 'institucion'], 'Escriba "general" o "institucion".'),
      soporte: line(500),
    },
    objectMessage,
  ),
  v.forward(
    v.check(
      ({ sensible, autorizacion }) => sensible === (autorizacion !== null),
      'Una condición sensible dice qué se autoriza; una que no lo es tiene null.',
    ),
    ['autorizacion'],
  ),
);

const sede = v.pipe(
  v.strictObject(
    {
      nombre: line(),
      direccion: line(),
      barrio: line(),
      comuna: code,
      zona: code,
      telefono: v.optional(
        v.pipe(
          line(),
          v.rawTransform(({ dataset, addIssue, NEVER }) => {
            const read = readTelefono(dataset.value);
            if (read.ok) return read.value;
            addIssue({ message: read.problems });
            return NEVER;
          }),
        ),
      ),
      latitud: v.optional(latitude),
      longitud: v.optional(longitude),
    },
    objectMessage,
  ),
  v.forward(
    v.check(
      ({ latitud, longitud }) => (latitud === undefined) === (longitud === undefined),
      'Escriba la latitud y la longitud, o ninguna de las dos.',
    ),
    ['latitud'],
  ),
);
export const institucion = v.strictObject(
  {
    dane: v.pipe(v.string('Escriba el código DANE entre comillas.'), v.regex(/^\d{12}$/, 'El código DANE tiene 12 dígitos.')),
    nombre: line(),
    sedes: listOf(sede, ({ nombre }) => searchText(nombre), 'este nombre'),
  },
  objectMessage,
);
