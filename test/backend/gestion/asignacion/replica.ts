import type { components } from '../../../../src/shared/educacion/contrato';
import { hashEntrada } from '../../../../src/areas/educacion/asignacion/huella';
import { writeReplica } from '../../../../src/areas/educacion/asignacion/replica/escribir';
import type { Contexto } from '../../educacion/contexto';
import { leerTexto } from './calculo/texto';
import { leerCongelada } from './congelada';
import { buscarEtapa } from './etapas';
import { leerMercado } from './mercado';

/**
 * The replication file of a stage: the frozen list, with the seed once it is drawn, else the list as it is now.
 * @throws 404; 422 `lista_no_valida` when the list as it is cannot be run
 */
export async function leerReplica(contexto: Contexto, codigo: string): Promise<components['schemas']['Replica']> {
  const { etapa } = await buscarEtapa(contexto, codigo);
  const congelada = await leerCongelada(contexto.db, etapa);
  if (congelada) {
    const { replica, huella, semilla } = congelada;
    const contenido = semilla === null ? replica : writeReplica(leerTexto(replica).mercado, semilla).join('');
    return { congelada: true, huella, contenido };
  }
  const mercado = await contexto.db.transaction((tx) => leerMercado(tx, etapa));
  return { congelada: false, huella: hashEntrada(mercado), contenido: writeReplica(mercado).join('') };
}
