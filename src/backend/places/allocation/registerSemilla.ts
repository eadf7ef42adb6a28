import type { components } from '#domain/contract.ts';
import { revisarSemilla } from '#domain/semilla.ts';
import type { Contexto } from '#backend/context.ts';
import { rechazarErrores } from '#backend/solicitud/checkData.ts';
import type { SemillaOficial } from './allocationInputs';
import { darPaso } from './takeStep';

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
