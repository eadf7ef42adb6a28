import * as v from 'valibot';
import type { ManagedSede, SedeData } from '#domain/contractTypes.ts';
import { degreesText, SEDE_NAMES, type SedeField } from '#domain/sede.ts';
import type { Words } from '#domain/words/words.ts';
import { changedLines, type Line, type LineChange } from '#ui/lineChanges.ts';

const SEDE_FIELDS = Object.keys(SEDE_NAMES) as readonly SedeField[];

/** A sede's fields as they are typed. */
export const sedeTextsSchema = v.object(v.entriesFromList(SEDE_FIELDS, v.string()));
export type SedeTexts = v.InferOutput<typeof sedeTextsSchema>;

const blank = '';
export const NO_TEXTS: SedeTexts = {
  nombre: blank,
  direccion: blank,
  barrio: blank,
  comuna: blank,
  zona: blank,
  telefono: blank,
  latitud: blank,
  longitud: blank,
};

/** As a person would type them. */
export function textsOf(data: SedeData): SedeTexts {
  return { ...data, telefono: data.telefono ?? '', latitud: degreesText(data.latitud), longitud: degreesText(data.longitud) };
}

function linesOf(sede: Pick<ManagedSede, 'datos' | 'cerradaEn'>, words: Words): Line[] {
  const texts = textsOf(sede.datos);
  const shown = { ...texts, comuna: words.name('comunas', texts.comuna), zona: words.name('zonas', texts.zona) };
  return [
    ...SEDE_FIELDS.filter((field) => shown[field] !== '').map((field) => ({
      key: field,
      name: SEDE_NAMES[field],
      value: shown[field],
    })),
    { key: 'situacion', name: 'Situación', value: sede.cerradaEn === null ? 'abierta' : 'cerrada' },
  ];
}

/** What somebody else has changed of a sede. */
export function sedeNews(before: ManagedSede, now: ManagedSede, words: Words): LineChange[] {
  return changedLines(linesOf(before, words), linesOf(now, words));
}
