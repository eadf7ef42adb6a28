import * as v from 'valibot';
import type { Checked } from '#domain/checked.ts';
import { CUPOS_FIELDS, checkCupoCount, checkVacantes, readCupos, type Cupos } from '#domain/cupos.ts';
import { checkOwnPuestos, readOwnPuestos } from '#domain/reservas.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import type { Problems } from '#kits/typing/typingState.ts';

/** The field of an oferta's own number for the reserve of a condition. */
export const ownField = (condicion: string): string => `reserva-${condicion}`;

/** The field of what the backend finds wrong at a path. */
export const fieldOfPath = (path: string): string => path.replace(/^reservas\./, ownField(''));

/** An oferta's figures as they are typed; its own numbers of reserved seats by `ownField`, '' for none. */
export const typedFiguresSchema = v.objectWithRest(
  { capacidad: v.string(), continuan: v.string(), repiten: v.string() },
  v.string(),
);
export type TypedFigures = Readonly<v.InferOutput<typeof typedFiguresSchema>>;

/** What is saved of them; `propios` null: the convocatoria's number holds. */
export interface OfertaFigures {
  cupos: Cupos;
  reservas: { condicion: string; propios: number | null }[];
}

/** The figures of an oferta as a person would type them. */
export function typedOf({ capacidad, continuan, repiten, reservas }: ManagedOferta): TypedFigures {
  const typed: Record<string, string> = {};
  for (const { condicion, propios } of reservas) typed[ownField(condicion)] = propios === null ? '' : String(propios);
  return { ...typed, capacidad: String(capacidad), continuan: String(continuan), repiten: String(repiten) };
}

/** What was typed for an oferta, as numbers; or what is wrong with it, field by field. */
export function readFigures({ reservas }: ManagedOferta, typed: TypedFigures): Checked<OfertaFigures, Problems> {
  const own = reservas.map(({ condicion }) => [condicion, typed[ownField(condicion)] ?? ''] as const);
  const cupos = readCupos(typed);
  const missing = cupos && checkVacantes(cupos);
  const problems = [
    ...CUPOS_FIELDS.map((field) => [field, checkCupoCount(typed[field])] as const),
    ...(missing ? [['capacidad', missing] as const] : []),
    ...own.map(([condicion, text]) => [ownField(condicion), checkOwnPuestos(text)] as const),
  ].filter(([, problem]) => problem !== null);
  if (!cupos || problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) as Problems };
  return {
    ok: true,
    value: { cupos, reservas: own.map(([condicion, text]) => ({ condicion, propios: readOwnPuestos(text) ?? null })) },
  };
}

/** Whether an oferta has what was typed. */
export function hasFigures(oferta: ManagedOferta, typed: TypedFigures): boolean {
  const read = readFigures(oferta, typed);
  return (
    read.ok &&
    CUPOS_FIELDS.every((field) => read.value.cupos[field] === oferta[field]) &&
    oferta.reservas.every(({ propios }, at) => read.value.reservas[at]?.propios === propios)
  );
}
