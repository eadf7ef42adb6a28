import type { PaginaDeOfertasDeGestion } from '../../../../src/shared/educacion/tipos';
import { buscarPaginaDeLugares } from '../../educacion/buscarOfertas';
import type { Contexto } from '../../educacion/contexto';
import type { FiltroDeOfertas } from '../../educacion/cuerpos';
import { columnasDeGestion, ofertaDeGestionSchema } from './filas';

/** A page of the places of the call's year, in the order of the public search. */
export function listarOfertas(contexto: Contexto, filtro: FiltroDeOfertas): Promise<PaginaDeOfertasDeGestion> {
  return buscarPaginaDeLugares(contexto, filtro, columnasDeGestion, ofertaDeGestionSchema);
}
