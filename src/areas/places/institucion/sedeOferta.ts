import * as v from 'valibot';
import { managedSedeSchema } from '#domain/answers/institucionAnswers.ts';
import { checkCupoCount, checkVacantes, CUPOS_FIELDS, readCupos, type Cupos } from '#domain/cupos.ts';
import { firstOfEach } from '#domain/firstOfEach.ts';
import type { Checked } from '#domain/checked.ts';
import { createTyping } from '#kits/typing/createTyping.ts';
import type { Problems } from '#kits/typing/typingState.ts';
import { AREA } from '../placesPaths';
import { createYearSending, keptForYear, yearKey } from '../yearly';
import { sedeAt, sedeCall } from './institucionPaths';
import { sede } from './sede';

const textsSchema = v.object({ jornada: v.string(), grado: v.string(), ...v.entriesFromList(CUPOS_FIELDS, v.string()) });
export type OfertaTexts = v.InferOutput<typeof textsSchema>;

/** A new place is empty but for who stays: there was nobody before it. */
export const NEW_OFERTA: OfertaTexts = { jornada: '', grado: '', capacidad: '', continuan: '0', repiten: '0' };

interface OfertaToAdd extends Cupos {
  jornada: string;
  grado: number;
}

/** A new place of a sede. */
export const ofertaAdd = createYearSending({
  area: AREA,
  name: 'ofertaAdd',
  request: ({ dane, id, oferta }: { dane: string; id: string; oferta: OfertaToAdd }) => ({
    method: 'post',
    path: `${sedeCall(dane, id)}/ofertas`,
    body: oferta,
  }),
  schema: managedSedeSchema,
  outdates: [sede],
  isAt: ({ id }, { path }) => sedeAt(path)?.sede === id,
});

/** What is typed of a new place and not saved yet. */
export const typedOferta = createTyping<OfertaTexts, never, 'saved'>({
  area: AREA,
  name: 'typedOferta',
  keyOf: ({ path, search }) => {
    const id = sedeAt(path)?.sede ?? null;
    return id && keptForYear(id, yearKey(search));
  },
  keptAs: (key) => `educacion.ofertaNueva.${key}`,
  schema: textsSchema,
  sending: ofertaAdd,
});

/** What was typed, as it is sent; or what is wrong with it, by field. */
export function readNewOferta(typed: OfertaTexts): Checked<OfertaToAdd, Problems> {
  const cupos = readCupos(typed);
  const found: readonly (readonly [string, string | null])[] = [
    ['jornada', typed.jornada === '' ? 'Elija la jornada.' : null],
    ['grado', typed.grado === '' ? 'Elija el grado.' : null],
    ...CUPOS_FIELDS.map((field) => [field, checkCupoCount(typed[field])] as const),
    ['capacidad', cupos && checkVacantes(cupos)],
  ];
  const problems = firstOfEach(found.flatMap(([field, message]) => (message === null ? [] : [[field, message] as const])));
  if (!cupos || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, value: { jornada: typed.jornada, grado: Number(typed.grado), ...cupos } };
}
