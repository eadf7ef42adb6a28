import type { components } from '../../../../src/shared/educacion/contrato';
import { hashEntrada } from '../../../../src/areas/educacion/asignacion/huella';
import { countSolicitudes } from '../../../../src/areas/educacion/asignacion/mercado';
import { writeReplica } from '../../../../src/areas/educacion/asignacion/replica/escribir';
import type { Contexto } from '../../educacion/contexto';
import { leerMercado } from './mercado';
import { darPaso } from './paso';

/**
 * Keeps the stage's list with its decided conditions and rules as it is, before the seed can be known.
 * @throws 404, 409; 422 `lista_no_valida`
 */
export function congelarLista(contexto: Contexto, login: string, codigo: string, version: number): Promise<components['schemas']['Etapa']> {
  return darPaso(contexto, {
    codigo,
    version,
    login,
    accion: 'congelar',
    estaDado: ({ congelada }) => congelada?.quien === login,
    escribir: async (tx, { etapa, instant }) => {
      const mercado = await leerMercado(tx, etapa);
      await tx.query(
        `insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          etapa.convocatoria,
          etapa.numero,
          writeReplica(mercado).join(''),
          hashEntrada(mercado),
          countSolicitudes(mercado),
          instant.toISOString(),
          login,
        ],
      );
    },
  });
}
