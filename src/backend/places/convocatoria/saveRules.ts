import type { ConvocatoriaRules } from '#domain/contractTypes.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';

/**
 * The public dates are the stages': it opens with the first, and closes and publishes with the last. Every stage gets
 * a version that nobody has seen: who was about to freeze its list looks again.
 */
export async function saveRules(tx: Queryable, convocatoria: string, rules: ConvocatoriaRules): Promise<void> {
  const { etapas, prioridades, reservas, fechasDeLista } = rules;
  await tx.query(
    `update convocatorias set nombre = $2, abre = $3, cierra = $4, publica = $5, maximo_opciones = $6, sorteo = $7,
       regla_semilla = $8, dias_para_responder = $9, hermanos = $10, matricula_desde = $11,
       matricula_hasta = $12, version = version + 1 where id = $1`,
    [
      convocatoria,
      rules.nombre,
      etapas[0]?.abre,
      etapas.at(-1)?.cierra,
      etapas.at(-1)?.publica,
      rules.maximoOpciones,
      rules.sorteo,
      rules.reglaDeSemilla,
      rules.diasParaResponder,
      rules.hermanos,
      rules.matricula?.desde ?? null,
      rules.matricula?.hasta ?? null,
    ],
  );
  const [row] = await tx.query('select max(version) + 1 as version from etapas where convocatoria = $1', [convocatoria]);
  for (const table of ['etapa_condiciones', 'etapas', 'prioridades', 'reservas', 'fechas_de_lista']) {
    await tx.query(`delete from ${table} where convocatoria = $1`, [convocatoria]);
  }
  const convocatoriaKey = { convocatoria };
  await insertRows(
    tx,
    'etapas',
    etapas.map(({ condiciones: _, ...etapa }, at) => ({
      ...convocatoriaKey,
      ...etapa,
      numero: at + 1,
      version: row?.['version'] ?? 1,
    })),
  );
  await insertRows(
    tx,
    'etapa_condiciones',
    etapas.flatMap(({ condiciones }, at) => condiciones.map((condicion) => ({ ...convocatoriaKey, numero: at + 1, condicion }))),
  );
  await insertRows(
    tx,
    'prioridades',
    prioridades.map((condicion, at) => ({ ...convocatoriaKey, orden: at + 1, condicion })),
  );
  await insertRows(
    tx,
    'reservas',
    reservas.map((reserva, at) => ({ ...convocatoriaKey, ...reserva, orden: at + 1 })),
  );
  await insertRows(
    tx,
    'fechas_de_lista',
    fechasDeLista.map((day) => ({ ...convocatoriaKey, dia: day })),
  );
}
