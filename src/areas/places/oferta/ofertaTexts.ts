import type { ListWords } from '#kits/listing/ListView.tsx';
import { numberText } from '#domain/words/numbers.ts';
import { question } from '#services/dialogs/question.ts';

/** The id of the control of a figure's field. */
export const ofertaFieldId = (field: string) => `oferta-${field}`;

export const DISCARD_QUESTION = question(
  'Hay cambios sin guardar',
  '¿Desea descartar lo que escribió en la otra fila?',
  'Sí, descartar',
);

export const LIST_WORDS: ListWords = {
  none: 'No se encontró ninguna oferta.',
  one: 'Se encontró una oferta.',
  many: (total) => `Se encontraron ${total} ofertas.`,
  empty: {
    title: 'Ninguna oferta es como la busca',
    hint: 'Pruebe con otro grado u otra jornada, o con menos palabras.',
    all: 'Ver toda la oferta',
  },
};

/** An oferta's own number of reserved seats, of or to which it changes; null: it has none. */
export const fromOwnText = (propios: number | null): string =>
  propios === null ? 'del de la convocatoria' : `de ${numberText(propios)}`;
export const toOwnText = (propios: number | null): string =>
  propios === null ? 'al de la convocatoria' : `a ${numberText(propios)}`;

/** An oferta's own number of reserved seats; null: it has none. */
export const ownText = (propios: number | null): string => (propios === null ? 'el de la convocatoria' : numberText(propios));
