import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { esEstado } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { Contexto } from '#backend/context.ts';
import { columnasDeFila, filaSchema } from '#backend/solicitud/solicitudRow.ts';
import { moverVarias } from '#backend/solicitud/moveSolicitud.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { calcularEnOtroHilo } from './computation/computeInThread';
import type { Producto, TareaDeTanda } from './computation/tasks';
import { leerSorteada } from './frozenList';
import type { TandaDeLista } from './allocationInputs';
import type { FilaDeEtapa } from './etapaRows';
import { guardarCortes, leerIds } from './saveCutOffs';
import { leerLibres } from './freeCupos';
import { asignacion, ofrecerTodas } from './offerCupos';
import { darPasoCalculado } from './takeStep';
import { negativaDe, type Sabido } from './etapaRules';

type Situacion = TareaDeTanda['situaciones'][number]['situacion'];

/** Whoever has a seat, or its offer, and waits for nothing. */
const enFirme: readonly Estado[] = ['asignada', 'aceptada', 'matriculada'];

/** What the list knows of a request by its state (engine: espera.ts). */
function situacionDe(estado: Estado, tieneCupo: boolean): Situacion {
  if (enFirme.includes(estado)) return 'firme';
  if (estado === 'aceptada_y_en_lista') return 'con-cupo';
  if (estado !== 'en_lista_de_espera') return 'fuera';
  // A pupil who keeps the seat that they had brings it, as one who accepted and waits.
  return tieneCupo ? 'con-cupo' : 'sin-cupo';
}

const enListaSchema = v.object({
  tiquete: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && esEstado(value)),
  oferta: v.nullable(v.string()),
});

/** All on which a batch stands, at once: what changes afterwards makes it old. */
async function leerTarea(db: Queryable, etapa: FilaDeEtapa): Promise<TareaDeTanda> {
  const filas = await readRows(
    db,
    enListaSchema,
    `select s.tiquete, s.estado,
       case when s.estado = 'en_lista_de_espera' then s.cupo_actual else s.oferta_asignada end as oferta
     from solicitudes s join corrida_solicitudes c on c.solicitud = s.id
     where c.convocatoria = $1 and c.numero = $2 order by s.tiquete`,
    [etapa.convocatoria, etapa.numero],
  );
  return {
    tipo: 'tanda',
    ...(await leerSorteada(db, etapa)),
    situaciones: filas.map(({ tiquete, estado, oferta }) => ({
      tiquete,
      situacion: situacionDe(estado, oferta !== null),
      oferta,
    })),
    libres: [...(await leerLibres(db, etapa.anio))],
  };
}

