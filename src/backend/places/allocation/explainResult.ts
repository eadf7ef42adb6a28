import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { SIN_PRIORIDAD } from '#domain/prioridades.ts';
import { readRow, readRows } from '#backend/db/database.ts';
import { funcionario } from '#backend/solicitud/actor.ts';
import { anotar } from '#backend/solicitud/log.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { buscarFila, exigirFila } from '#backend/solicitud/solicitudRow.ts';
import { llaveDeRadicado } from '#backend/solicitud/identify.ts';
import { leerOfertas } from '#backend/solicitud/ofertas.ts';
import { puestoEnLista } from '#backend/solicitud/result.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { buscarCorrida } from './results';

type Explicacion = components['schemas']['Explicacion'];

const dadaSchema = v.object({
  tiquete: v.string(),
  clase: v.number(),
  sorteo: v.nullable(v.number()),
  condicion: v.nullable(v.string()),
});

const opcionSchema = v.object({
  oferta: v.string(),
  resultado: v.picklist(['asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada']),
  corte: v.nullable(v.string()),
  puesto: v.nullable(v.number()),
  clase: v.number(),
});
type Opcion = v.InferOutput<typeof opcionSchema>;

function explicarOpcion({ resultado, corte, puesto, clase }: Opcion): string {
  const enLista = puesto === null ? '' : ` Está en el puesto ${puesto} de la lista de espera.`;
  switch (resultado) {
    case 'asignada':
      return 'Obtuvo un cupo en esta opción.';
    case 'mejor_asignada':
      return 'No hizo falta: obtuvo un cupo en una opción que puso antes.';
    case 'sin_vacantes':
      return `No había cupos libres.${enLista}`;
    case 'no_alcanzo':
      return `Los cupos fueron de quienes van antes${corte === null ? '' : `. Último en entrar: ${corte}`}. Aquí su prioridad es la ${clase}.${enLista}`;
  }
}

/** Why one applicant got what they got; the log keeps who read it. @throws 404 */
export async function explicarResultado(contexto: Contexto, login: string, codigo: string, radicado: string): Promise<Explicacion> {
  const { db } = contexto;
  const { convocatoria, numero } = await buscarCorrida(contexto, codigo);
  const fila = exigirFila(await buscarFila(db, llaveDeRadicado(radicado)));
  const dada = await readRow(
    db,
    dadaSchema,
    `select s.tiquete, d.clase, d.sorteo, c.nombre as condicion
     from corrida_solicitudes d join solicitudes s on s.id = d.solicitud
       left join lateral (select condicion from prioridades where convocatoria = d.convocatoria
         order by orden offset d.clase - 1 limit 1) p on true
       left join condiciones c on c.codigo = p.condicion
     where d.convocatoria = $1 and d.numero = $2 and d.solicitud = $3`,
    [convocatoria, numero, fila.id],
  );
  if (!dada) throw new HttpProblem(404, 'La solicitud no está en la lista de esa etapa', { codigo: 'no_encontrada' });
  // Before the answer: nothing is read that the log does not know.
  await anotar(db, { solicitud: fila.id, en: ahora(contexto), actor: funcionario(login), que: 'lectura' });
  const opciones = await readRows(
    db,
    opcionSchema,
    `select r.oferta, r.resultado, k.corte, r.clase, ${puestoEnLista} as puesto
     from resultados r join solicitudes s on s.id = r.solicitud
       join solicitud_opciones n on n.solicitud = r.solicitud and n.oferta = r.oferta
       left join cortes k on k.convocatoria = s.convocatoria and k.numero = r.etapa and k.oferta = r.oferta
     where r.solicitud = $1 and r.etapa = $2 order by n.orden`,
    [fila.id, numero],
  );
  const ofertas = await leerOfertas(db, opciones.map(({ oferta }) => oferta));
  return {
    radicado: fila.radicado,
    tiquete: dada.tiquete,
    estado: fila.estado,
    prioridad: dada.condicion ?? SIN_PRIORIDAD,
    sorteo: dada.sorteo,
    opciones: opciones.flatMap((opcion) => {
      const oferta = ofertas.get(opcion.oferta);
      const { resultado, corte, puesto } = opcion;
      return oferta ? [{ oferta, resultado, corte, puesto, explicacion: explicarOpcion(opcion) }] : [];
    }),
  };
}
