import * as v from 'valibot';

import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import type { EtapaRow } from './etapaRows';

/** That a child's seat counts for its siblings in lower grados (A20), with what a market needs of each oferta. */
export interface HermanoRule {
  /** As what it counts. */
  readonly condicion: string;
  /** The institution of an oferta, by a pseudonym, and the turn of its grado, 1 for the highest. */
  placeOf(oferta: string): { readonly institucion: string; readonly turno: number };
  /**
   * Whether somebody of the family in a higher grado holds a seat at the oferta's institution from an earlier run, and is
   * in this one no more.
   */
  isHeld(familia: string, oferta: string): boolean;
}

const settingSchema = v.object({ hermanos: v.nullable(v.string()) });
const placeSchema = v.object({ oferta: v.string(), dane: v.string(), orden: v.number() });
const heldSchema = v.object({ familia: v.string(), oferta: v.string() });

const places = `select o.id as oferta, d.institucion as dane, g.orden from ofertas o
  join sedes d on d.id = o.sede join grados g on g.grado = o.grado where o.anio = $1 order by o.id`;

/** Who waits with a seat is in the run, which counts it. */
const held = `select tiquete_familia as familia, oferta_asignada as oferta from solicitudes
  where convocatoria = $1 and oferta_asignada is not null and estado in ('asignada', 'aceptada', 'matriculada')`;

/** The condition as which a sibling's seat counts; null: it does not. */
export async function readHermanosSetting(db: Queryable, convocatoria: string): Promise<string | null> {
  const setting = await readRow(db, settingSchema, 'select hermanos from convocatorias where id = $1', [convocatoria]);
  return setting?.hermanos ?? null;
}

/** @returns undefined where the convocatoria has it not */
export async function readHermanoRule(db: Queryable, { convocatoria, anio }: EtapaRow): Promise<HermanoRule | undefined> {
  const condicion = await readHermanosSetting(db, convocatoria);
  if (condicion === null) return undefined;
  const rows = await readRows(db, placeSchema, places, [anio]);
  const byOferta = new Map(rows.map((row) => [row.oferta, row]));
  const turns = [...new Set(rows.map(({ orden }) => orden))].sort((one, other) => other - one);
  const pseudonyms = new Map([...new Set(rows.map(({ dane }) => dane))].map((dane, at) => [dane, `I${at + 1}`]));
  const require = (oferta: string) => {
    const place = byOferta.get(oferta);
    if (!place) throw new Error(`The oferta ${oferta} is of another year`);
    return place;
  };
  /** Of each family and institution, the highest grado in which a seat is held. */
  const highest = new Map<string, number>();
  for (const { familia, oferta } of await readRows(db, heldSchema, held, [convocatoria])) {
    const { dane, orden } = require(oferta);
    const key = `${familia} ${dane}`;
    highest.set(key, Math.max(highest.get(key) ?? -Infinity, orden));
  }
  return {
    condicion,
    placeOf: (oferta) => {
      const { dane, orden } = require(oferta);
      return { institucion: pseudonyms.get(dane) ?? '', turno: turns.indexOf(orden) + 1 };
    },
    isHeld: (familia, oferta) => {
      const { dane, orden } = require(oferta);
      return (highest.get(`${familia} ${dane}`) ?? -Infinity) > orden;
    },
  };
}
