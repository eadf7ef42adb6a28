import type { ConvocatoriaRules } from '#domain/contractTypes.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';

/** The public dates are the stages': it opens with the first, and closes and publishes with the last. */
async function saveConvocatoria(tx: Queryable, convocatoria: string, rules: ConvocatoriaRules): Promise<void> {
  const { etapas } = rules;
  await tx.query(
    `update convocatorias set nombre = $2, abre = $3, cierra = $4, publica = $5, maximo_opciones = $6, sorteo = $7,
       regla_semilla = $8, dias_para_responder = $9, hermanos = $10, matricula_desde = $11,
       matricula_hasta = $12, anios_de_datos = $13, version = version + 1 where id = $1`,
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
      rules.aniosDeDatos,
    ],
  );
}

async function saveListDays(tx: Queryable, convocatoria: string, { fechasDeLista }: ConvocatoriaRules): Promise<void> {
  await tx.query('delete from fechas_de_lista where convocatoria = $1', [convocatoria]);
  await insertRows(
    tx,
    'fechas_de_lista',
    fechasDeLista.map((day) => ({ convocatoria, dia: day })),
  );
}

/** The dates alone, of rules that are fixed otherwise: stages that a run stands on are never written anew. */
export async function saveDates(tx: Queryable, convocatoria: string, rules: ConvocatoriaRules): Promise<void> {
  await saveConvocatoria(tx, convocatoria, rules);
  for (const { codigo, abre, cierra, publica } of rules.etapas) {
    await tx.query(
      `update etapas set abre = $3, cierra = $4, publica = $5, version = version + 1 where convocatoria = $1 and codigo = $2`,
      [convocatoria, codigo, abre, cierra, publica],
    );
  }
  await saveListDays(tx, convocatoria, rules);
}

/**
 * All of them. Every stage gets a version that nobody has seen: who was about to freeze its list looks again.
 */
export async function saveRules(tx: Queryable, convocatoria: string, rules: ConvocatoriaRules): Promise<void> {
  const { etapas, prioridades, reservas } = rules;
  await saveConvocatoria(tx, convocatoria, rules);
  const [row] = await tx.query('select max(version) + 1 as version from etapas where convocatoria = $1', [convocatoria]);
  for (const table of ['etapa_condiciones', 'etapas', 'prioridades', 'reservas']) {
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
  await saveListDays(tx, convocatoria, rules);
}
