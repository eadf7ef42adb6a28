import * as v from 'valibot';

import type { Hechos } from '../../../src/shared/educacion/condiciones';
import { type Queryable, readRow } from '../db/database';
import type { Actor } from './actor';
import { convocatoriaDe, estaAbierta } from './convocatoria';
import type { Fila } from './fila';

const pendingSchema = v.object({ pendientes: v.number() });

/** What the rules of a request's life ask to know, of a request and of who would do something with it. */
export async function leerHechos(db: Queryable, fila: Fila, actor: Actor, instant: Date): Promise<Hechos> {
  const convocatoria = await convocatoriaDe(db, fila.convocatoria);
  const row = await readRow(
    db,
    pendingSchema,
    `select count(*) as pendientes from solicitud_condiciones where solicitud = $1 and decision = 'pendiente'`,
    [fila.id],
  );
  return {
    convocatoriaAbierta: estaAbierta(convocatoria, instant),
    antesDe: fila.plazo,
    ahora: instant,
    propia: actor.quien === 'funcionario' && fila.asignadaA === actor.nombre,
    condicionesDecididas: row?.pendientes === 0,
  };
}
