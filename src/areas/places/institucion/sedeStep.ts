import { createAction } from '@reduxjs/toolkit';
import { managedSedeSchema } from '#domain/answers/institucionAnswers.ts';
import type { ManagedSede, OfertaOfSede } from '#domain/contractTypes.ts';
import { AREA } from '../placesPaths';
import { createYearSending } from '../yearly';
import { sedeAt, sedeCall } from './institucionPaths';
import { sede } from './sede';

/** What is done about a sede: it is closed, opened again, or one of its places is taken away. */
export type SedeStep =
  | { kind: 'cierre'; seen: ManagedSede }
  | { kind: 'apertura'; seen: ManagedSede }
  | { kind: 'retiro'; seen: ManagedSede; oferta: OfertaOfSede; ofertaName: string };

/** A person wants it; they are asked first. */
export const sedeStepAsked = createAction<{ step: SedeStep }>('places/sedeStep/sedeStepAsked');

export const sedeStep = createYearSending({
  area: AREA,
  name: 'sedeStep',
  request: (step: SedeStep) => {
    const { seen } = step;
    const call = sedeCall(seen.institucion.dane, seen.id);
    return step.kind === 'retiro'
      ? { method: 'post', path: `${call}/ofertas/${step.oferta.id}/retiro`, body: { version: step.oferta.version } }
      : { method: 'post', path: `${call}/${step.kind}`, body: { version: seen.version } };
  },
  schema: managedSedeSchema,
  outdates: [sede],
  isAt: ({ seen }, { path }) => sedeAt(path)?.sede === seen.id,
});
