import { createAction } from '@reduxjs/toolkit';
import { convocatoriasSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { createSending } from '#kits/sending/createSending.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { convocatorias, CONVOCATORIAS_CALL } from './convocatorias';

/** What is done with a year's convocatoria, with what the page showed of it. */
export type ConvocatoriaStep =
  | { kind: 'make'; anio: number; desde: number | null }
  | { kind: 'publish' | 'archive' | 'reopen' | 'delete'; anio: number; nombre: string; version: number };

/** A person wants it; they are asked first. */
export const stepAsked = createAction<ConvocatoriaStep>('places/convocatoriaStep/stepAsked');

/** Answered with all of them, as they are then. Asked again each is done once, so that it needs no key. */
export const convocatoriaStep = createSending({
  area: AREA,
  name: 'convocatoriaStep',
  request: (step: ConvocatoriaStep) => {
    switch (step.kind) {
      case 'make':
        return { method: 'post', path: CONVOCATORIAS_CALL, body: { anio: step.anio, desde: step.desde } };
      case 'delete':
        return { method: 'delete', path: `${CONVOCATORIAS_CALL}/${step.anio}` };
      case 'publish':
      case 'archive':
      case 'reopen': {
        const estado = step.kind === 'archive' ? 'archivada' : 'publicada';
        return { method: 'put', path: `${CONVOCATORIAS_CALL}/${step.anio}/estado`, body: { estado, version: step.version } };
      }
    }
  },
  schema: convocatoriasSchema,
  outdates: [convocatorias],
  isAt: (_, { path }) => path === PLACES_PATHS.convocatorias,
});
