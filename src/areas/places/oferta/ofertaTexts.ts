import type { ListWords } from '#kits/listing/ListView.tsx';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';

export const DISCARD_QUESTION: Dialog = {
  icon: 'warning',
  title: 'Hay cambios sin guardar',
  text: '¿Desea descartar lo que escribió en la otra fila?',
  confirmText: 'Sí, descartar',
  cancelText: 'Cancelar',
};

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
