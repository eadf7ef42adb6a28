import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { Context } from '#backend/context.ts';
import { solicitudColumns, solicitudRowSchema } from '#backend/solicitud/solicitudRow.ts';
import type { ResultHash } from './allocationInputs';
import { offerCupos } from './offerCupos';
import { takeStep } from './takeStep';
import type { KnownOfEtapa } from './etapaRules';
import { isOfEtapa, requireSameHash, requireSameList } from './registerResult';

const givenSchema = v.object({ solicitud: v.number(), oferta: v.nullable(v.string()) });

/** Who withdrew since the list was frozen keeps their state: their seat goes to the list. */
async function moveAll(tx: Queryable, known: KnownOfEtapa): Promise<void> {
  const { convocatoria, numero, fechasDeLista } = known.etapa;
  const given = await readRows(
    tx,
    givenSchema,
    `select solicitud, case when opcion > 0 then oferta end as oferta from corrida_solicitudes
     where convocatoria = $1 and numero = $2`,
    [convocatoria, numero],
  );
  const ofertaOf = new Map(given.map(({ solicitud, oferta }) => [solicitud, oferta]));
  const rows = await readRows(
    tx,
    solicitudRowSchema,
    `select ${solicitudColumns} from solicitudes where id = any($1::bigint[]) and estado = 'validada' order by id for no key update`,
    [given.map(({ solicitud }) => solicitud)],
  );
  const allocated = rows.map((row) => ({ row, oferta: ofertaOf.get(row.id) ?? null }));
  await offerCupos(tx, known, allocated, fechasDeLista.length > 0);
}

/**
 * Publishes the registered result: by another person, whose run gave the same hash. Every solicitud of the list moves.
 * @throws 404, 409 `misma_persona`, `lista_vieja`, `huella_distinta` and those of every step
 */
export function publishResult(
  context: Context,
  login: string,
  etapaCode: string,
  { version, huellaLista, huella }: ResultHash,
): Promise<components['schemas']['Etapa']> {
  return takeStep(context, {
    etapaCode,
    version,
    login,
    step: 'publicar',
    isTaken: (etapa) => etapa.publicada?.quien === login && isOfEtapa(etapa, { huellaLista, huella }),
    write: async (tx, known) => {
      const { etapa, instant } = known;
      requireSameList(etapa, huellaLista);
      requireSameHash(etapa.huellaResultado, huella);
      await moveAll(tx, known);
      // Without a date on which it moves there is no list.
      await tx.query(
        `update corridas set publicada_en = $3::timestamptz, publicada_por = $4, cerrada_en = case when $5 then null else $3::timestamptz end
         where convocatoria = $1 and numero = $2`,
        [etapa.convocatoria, etapa.numero, instant.toISOString(), login, etapa.fechasDeLista.length > 0],
      );
    },
  });
}
