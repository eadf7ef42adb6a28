import * as v from 'valibot';

import type { Catalogues, SedeData } from './contractTypes';
import { checkDane, readDane } from './ofertaRows';
import { readTelefono } from './telefono';
import { typedLine } from './unseen';

/** What staff say of a sede, and what each is called on screens, in files and in its log. */
export const SEDE_NAMES = {
  nombre: 'Nombre de la sede',
  direccion: 'Dirección',
  barrio: 'Barrio o vereda',
  comuna: 'Comuna',
  zona: 'Zona',
  telefono: 'Teléfono',
  latitud: 'Latitud',
  longitud: 'Longitud',
} as const satisfies Readonly<Record<keyof SedeData, string>>;
export type SedeField = keyof typeof SEDE_NAMES;

const LONGEST = 200;

const lineSchema = (emptyMessage: string) =>
  v.pipe(
    v.string(emptyMessage),
    v.transform(typedLine),
    v.nonEmpty(emptyMessage),
    // Characters as the contract counts them: code points.
    v.check((text) => [...text].length <= LONGEST, `Escriba ${LONGEST} caracteres como máximo.`),
  );

export const institucionNameSchema = lineSchema('Escriba el nombre de la institución.');

/** An institution's code, its digits alone (F110). */
const daneSchema = v.pipe(
  v.string(),
  v.transform(typedLine),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const message = checkDane(dataset.value);
    if (message === null) return readDane(dataset.value);
    addIssue({ message });
    return NEVER;
  }),
);

/** What is said of a new institution, by the form and by the backend (F6). */
export const newInstitucionSchema = v.strictObject({ dane: daneSchema, nombre: institucionNameSchema });

const telefonoSchema = v.pipe(
  v.nullable(v.string()),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const text = typedLine(dataset.value ?? '');
    if (text === '') return null;
    const read = readTelefono(text);
    if (read.ok) return read.value;
    addIssue({ message: read.problems });
    return NEVER;
  }),
);

/** Colombia's, islands included: the two of them changed about are told (F111). */
const BOUNDS = {
  latitud: { least: -5, most: 14, message: 'Escriba la latitud en grados, entre -5 y 14, como 2,4419.' },
  longitud: { least: -82, most: -66, message: 'Escriba la longitud en grados, entre -82 y -66, como -76,6063.' },
} as const;

function degreesSchema(of: keyof typeof BOUNDS) {
  const { least, most, message } = BOUNDS[of];
  return v.pipe(
    v.nullable(v.union([v.number(), v.string()], message), null),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { value } = dataset;
      const text = typeof value === 'string' ? typedLine(value).replace('−', '-').replace(',', '.') : value;
      if (text === '' || text === null) return null;
      const degrees = Number(text);
      if (degrees >= least && degrees <= most && /^-?\d/.test(String(text))) return degrees;
      addIssue({ message });
      return NEVER;
    }),
  );
}

/** What is said of a sede whatever the city's catalogues. */
export const sedeEntries = {
  nombre: lineSchema('Escriba el nombre de la sede.'),
  direccion: lineSchema('Escriba la dirección.'),
  barrio: lineSchema('Escriba el barrio o la vereda.'),
  telefono: telefonoSchema,
  latitud: degreesSchema('latitud'),
  longitud: degreesSchema('longitud'),
} as const;

/** What is said of a sede, by the form, its fields as they are typed, and by the backend (F6). */
export function sedeSchema({ comunas, zonas }: Pick<Catalogues, 'comunas' | 'zonas'>) {
  const codeOf = (entries: readonly { codigo: string }[], message: string) =>
    v.picklist(
      entries.map(({ codigo }) => codigo),
      message,
    );
  return v.pipe(
    v.strictObject({ ...sedeEntries, comuna: codeOf(comunas, 'Elija la comuna.'), zona: codeOf(zonas, 'Elija la zona.') }),
    v.forward(
      v.check(
        ({ latitud, longitud }) => latitud !== null || longitud === null,
        'Escriba también la latitud, o ninguna de las dos.',
      ),
      ['latitud'],
    ),
    v.forward(
      v.check(
        ({ latitud, longitud }) => latitud === null || longitud !== null,
        'Escriba también la longitud, o ninguna de las dos.',
      ),
      ['longitud'],
    ),
  );
}

/** A coordinate as it is read and typed: with a comma. */
export const degreesText = (degrees: number | null): string => (degrees === null ? '' : String(degrees).replace('.', ','));
