import { createAction } from '@reduxjs/toolkit';
import type { SendingRequest } from '#kits/sending/sendingOptions.ts';
import { etapaSchema } from '#domain/answers/allocationAnswers.ts';
import type { OfficialDraw } from '#domain/actaDeSorteo.ts';
import type { AnnulledPart } from '#domain/contractTypes.ts';
import { etapas } from '../etapas';
import { AREA } from '../placesPaths';
import { etapaCall } from '../resultsPaths';
import { allocationAt } from '../allocationPaths';
import { createYearSending } from '../yearly';

type PlainStep = { readonly kind: 'freeze' | 'moveList' | 'closeList' };
type SemillaStep = { readonly kind: 'registerSemilla' } & OfficialDraw;
type AnnulStep =
  | { readonly kind: 'annul'; readonly que: AnnulledPart; readonly motivo: string }
  | { readonly kind: 'decideAnnulment'; readonly confirms: boolean };
type ResultStep = { readonly kind: 'register' | 'publish' };

/** What a person presses; `register` runs in this browser first, and `compare` only does that. */
export type WantedStep = PlainStep | SemillaStep | AnnulStep | ResultStep | { readonly kind: 'compare' };

/** A step's button is pressed. `etapa`: the stage's code. */
export const officialStepRequested = createAction<{ etapa: string; step: WantedStep }>('places/officialStep/requested');

interface OfEtapa {
  /** The stage's code. */
  readonly etapa: string;
  /** The one on the screen: the backend refuses what was meant for an older one. */
  readonly version: number;
}

/** A step as it is sent. `hash`: what the run in this browser gave, and `inputHash` its list's. */
export type OfficialStep = OfEtapa &
  (PlainStep | SemillaStep | AnnulStep | (ResultStep & { readonly inputHash: string; readonly hash: string }));

/** Where the backend takes each step. */
const CALLS: Readonly<Record<OfficialStep['kind'], string>> = {
  freeze: 'congelacion',
  registerSemilla: 'semilla',
  register: 'resultado',
  publish: 'publicacion',
  moveList: 'lista',
  closeList: 'lista',
  annul: 'anulacion',
  decideAnnulment: 'anulacion/decision',
};

function fieldsOf(step: OfficialStep): object {
  switch (step.kind) {
    case 'freeze':
      return {};
    case 'registerSemilla':
      return { semilla: step.semilla, acta: step.acta };
    case 'register':
    case 'publish':
      return { huellaLista: step.inputHash, huella: step.hash };
    case 'annul':
      return { que: step.que, motivo: step.motivo };
    case 'decideAnnulment':
      return { confirma: step.confirms };
    case 'moveList':
    case 'closeList':
      return { cierra: step.kind === 'closeList' };
  }
}

/** A step that is taken; answered with the stage as it is then. */
export const officialStep = createYearSending({
  area: AREA,
  name: 'officialStep',
  request: (step: OfficialStep): SendingRequest => ({
    method: 'post',
    path: `${etapaCall(step.etapa)}/${CALLS[step.kind]}`,
    body: { version: step.version, ...fieldsOf(step) },
  }),
  schema: etapaSchema,
  outdates: [etapas],
  isAt: ({ etapa }, address) => allocationAt(address) === etapa,
});
