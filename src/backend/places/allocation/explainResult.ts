import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { NO_PRIORIDAD, tieBreakText } from '#domain/prioridades.ts';
import { readRow, readRows } from '#backend/db/database.ts';
import { funcionario } from '#backend/solicitud/actor.ts';
import { logEntry } from '#backend/solicitud/log.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { findSolicitudRow, requireSolicitudRow } from '#backend/solicitud/solicitudRow.ts';
import { radicadoKey } from '#backend/solicitud/identify.ts';
import { readOfertas } from '#backend/solicitud/ofertas.ts';
import { waitingListPlace } from '#backend/solicitud/result.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { findRun } from './results';

type Explanation = components['schemas']['Explicacion'];

const givenSchema = v.object({
  tiquete: v.string(),
  clase: v.number(),
  sorteo: v.nullable(v.number()),
  condicion: v.nullable(v.string()),
  /** Where it keeps the seat that it had, which is none of its options. */
  conserva: v.nullable(v.string()),
});

const opcionSchema = v.object({
  oferta: v.string(),
  resultado: v.picklist(['asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada']),
  corte: v.nullable(v.string()),
  puesto: v.nullable(v.number()),
  clase: v.number(),
  hermano: v.nullable(v.string()),
  desempate: v.nullable(v.number()),
  esCupoActual: v.boolean(),
});
type Opcion = v.InferOutput<typeof opcionSchema>;

/** By what it stood there, where a sibling has a part in it. */
function explainHermano({ hermano, desempate }: Opcion): string {
  const placed = hermano === null ? '' : ` Cuenta como hermano: ${hermano} quedó en esta institución.`;
  return placed + (desempate === null ? '' : ` ${tieBreakText(desempate)}`);
}

function explainOpcion({ resultado, corte, puesto, clase, esCupoActual }: Opcion): string {
  const waiting = puesto === null ? '' : ` Está en el puesto ${puesto} de la lista de espera.`;
  switch (resultado) {
    case 'asignada':
      return esCupoActual ? 'Conserva aquí el cupo que ya tenía.' : 'Obtuvo un cupo en esta opción.';
    case 'mejor_asignada':
      return 'No hizo falta: obtuvo un cupo en una opción que puso antes.';
    case 'sin_vacantes':
      return `No había cupos libres.${waiting}`;
    case 'no_alcanzo':
      return `Los cupos fueron de quienes van antes${corte === null ? '' : `. Último en entrar: ${corte}`}. Aquí su prioridad es la ${clase}.${waiting}`;
  }
}

/** Why one applicant got what they got; the log keeps who read it. @throws 404 */
export async function explainResult(context: Context, login: string, etapaCode: string, radicado: string): Promise<Explanation> {
  const { db } = context;
  const { convocatoria, numero } = await findRun(context, etapaCode);
  const row = requireSolicitudRow(await findSolicitudRow(db, radicadoKey(radicado)));
  const given = await readRow(
    db,
    givenSchema,
    `select s.tiquete, d.clase, d.sorteo, c.nombre as condicion, case when d.opcion = 0 then d.oferta end as conserva
     from corrida_solicitudes d join solicitudes s on s.id = d.solicitud
       left join lateral (select condicion from prioridades where convocatoria = d.convocatoria
         order by orden offset d.clase - 1 limit 1) p on true
       left join condiciones c on c.codigo = p.condicion
     where d.convocatoria = $1 and d.numero = $2 and d.solicitud = $3`,
    [convocatoria, numero, row.id],
  );
  if (!given) throw new HttpProblem(404, 'La solicitud no está en la lista de esa etapa', { codigo: 'no_encontrada' });
  // Before the answer: nothing is read that the log does not know.
  await logEntry(db, { solicitud: row.id, en: instantOf(context), actor: funcionario(login), que: 'lectura' });
  const opciones = await readRows(
    db,
    opcionSchema,
    `select r.oferta, r.resultado, k.corte, r.clase, h.radicado as hermano, r.desempate, ${waitingListPlace} as puesto,
       r.oferta is not distinct from s.cupo_actual as "esCupoActual"
     from resultados r join solicitudes s on s.id = r.solicitud
       join solicitud_opciones n on n.solicitud = r.solicitud and n.oferta = r.oferta
       left join solicitudes h on h.id = r.hermano
       left join cortes k on k.convocatoria = s.convocatoria and k.numero = r.etapa and k.oferta = r.oferta
     where r.solicitud = $1 and r.etapa = $2 order by n.orden`,
    [row.id, numero],
  );
  const ofertas = await readOfertas(
    db,
    [...opciones.map(({ oferta }) => oferta), given.conserva].filter((oferta) => oferta !== null),
  );
  return {
    radicado: row.radicado,
    tiquete: given.tiquete,
    estado: row.estado,
    prioridad: given.condicion ?? NO_PRIORIDAD,
    sorteo: given.sorteo,
    conserva: ofertas.get(given.conserva ?? '') ?? null,
    opciones: opciones.flatMap((opcion) => {
      const oferta = ofertas.get(opcion.oferta);
      const { resultado, corte, puesto } = opcion;
      return oferta ? [{ oferta, resultado, corte, puesto, explicacion: explainOpcion(opcion) + explainHermano(opcion) }] : [];
    }),
  };
}
