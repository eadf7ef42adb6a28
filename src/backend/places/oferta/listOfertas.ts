import type { PaginaDeOfertasDeGestion } from '#domain/contractTypes.ts';
import { buscarPaginaDeLugares } from '#backend/solicitud/findOfertas.ts';
import type { Contexto } from '#backend/context.ts';
import type { FiltroDeOfertas } from '#backend/solicitud/solicitudInputs.ts';
import { columnasDeGestion, ofertaDeGestionSchema } from './managedOferta';

/** A page of the places of the call's year, in the order of the public search. */
export function listarOfertas(contexto: Contexto, filtro: FiltroDeOfertas): Promise<PaginaDeOfertasDeGestion> {
  return buscarPaginaDeLugares(contexto, filtro, columnasDeGestion, ofertaDeGestionSchema);
}
