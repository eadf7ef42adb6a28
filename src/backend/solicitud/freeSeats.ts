import * as v from 'valibot';

import type { MoveFacts } from '#domain/moveGuards.ts';
import type { Oferta } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '../db/database';
import { inOrder, ofertaColumns, ofertaSchema, ofertaTables, readOfertas } from './ofertas';
import { joinSolicitud, waitsCondition } from './result';
import type { SolicitudRow } from './solicitudRow';

/** SQL of the seats of oferta `o` that there are for who asks: its vacancies, and what those left who were given another. */
export const openedSeats = `(o.vacantes + (select count(*) from solicitudes t where t.cupo_actual = o.id and t.dejo_cupo))`;

/** SQL of how many of these are offered or held. A pupil who keeps the seat that they had takes none. */
export const takenSeats = `(select count(*) from solicitudes t
  where t.oferta_asignada = o.id and t.oferta_asignada is distinct from t.cupo_actual)`;

/** SQL of the seats of oferta `o` that nobody is offered or holds (as `readFree` has them), of one at a time; a closed sede has none (F113). */
const freeSeats = `case when exists (select from sedes where sedes.id = o.sede and cerrada_en is not null) then 0
  else ${openedSeats} - ${takenSeats} end`;

/** SQL of whether somebody waits for oferta `o`. */
const isAwaited = `exists (select from resultados r ${joinSolicitud('r', 's')} where r.oferta = o.id and ${waitsCondition})`;

const seatSchema = v.object({ libres: v.number(), esperado: v.boolean() });

/** How it stands with a seat for its grado that may be given outside of a run: free, and nobody's who waits. */
export async function readSeat(
  db: Queryable,
  { anio, grado }: SolicitudRow,
  oferta: string | null,
): Promise<MoveFacts['cupoDevuelto']> {
  if (oferta === null) return 'ninguno';
  const seat = await readRow(
    db,
    seatSchema,
    `select ${freeSeats} as libres, ${isAwaited} as esperado from ofertas o where o.id = $1 and o.anio = $2 and o.grado = $3`,
    [oferta, anio, grado],
  );
  if (!seat) return 'ninguno';
  if (seat.esperado) return 'esperado';
  return seat.libres > 0 ? 'libre' : 'ocupado';
}

/** The same for who is about to give it: of two at once, the second counts the first. */
export async function lockSeat(tx: Queryable, row: SolicitudRow, oferta: string): Promise<MoveFacts['cupoDevuelto']> {
  await tx.query('select 1 from ofertas where id = $1 for no key update', [oferta]);
  return readSeat(tx, row, oferta);
}

/** Where it could be given a seat now (`lugares` of the contract). */
export async function readPlacesFor(db: Queryable, row: SolicitudRow): Promise<Oferta[]> {
  const { estado, ofertaDevuelta, anio, grado } = row;
  if (estado === 'declinada' || estado === 'vencida') {
    return ofertaDevuelta === null ? [] : [...(await readOfertas(db, [ofertaDevuelta])).values()];
  }
  if (estado !== 'sin_cupo') return [];
  const places = await readRows(
    db,
    ofertaSchema,
    `select ${ofertaColumns} from ${ofertaTables} ${inOrder(`o.anio = $1 and o.grado = $2 and ${freeSeats} > 0 and not ${isAwaited}`)}`,
    [anio, grado],
  );
  return [...places];
}

/** The kind of a seat that is offered again: that of before, as long as the group's reserve still has room there; else open. */
export async function kindAgain(tx: Queryable, row: SolicitudRow): Promise<string | null> {
  const { convocatoria, ofertaDevuelta, reservaDevuelta } = row;
  const found = await readRow(
    tx,
    v.object({ condicion: v.string() }),
    `select r.condicion from reservas r left join reservas_de_oferta p on p.oferta = $2 and p.condicion = r.condicion
     where r.convocatoria = $1 and r.condicion = $3 and coalesce(p.puestos, r.puestos) > (
       select count(*) from solicitudes where oferta_asignada = $2 and reserva_asignada = $3)`,
    [convocatoria, ofertaDevuelta, reservaDevuelta],
  );
  return found?.condicion ?? null;
}
