import type { ListedConvocatoria } from '#domain/contractTypes.ts';
import { question } from '#services/dialogs/question.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import type { MarkTone } from '#ui/Mark.tsx';
import { PLACES_PATHS } from '../placesPaths';
import { inboxPath } from '../processingLinks';
import type { ConvocatoriaStep } from './convocatoriaStep';

type Estado = ListedConvocatoria['estado'];

export const ESTADO_NAMES: Readonly<Record<Estado, string>> = {
  en_preparacion: 'En preparación',
  publicada: 'Publicada',
  archivada: 'Archivada',
};
export const ESTADO_TONES: Readonly<Record<Estado, MarkTone>> = {
  en_preparacion: 'working',
  publicada: 'good',
  archivada: 'over',
};

/** What is asked before a step; null: it can be undone. */
export function questionOf(step: ConvocatoriaStep): Dialog | null {
  switch (step.kind) {
    case 'make':
    case 'reopen':
      return null;
    case 'publish':
      return question(
        'Publicar la convocatoria',
        `Las familias verán «${step.nombre}» con sus fechas, y podrán pedir cupo cuando abra. No puede volver a estar en preparación.`,
        'Sí, publicar',
      );
    case 'archive':
      return question(
        'Archivar la convocatoria',
        `Nada de «${step.nombre}» se podrá cambiar mientras esté archivada. Sus resultados publicados se siguen consultando.`,
        'Sí, archivar',
      );
    case 'delete':
      return question('Borrar la convocatoria', `«${step.nombre}» se borra con su oferta. No se puede deshacer.`, 'Sí, borrar');
  }
}

/** What has been done. */
export function doneText(step: ConvocatoriaStep): string {
  switch (step.kind) {
    case 'make':
      return `La convocatoria de ${step.anio} quedó en preparación. Las familias no la ven todavía.`;
    case 'publish':
      return `«${step.nombre}» quedó publicada.`;
    case 'archive':
      return `«${step.nombre}» quedó archivada.`;
    case 'reopen':
      return `«${step.nombre}» se puede cambiar otra vez.`;
    case 'delete':
      return `«${step.nombre}» se borró.`;
  }
}

/** Of a change in the log. */
export function changeText({ de, a, desde }: ListedConvocatoria['cambios'][number]): string {
  if (de === null) return desde === null ? 'La hizo, vacía' : `La hizo a partir de la de ${desde}`;
  if (a === 'archivada') return 'La archivó';
  return de === 'archivada' ? 'La volvió a abrir' : 'La publicó';
}

/** Where what is missing is put right. */
export const PLACE_OF: Readonly<Record<ListedConvocatoria['falta'][number]['donde'], string>> = {
  reglas: PLACES_PATHS.convocatoria,
  contacto: PLACES_PATHS.convocatoria,
  oferta: PLACES_PATHS.oferta,
  asignacion: PLACES_PATHS.allocation,
  solicitudes: inboxPath({ estado: 'todas' }),
  aviso: PLACES_PATHS.aviso,
};
