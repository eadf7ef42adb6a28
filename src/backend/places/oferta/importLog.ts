import * as v from 'valibot';

import { CUPOS_FIELDS, type Cupos } from '#domain/cupos.ts';
import type { Grado, ImportReversal, SavedImport } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import type { OwnPuestosChange } from './ownPuestos';
import { readPromised } from './promisedCupos';

const idSchema = v.object({ id: v.number() });

interface ImportToAdd {
  readonly anio: number;
  readonly login: string;
  readonly instant: Date;
  /** The import that it takes back, and which places stayed as they were. */
  readonly reversal?: { readonly of: number; readonly stay: ImportReversal['quedan'] };
}

/** @returns its id, which its changes carry in the log */
export async function addImport(tx: Queryable, { anio, login, instant, reversal }: ImportToAdd): Promise<number> {
  const row = await readRow(
    tx,
    idSchema,
    `insert into importaciones_de_oferta (anio, en, quien, deshace, quedan) values ($1, $2, $3, $4, $5) returning id`,
    [anio, instant.toISOString(), login, reversal?.of ?? null, reversal ? JSON.stringify(reversal.stay) : null],
  );
  if (!row) throw new Error('An insert gives its row');
  return row.id;
}

const cuposSchema = v.object({
  capacidad: v.number(),
  continuan: v.number(),
  repiten: v.number(),
  reservas: v.optional(v.record(v.string(), v.nullable(v.number()))),
});
type LoggedCupos = v.InferOutput<typeof cuposSchema>;

const changeSchema = v.object({
  oferta: v.string(),
  antes: v.nullable(cuposSchema),
  despues: cuposSchema,
  ahora: cuposSchema,
  /** Of its own, by condition. */
  propios: v.record(v.string(), v.number()),
  idSede: v.string(),
  dane: v.string(),
  nombre: v.string(),
  sede: v.string(),
  jornada: v.string(),
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  pedida: v.boolean(),
});
type LoggedChange = v.InferOutput<typeof changeSchema>;

/** A place as it is, and as it was before the import. */
export interface ImportedPlace {
  readonly oferta: string;
  readonly lugar: { readonly sede: string; readonly jornada: string; readonly grado: number };
  readonly now: Cupos;
  /** null: it came with the import. */
  readonly before: Cupos | null;
  readonly reservas: readonly OwnPuestosChange[];
}

/** What taking an import back does: which places go back, and which stay, and why. */
export interface ReversalPlan {
  readonly back: readonly ImportedPlace[];
  readonly stay: ImportReversal['quedan'];
}

const CHANGED = 'Alguien la cambió después de la importación.';
const ASKED = 'Ya hay solicitudes que la piden o que dicen tener un cupo en ella: no se quita.';

/** Own numbers from what they are to what they were. */
function ownBack(antes: LoggedCupos | null, despues: LoggedCupos): OwnPuestosChange[] {
  return Object.entries(despues.reservas ?? {}).map(([condicion, now]) => ({
    condicion,
    antes: now,
    despues: antes?.reservas?.[condicion] ?? null,
  }));
}

function isAsItLeft({ despues, ahora, propios }: LoggedChange): boolean {
  const own = Object.entries(despues.reservas ?? {});
  return (
    CUPOS_FIELDS.every((field) => despues[field] === ahora[field]) &&
    own.every(([condicion, puestos]) => (propios[condicion] ?? null) === puestos)
  );
}

const onlyCupos = ({ capacidad, continuan, repiten }: Cupos): Cupos => ({ capacidad, continuan, repiten });

/** By the log of an import, place by place (F75). */
export async function planReversal(
  tx: Queryable,
  { id, anio }: { readonly id: number; readonly anio: number },
): Promise<ReversalPlan> {
  const changes = await readRows(
    tx,
    changeSchema,
    `select c.oferta, c.antes, c.despues,
       jsonb_build_object('capacidad', o.capacidad, 'continuan', o.continuan, 'repiten', o.repiten) as ahora,
       coalesce((select jsonb_object_agg(p.condicion, p.puestos) from reservas_de_oferta p where p.oferta = o.id), '{}') as propios,
       d.id as "idSede", i.dane, i.nombre, d.nombre as sede, o.jornada, o.grado,
       c.antes is null and (exists (select from solicitud_opciones x where x.oferta = o.id)
         or exists (select from solicitudes s where s.anio = o.anio and s.cupo_alegado = o.id)) as pedida
     from cambios_de_oferta c join ofertas o on o.id = c.oferta join sedes d on d.id = o.sede
       join instituciones i on i.dane = d.institucion
     where c.importacion = $1 order by i.nombre, d.nombre, o.grado, o.jornada`,
    [id],
  );
  const checkPromised = await readPromised(tx, anio);
  const whyNot = (change: LoggedChange): string | null => {
    const { oferta, antes, ahora, pedida } = change;
    if (!isAsItLeft(change)) return CHANGED;
    if (antes === null) return pedida ? ASKED : null;
    return checkPromised(oferta, ahora, antes)?.mensaje ?? null;
  };
  const back: ImportedPlace[] = [];
  const stay: ImportReversal['quedan'] = [];
  for (const change of changes) {
    const { oferta, antes, despues, ahora, idSede, dane, nombre, sede, jornada, grado } = change;
    const motivo = whyNot(change);
    if (motivo !== null) stay.push({ institucion: { dane, nombre }, sede, jornada, grado, motivo });
    else {
      const reservas = ownBack(antes, despues);
      const lugar = { sede: idSede, jornada, grado };
      back.push({ oferta, lugar, now: onlyCupos(ahora), before: antes && onlyCupos(antes), reservas });
    }
  }
  return { back, stay };
}

const importSchema = v.object({ id: v.number(), en: v.date(), quien: v.string(), nuevas: v.number(), cambiadas: v.number() });

/** The last import of a year that was not taken back. */
export async function readLastImport(
  db: Queryable,
  anio: number,
): Promise<Pick<SavedImport, 'id' | 'en' | 'quien' | 'nuevas' | 'cambiadas'> | null> {
  const row = await readRow(
    db,
    importSchema,
    `select i.id, i.en, i.quien, count(*) filter (where c.antes is null)::int as nuevas,
       count(*) filter (where c.antes is not null)::int as cambiadas
     from importaciones_de_oferta i join cambios_de_oferta c on c.importacion = i.id
     where i.id = (select max(n.id) from importaciones_de_oferta n where n.anio = $1 and n.deshace is null
       and not exists (select from importaciones_de_oferta r where r.deshace = n.id))
     group by i.id`,
    [anio],
  );
  return row ? { ...row, en: row.en.toISOString() } : null;
}
