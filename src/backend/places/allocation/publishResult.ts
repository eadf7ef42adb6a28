import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { Contexto } from '#backend/context.ts';
import { columnasDeFila, filaSchema } from '#backend/solicitud/solicitudRow.ts';
import type { HuellaDeResultado } from './allocationInputs';
import { ofrecerTodas } from './offerCupos';
import { darPaso } from './takeStep';
import type { Sabido } from './etapaRules';
import { esDeEtapa, exigirHuella, exigirLista } from './registerResult';

const dadaSchema = v.object({ solicitud: v.number(), oferta: v.nullable(v.string()) });

/** Who withdrew since the list was frozen keeps their state: their seat goes to the list. */
async function moverTodas(tx: Queryable, sabido: Sabido): Promise<void> {
  const { convocatoria, numero, fechasDeLista } = sabido.etapa;
  const dadas = await readRows(
    tx,
    dadaSchema,
    `select solicitud, case when opcion > 0 then oferta end as oferta from corrida_solicitudes
     where convocatoria = $1 and numero = $2`,
    [convocatoria, numero],
  );
  const ofertaDe = new Map(dadas.map(({ solicitud, oferta }) => [solicitud, oferta]));
  const filas = await readRows(
    tx,
    filaSchema,
    `select ${columnasDeFila} from solicitudes where id = any($1::bigint[]) and estado = 'validada' order by id for update`,
    [dadas.map(({ solicitud }) => solicitud)],
  );
  const dichos = filas.map((fila) => ({ fila, oferta: ofertaDe.get(fila.id) ?? null }));
  await ofrecerTodas(tx, sabido, dichos, fechasDeLista.length > 0);
}

/**
 * Publishes the registered result: by another person, whose run gave the same hash. Every request of the list moves.
 * @throws 404, 409 `misma_persona`, `lista_vieja`, `huella_distinta` and those of every step
 */
export function publicarResultado(
  contexto: Contexto,
  login: string,
  codigo: string,
  { version, huellaLista, huella }: HuellaDeResultado,
): Promise<components['schemas']['Etapa']> {
  return darPaso(contexto, {
    codigo,
    version,
    login,
    accion: 'publicar',
    estaDado: (etapa) => etapa.publicada?.quien === login && esDeEtapa(etapa, { huellaLista, huella }),
    escribir: async (tx, sabido) => {
      const { etapa, instant } = sabido;
      exigirLista(etapa, huellaLista);
      exigirHuella(etapa.huellaResultado, huella);
      await moverTodas(tx, sabido);
      // Without a date on which it moves there is no list.
      await tx.query(
        `update corridas set publicada_en = $3::timestamptz, publicada_por = $4, cerrada_en = case when $5 then null else $3::timestamptz end
         where convocatoria = $1 and numero = $2`,
        [etapa.convocatoria, etapa.numero, instant.toISOString(), login, etapa.fechasDeLista.length > 0],
      );
    },
  });
}
