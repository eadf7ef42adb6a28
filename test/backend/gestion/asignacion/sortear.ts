import type { components } from '../../../../src/shared/educacion/contrato';
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
    escribir: async (tx, { etapa, instant }) => {
      rechazarErrores(
        // It stands in a line of the replication file, and is read out: what cannot be seen is a mistake.
        semilla !== semilla.trim() || /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(semilla)
          ? [{ campo: 'semilla', mensaje: 'Escriba la semilla en una sola línea, sin espacios al principio ni al final.' }]
          : [],
      );
      await tx.query(
        'update corridas set semilla = $3, sorteada_en = $4, sorteada_por = $5 where convocatoria = $1 and numero = $2',
        [etapa.convocatoria, etapa.numero, semilla, instant.toISOString(), login],
      );
    },
  });
}
