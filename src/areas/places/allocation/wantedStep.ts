import { createAction } from '@reduxjs/toolkit';
import { AREA } from '../placesPaths';

/** What a person presses; `calcular` and `comparar` run in the browser first. */
export type WantedStep =
  | { readonly kind: 'congelar' | 'calcular' | 'comparar' | 'publicar' | 'mover_lista' | 'cerrar_lista' }
  | { readonly kind: 'sortear'; readonly semilla: string };

/** A step's button is pressed. `etapa`: the stage's code. */
export const stepRequested = createAction<{ etapa: string; step: WantedStep }>(`${AREA}/asignacion/stepRequested`);
