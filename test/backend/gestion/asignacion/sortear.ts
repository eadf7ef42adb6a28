import type { components } from '../../../../src/shared/educacion/contrato';
import { revisarSemilla } from '../../../../src/shared/educacion/semilla';
import type { Contexto } from '../../educacion/contexto';
import { rechazarErrores } from '../../educacion/revisarDatos';
import type { SemillaOficial } from './cuerpos';
import { darPaso } from './paso';

/** The official seed, drawn by the published rule once the list is frozen. @throws 404, 409, 422 */
export function registrarSemilla(
  contexto: Contexto,
  login: string,
  codigo: string,
  { version, semilla }: SemillaOficial,
): Promise<components['schemas']['Etapa']> {
  return darPaso(contexto, {
    codigo,
    version,
    login,
    accion: 'sortear',
    estaDado: (etapa) => etapa.sorteada?.quien === login && etapa.semilla === semilla,
    escribir: async (tx, { etapa, instant }) => {
      const mensaje = revisarSemilla(semilla);
      rechazarErrores(mensaje === null ? [] : [{ campo: 'semilla', mensaje }]);
      await tx.query(
        'update corridas set semilla = $3, sorteada_en = $4, sorteada_por = $5 where convocatoria = $1 and numero = $2',
        [etapa.convocatoria, etapa.numero, semilla, instant.toISOString(), login],
      );
    },
  });
}
