import type { Queryable } from '#backend/db/database.ts';
import { exigirConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { etapaCongelada, leerFilasDeEtapas } from '../allocation/etapaRows';

/**
 * Within a transaction: nobody else changes places of the call's year, and no list of it is frozen, until its end.
 * @returns the year
 * @throws 404 without a call, 409 `lista_congelada` while a stage's list is frozen and not yet published
 */
export async function bloquearOfertas(tx: Queryable, instant: Date): Promise<number> {
  const { id, anio } = await exigirConvocatoria(tx, instant);
  await tx.query('select 1 from convocatorias where id = $1 for no key update', [id]);
  const congelada = etapaCongelada(await leerFilasDeEtapas(tx, id));
  if (congelada) {
    throw new HttpProblem(
      409,
      `La lista de la etapa «${congelada.nombre}» está congelada: la oferta se puede cambiar cuando se publique su resultado`,
      { codigo: 'lista_congelada' },
    );
  }
  return anio;
}
