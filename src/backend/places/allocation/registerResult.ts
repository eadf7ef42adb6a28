import type { components } from '#domain/contract.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import type { Contexto } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { calcularEnOtroHilo } from './computation/computeInThread';
import type { Producto } from './computation/tasks';
import { leerSorteada } from './frozenList';
import type { HuellaDeResultado } from './allocationInputs';
import type { FilaDeEtapa } from './etapaRows';
import { guardarCortes, leerIds } from './saveCutOffs';
import { darPasoCalculado } from './takeStep';

/** @throws 409 `lista_vieja` when the caller ran another list than the frozen one */
export function exigirLista(etapa: FilaDeEtapa, huellaLista: string): void {
  if (etapa.huellaLista === huellaLista) return;
  throw new HttpProblem(409, 'La lista que usted corrió no es la congelada', {
    codigo: 'lista_vieja',
  });
}

/** @throws 409 `huella_distinta` */
export function exigirHuella(propia: string | null, huella: string): void {
  if (propia === huella) return;
  throw new HttpProblem(409, 'El resultado que usted obtuvo no es el que dan las reglas: no se guardó ni se publicó nada', {
    codigo: 'huella_distinta',
  });
}

/** Whether they are the hashes that the stage has registered. */
export function esDeEtapa(etapa: FilaDeEtapa, { huellaLista, huella }: Pick<HuellaDeResultado, 'huellaLista' | 'huella'>): boolean {
  return etapa.huellaLista === huellaLista && etapa.huellaResultado === huella;
}

async function guardar(tx: Queryable, { convocatoria, numero }: FilaDeEtapa, { cortes, solicitudes }: Producto): Promise<void> {
  const ids = await leerIds(tx, convocatoria);
  const filas = solicitudes.map((una) => ({ ...una, solicitud: ids.get(una.tiquete) }));
  await insertRows(
    tx,
    'corrida_solicitudes',
    filas.map(({ solicitud, opcion, oferta, clase, sorteo }) => ({ convocatoria, numero, solicitud, opcion, oferta, clase, sorteo })),
  );
  // Nobody outside sees them before their request has a published result.
  await insertRows(
    tx,
    'resultados',
    filas.flatMap(({ solicitud, opciones }) => opciones.map((opcion) => ({ ...opcion, solicitud, etapa: numero }))),
  );
  await guardarCortes(tx, { convocatoria, numero }, cortes);
}

/**
 * The hash of the caller's own run: the backend runs the same engine on the frozen list and keeps its result only if
 * the hash is the same.
 * @throws 404, 409 `lista_vieja`, `huella_distinta` and those of every step
 */
export function registrarResultado(
  contexto: Contexto,
  login: string,
  codigo: string,
  { version, huellaLista, huella }: HuellaDeResultado,
): Promise<components['schemas']['Etapa']> {
  return darPasoCalculado(contexto, {
    codigo,
    version,
    login,
    accion: 'correr',
    estaDado: (etapa) => etapa.corrida?.quien === login && esDeEtapa(etapa, { huellaLista, huella }),
    // Nothing of a frozen list can change meanwhile.
    calcular: async ({ etapa }) => {
      exigirLista(etapa, huellaLista);
      const producto = await calcularEnOtroHilo({ tipo: 'corrida', ...(await leerSorteada(contexto.db, etapa)) });
      exigirHuella(producto.huella, huella);
      return producto;
    },
    escribir: async (tx, { etapa, instant }, producto) => {
      await guardar(tx, etapa, producto);
      await tx.query(
        'update corridas set huella_resultado = $3, corrida_en = $4, corrida_por = $5 where convocatoria = $1 and numero = $2',
        [etapa.convocatoria, etapa.numero, huella, instant.toISOString(), login],
      );
    },
  });
}
