import * as v from 'valibot';

import { type Database, type Queryable, readRow } from '../db/database';
import { cupoAnterior, resultEstados, withCupo } from './notices';

/** So many letters a transaction. */
const atOnce = 2_000;

const countSchema = v.object({ quedan: v.number() });
const pieceSchema = v.object({ ultima: v.nullable(v.number()), cuantas: v.number() });

interface LettersOfJob {
  readonly job: number;
  /** Of the move that they tell of. */
  readonly instant: Date;
  /** Within the transaction of each piece; `share`: how many of those that were left are written, 0 to 1. */
  readonly onPiece: (tx: Queryable, share: number) => Promise<void>;
}

async function countLeft(db: Queryable, job: number): Promise<number> {
  const count = await readRow(db, countSchema, 'select count(*) as quedan from cartas_por_escribir where trabajo = $1', [job]);
  return count?.quedan ?? 0;
}

/**
 * One piece of them, from the last one that was written on. The server writes them out of its own rows: a country's would
 * all pass through this program otherwise. Each is looked up by itself (`offset 0`), and none is joined: the statistics know
 * nothing of a job that has just moved many.
 */
async function writePiece(tx: Queryable, { job, instant }: LettersOfJob, last: number): Promise<{ last: number; count: number }> {
  const piece = await readRow(
    tx,
    pieceSchema,
    `with siguiente as (
       select solicitud from cartas_por_escribir where trabajo = $1 and solicitud > $2 order by solicitud limit ${atOnce}
     ), tomada as (
       delete from cartas_por_escribir
       where trabajo = $1 and solicitud > $2 and solicitud <= (select max(solicitud) from siguiente)
     ), escrita as (
       insert into avisos (clave, solicitud, tipo, para, datos, creado_en, proximo_intento)
       select s.id || '-' || s.estado || '-v' || s.version, s.id, s.estado, s.correo,
         jsonb_build_object('radicado', s.radicado,
           'plazo', to_char(s.plazo at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
           || jsonb_strip_nulls(jsonb_build_object('oferta', s.oferta_asignada, 'cupoAnterior',
             case when s.estado = any($5::text[]) then ${cupoAnterior('s')} end)), $3, $3
       from siguiente n cross join lateral (
         select id, estado, version, correo, radicado, plazo, dejo_cupo, cupo_actual, oferta_asignada from solicitudes x
         where x.id = n.solicitud offset 0) s
       where s.correo is not null and s.estado = any($4::text[]) order by s.id
       on conflict on constraint aviso_unico do nothing
     )
     select max(solicitud) as ultima, count(*) as cuantas from siguiente`,
    [job, last, instant.toISOString(), resultEstados, withCupo],
  );
  return { last: piece?.ultima ?? last, count: piece?.cuantas ?? 0 };
}

/**
 * Puts the notices of all whom a job has moved (`moveAtOnce`) into the outbox, piece by piece: what was written is out of
 * the list, so that whoever takes the job up goes on with the rest. Who has answered meanwhile is not written to.
 */
export async function writeLetters(database: Database, letters: LettersOfJob): Promise<void> {
  const all = await countLeft(database, letters.job);
  let last = 0;
  for (let written = 0; written < all;) {
    const piece = await database.transaction(async (tx) => {
      const done = await writePiece(tx, letters, last);
      await letters.onPiece(tx, (written + done.count) / all);
      return done;
    });
    last = piece.last;
    written += piece.count;
  }
}
