import type { ManagedOfertasPage } from '#domain/contractTypes.ts';
import { findOfertaPage } from '#backend/solicitud/findOfertas.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';
import type { Context } from '#backend/context.ts';
import type { OfertaFilter } from '#backend/solicitud/solicitudInputs.ts';
import { managedOfertaColumns, managedOfertaSchema } from './managedOferta';

/** A page of the places of the convocatoria's year, in the order of the public search. */
export async function listManagedOfertas(context: Context, filter: OfertaFilter): Promise<ManagedOfertasPage> {
  const { reads } = context.db;
  const { anio } = await requireChosen(reads, context);
  return findOfertaPage(reads, anio, filter, managedOfertaColumns, managedOfertaSchema, 'all');
}