/** Offers what came free, and writes down how the list stands then. */
async function escribirTanda(tx: Queryable, sabido: Sabido, { replica, huella, cortes, solicitudes }: Producto): Promise<void> {
  const { etapa, instant, login } = sabido;
  const { convocatoria, numero } = etapa;
  const ids = await leerIds(tx, convocatoria);
  const porId = new Map(solicitudes.map((una) => [ids.get(una.tiquete), una]));
  const esperan = await readRows(
    tx,
    filaSchema,
    `select ${columnasDeFila} from solicitudes where id = any($1::bigint[])
       and estado in ('en_lista_de_espera', 'aceptada_y_en_lista') order by id for update`,
    [[...porId.keys()]],
  );
  const mejoran = esperan.flatMap((fila) => {
    const { oferta = null, opciones = [] } = porId.get(fila.id) ?? {};
    return oferta === null || oferta === (fila.ofertaAsignada ?? fila.cupoActual) ? [] : [{ fila, oferta, opciones }];
  });
  await ofrecerTodas(tx, sabido, mejoran, true);
  await tx.query(
    `update resultados r set resultado = n.resultado
     from jsonb_to_recordset($1::jsonb) as n (solicitud bigint, oferta uuid, resultado text)
     where r.solicitud = n.solicitud and r.etapa = $2 and r.oferta = n.oferta`,
    [
      JSON.stringify(
        mejoran.flatMap(({ fila, opciones }) =>
          opciones.map(({ oferta, resultado }) => ({ solicitud: fila.id, oferta, resultado })),
        ),
      ),
      numero,
    ],
  );
  await guardarCortes(tx, { convocatoria, numero }, cortes);
  await tx.query(
    `insert into tandas (convocatoria, numero, tanda, replica, huella, en, por, ofrecidos) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [convocatoria, numero, etapa.tandas.length + 1, replica, huella, instant.toISOString(), login, mejoran.length],
  );
}

/** Who still waits without a seat is sin_cupo; who holds one has accepted it. */
async function cerrar(tx: Queryable, { etapa, instant, login }: Sabido): Promise<void> {
  const { convocatoria, numero } = etapa;
  const esperan = await readRows(
    tx,
    filaSchema,
    `select ${columnasDeFila} from solicitudes where convocatoria = $1 and etapa = $2
       and estado in ('en_lista_de_espera', 'aceptada_y_en_lista') order by id for update`,
    [convocatoria, numero],
  );
  await moverVarias(
    tx,
    esperan.map((fila) => ({
      fila,
      a: fila.estado === 'aceptada_y_en_lista' ? 'aceptada' : 'sin_cupo',
      motivo:
        fila.estado === 'en_lista_de_espera' && fila.cupoActual !== null
          ? 'La lista de espera se cerró. Conserva el cupo que ya tiene.'
          : 'La lista de espera se cerró.',
    })),
    { actor: asignacion(login), instant, convocatoria },
  );
  await tx.query('update corridas set cerrada_en = $3 where convocatoria = $1 and numero = $2', [
    convocatoria,
    numero,
    instant.toISOString(),
  ]);
}

/** An answer or a deadline changed the list while it was being computed. */
class ListaCambio extends HttpProblem {
  constructor() {
    super(409, 'La lista cambió mientras se calculaba, porque alguien respondió: intente de nuevo', { codigo: 'lista_cambio' });
  }
}

/** How often a batch is computed anew because a family answered meanwhile. */
const INTENTOS = 3;

/**
 * A batch of the waiting list (domain.md), and with `cierra` the end of the list; a list whose dates are all past is
 * closed without one.
 * @throws 404, 409 `fuera_de_fecha`, `lista_anterior`, `lista_congelada` and those of every step
 */
export async function moverLista(
  contexto: Contexto,
  login: string,
  codigo: string,
  { version, cierra }: TandaDeLista,
): Promise<components['schemas']['Etapa']> {
  for (let intento = 1; ; intento += 1) {
    try {
      return await darPasoCalculado(contexto, {
        codigo,
        version,
        login,
        accion: cierra ? 'cerrar_lista' : 'mover_lista',
        // There are many batches: this one is what the version seen was followed by.
        estaDado: (etapa) =>
          cierra ? etapa.listaCerradaEn !== null : etapa.version === version + 1 && etapa.tandas.at(-1)?.quien === login,
        calcular: async (sabido) => {
          if (negativaDe(sabido, 'mover_lista')) return undefined;
          const tarea = await contexto.db.transaction((tx) => leerTarea(tx, sabido.etapa));
          return { tarea, producto: await calcularEnOtroHilo(tarea) };
        },
        escribir: async (tx, sabido, tanda) => {
          if (tanda) {
            // Whoever has begun to answer ends first, and who comes now waits for the new list.
            await tx.query('lock table solicitudes in exclusive mode');
            const ahoraEs = await leerTarea(tx, sabido.etapa);
            if (JSON.stringify(ahoraEs) !== JSON.stringify(tanda.tarea)) throw new ListaCambio();
            await escribirTanda(tx, sabido, tanda.producto);
          }
          if (cierra) await cerrar(tx, sabido);
        },
      });
    } catch (error) {
      if (!(error instanceof ListaCambio) || intento === INTENTOS) throw error;
    }
  }
}
