import * as v from 'valibot';

import type { SolicitudData, Grado, Oferta } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';

/** The places with their institution and sede, for a `from`. */
export const ofertaTables = `ofertas o
  join sedes s on s.id = o.sede
  join instituciones i on i.dane = s.institucion`;

/** What comes after `ofertaTables`: those of a condition, in the order of every list of them. */
export const inOrder = (condition: string): string => `join grados g on g.grado = o.grado
  join jornadas j on j.codigo = o.jornada
  where ${condition}
  order by i.orden_nombre, i.dane, s.orden_nombre, s.id, g.orden, j.orden, o.id`;

export const ofertaColumns = `o.id, i.dane, i.nombre as institucion, s.nombre as sede, s.direccion, s.barrio,
  s.telefono, s.comuna, s.zona, o.jornada, o.grado, o.anio, o.vacantes`;

const rowSchema = v.object({
  id: v.string(),
  dane: v.string(),
  institucion: v.string(),
  sede: v.string(),
  direccion: v.string(),
  barrio: v.string(),
  telefono: v.nullable(v.string()),
  comuna: v.string(),
  zona: v.string(),
  jornada: v.string(),
  // The catalogue of the database holds no other.
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  anio: v.number(),
  vacantes: v.number(),
});

const viewOferta = ({ dane, institucion, ...others }: v.InferOutput<typeof rowSchema>): Oferta => ({
  ...others,
  institucion: { dane, nombre: institucion },
});

/** A row of `ofertaColumns` becomes the contract's Oferta. */
export const ofertaSchema = v.pipe(rowSchema, v.transform(viewOferta));

/** @returns the ofertas that there are, by their id. */
export async function readOfertas(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Oferta>> {
  const ofertas = await readRows(db, ofertaSchema, `select ${ofertaColumns} from ${ofertaTables} where o.id = any($1::uuid[])`, [
    [...ids],
  ]);
  return new Map(ofertas.map((oferta) => [oferta.id, oferta]));
}

export interface NamedOfertas {
  readonly ofertas: ReadonlyMap<string, Oferta>;
  /** Those of closed sedes that the solicitud did not name before (F113). */
  readonly closed: ReadonlySet<string>;
}

const namedSchema = v.object({ ...rowSchema.entries, cerrada: v.boolean() });

/** The ofertas that the data of a solicitud name. `solicitud`: its id when it is there already. */
export async function readNamedOfertas(
  db: Queryable,
  { opciones, estudiante: { cupoActual } }: SolicitudData,
  solicitud: number | null,
): Promise<NamedOfertas> {
  const rows = await readRows(
    db,
    namedSchema,
    `select ${ofertaColumns}, s.cerrada_en is not null
       and not exists (select from solicitud_opciones x where x.solicitud = $2 and x.oferta = o.id)
       and not exists (select from solicitudes t where t.id = $2 and t.cupo_alegado = o.id) as cerrada
     from ${ofertaTables} where o.id = any($1::uuid[])`,
    [cupoActual === null ? [...opciones] : [...opciones, cupoActual], solicitud],
  );
  return {
    ofertas: new Map(rows.map(({ cerrada: _, ...row }) => [row.id, viewOferta(row)])),
    closed: new Set(rows.filter(({ cerrada }) => cerrada).map(({ id }) => id)),
  };
}
