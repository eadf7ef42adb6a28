import * as v from 'valibot';

import { type Queryable, readRow } from '#backend/db/database.ts';
import type { FilaDeEtapa } from './etapaRows';
import { leerReservas } from './allocationRules';

const listaSchema = v.object({ replica: v.string(), huella: v.string(), semilla: v.nullable(v.string()) });

/** The frozen list of a stage; undefined before it is frozen. */
export function leerCongelada(
  db: Queryable,
  { convocatoria, numero }: FilaDeEtapa,
): Promise<v.InferOutput<typeof listaSchema> | undefined> {
  return readRow(
    db,
    listaSchema,
    'select replica, huella_lista as huella, semilla from corridas where convocatoria = $1 and numero = $2',
    [convocatoria, numero],
  );
}

/** What the engine is given of a stage whose seed is drawn. */
export async function leerSorteada(
  db: Queryable,
  etapa: FilaDeEtapa,
): Promise<{ readonly replica: string; readonly semilla: string; readonly reservas: string[] }> {
  const congelada = await leerCongelada(db, etapa);
  if (!congelada || congelada.semilla === null) throw new Error('Only what has a seed is run');
  const reservas = await leerReservas(db, etapa.convocatoria);
  return { replica: congelada.replica, semilla: congelada.semilla, reservas: reservas.map(({ nombre }) => nombre) };
}
