import * as v from 'valibot';

import type { Hechos } from '#domain/moveGuards.ts';
import { type Queryable, readRow } from '../db/database';
import type { Actor } from './actor';
import { type FilaDeConvocatoria, estaAbierta } from './convocatoria';
import type { Fila } from './solicitudRow';

interface Sabido {
  readonly fila: Fila;
  readonly actor: Actor;
  readonly instant: Date;
}

function armar({ fila, actor, instant }: Sabido, convocatoriaAbierta: boolean, condicionesDecididas: boolean): Hechos {
  return {
    convocatoriaAbierta,
    antesDe: fila.plazo,
    ahora: instant,
    propia: actor.quien === 'funcionario' && fila.asignadaA === actor.nombre,
    condicionesDecididas,
    hayMejor: fila.ofertaAsignada !== null && fila.datos.opciones.indexOf(fila.ofertaAsignada) > 0,
  };
}

/** What the rules of a request's life ask to know, from what was read already. */
export function hechosDe(
  sabido: Sabido,
  convocatoria: FilaDeConvocatoria,
  condiciones: readonly { readonly decision: string }[],
): Hechos {
  const decididas = condiciones.every(({ decision }) => decision !== 'pendiente');
  return armar(sabido, estaAbierta(convocatoria, sabido.instant), decididas);
}

const leidoSchema = v.object({ abierta: v.boolean(), decididas: v.boolean() });

/** The same, read within a transaction that is to move the request. */
export async function leerHechos(tx: Queryable, sabido: Sabido): Promise<Hechos> {
  const { fila, instant } = sabido;
  const leido = await readRow(
    tx,
    leidoSchema,
    `select abre <= $2 and $2 < cierra as abierta,
       not exists (select 1 from solicitud_condiciones where solicitud = $3 and decision = 'pendiente') as decididas
     from convocatorias where id = $1`,
    [fila.convocatoria, instant.toISOString(), fila.id],
  );
  if (!leido) throw new Error(`A request names the call ${fila.convocatoria}, which is not there`);
  return armar(sabido, leido.abierta, leido.decididas);
}
