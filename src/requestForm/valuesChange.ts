import { sameValue } from '#domain/sameValue.ts';
import type { AcudienteValues, EstudianteValues, Values } from './draft';

/** Part of what the form asks for: of the two steps that are typed field by field, of the others as a whole. */
export type ValuesChange = Partial<Omit<Values, 'acudiente' | 'estudiante'>> & {
  acudiente: Partial<AcudienteValues>;
  estudiante: Partial<EstudianteValues>;
};

/** What of `to` is not so in `from`. */
export function changeBetween(from: Values, to: Values): ValuesChange {
  const { acudiente, estudiante, ...others } = to;
  return {
    ...differing(from, others),
    acudiente: differing(from.acudiente, acudiente),
    estudiante: differing(from.estudiante, estudiante),
  };
}

export function withChange(values: Values, { acudiente, estudiante, ...others }: ValuesChange): Values {
  return {
    ...values,
    ...others,
    acudiente: { ...values.acudiente, ...acudiente },
    estudiante: { ...values.estudiante, ...estudiante },
  };
}

/** The fields of a change as a person knows them. */
export function namesOf({ acudiente, estudiante, ...others }: ValuesChange): string[] {
  return [
    ...named(ACUDIENTE_LABELS, acudiente).map((name) => `${name} (acudiente)`),
    ...named(ESTUDIANTE_LABELS, estudiante).map((name) => `${name} (estudiante)`),
    ...named(OTHER_NAMES, others),
  ];
}

export const ACUDIENTE_LABELS: Readonly<Record<keyof AcudienteValues, string>> = {
  tipoDocumento: 'Tipo de documento',
  documento: 'Número de documento',
  nombres: 'Nombres',
  apellidos: 'Apellidos',
  sinApellidos: 'Un solo nombre',
  parentesco: 'Parentesco con el estudiante',
  telefono: 'Teléfono',
  correo: 'Correo electrónico',
};

export const ESTUDIANTE_LABELS: Readonly<Record<keyof EstudianteValues, string>> = {
  tipoDocumento: 'Tipo de documento',
  documento: 'Número de documento',
  nombres: 'Nombres',
  apellidos: 'Apellidos',
  sinApellidos: 'Un solo nombre',
  fechaNacimiento: 'Fecha de nacimiento',
  grado: 'Grado que va a cursar',
  comuna: 'Comuna donde vive',
};

const OTHER_NAMES: Readonly<Record<Exclude<keyof Values, 'acudiente' | 'estudiante'>, string>> = {
  cupoActual: 'Cupo que ya tiene',
  condiciones: 'Condiciones',
  hermanos: 'Hermanos',
  opciones: 'Opciones',
  documentos: 'Documentos',
};

/** In the order of the names. */
function named(names: Readonly<Record<string, string>>, change: object): string[] {
  return Object.entries(names).flatMap(([field, name]) => (field in change ? [name] : []));
}

function differing<To extends object>(from: To, to: To): Partial<To> {
  const entries = Object.entries(to).filter(([field, value]) => !sameValue(value, from[field as keyof To]));
  return Object.fromEntries(entries) as Partial<To>;
}
