import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { Context } from '#backend/context.ts';
import { solicitudColumns, solicitudRowSchema } from '#backend/solicitud/solicitudRow.ts';
import type { ResultHash } from './allocationInputs';
import { closeList } from './closeList';
import { offerCupos, recordResults } from './offerCupos';
import { takeStep } from './takeStep';
import { hasListAfter, type KnownOfEtapa } from './etapaRules';
import { isOfEtapa, requireSameHash, requireSameList } from './registerResult';

const givenSchema = v.object({ solicitud: v.number(), oferta: v.nullable(v.string()), reserva: v.nullable(v.string()) });

/** Who withdrew since the list was frozen keeps their state: their seat goes to the list. */
async function moveAll(tx: Queryable, known: KnownOfEtapa): Promise<void> {
  const { convocatoria, numero } = known.etapa;
  const given = await readRows(
    tx,
    givenSchema,
    `select solicitud, case when opcion > 0 then oferta end as oferta, reserva from corrida_solicitudes
     where convocatoria = $1 and numero = $2`,
    [convocatoria, numero],
  );
  const givenTo = new Map(given.map((one) => [one.solicitud, one]));
  const rows = await readRows(
    tx,
    solicitudRowSchema,
    `select ${solicitudColumns} from solicitudes where id = any($1::bigint[])
       and estado in ('validada', 'en_lista_de_espera', 'aceptada_y_en_lista') order by id for no key update`,
    [given.map(({ solicitud }) => solicitud)],
  );
  const allocated = rows.map((row) => {
    const { oferta = null, reserva = null } = givenTo.get(row.id) ?? {};
    return { row, oferta, reserva };
  });
  const stays = ({ row, oferta }: (typeof allocated)[number]) =>
    row.estado !== 'validada' && (oferta === null || oferta === (row.ofertaAsignada ?? row.cupoActual));
  // Who waited and waits on is told nothing new.
  await recordResults(
    tx,
    known,
    allocated.filter(stays).map(({ row }) => ({ row, oferta: null })),
  );
  await offerCupos(
    tx,
    known,
    allocated.filter((one) => !stays(one)),
    hasListAfter(known),
  );
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
      await tx.query('update corridas set publicada_en = $3, publicada_por = $4 where convocatoria = $1 and numero = $2', [
        etapa.convocatoria,
        etapa.numero,
        instant.toISOString(),
        login,
      ]);
      if (!hasListAfter(known)) await closeList(tx, known);
    },
  });
}
