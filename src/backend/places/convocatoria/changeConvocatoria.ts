import * as v from 'valibot';

import { convocatoriaRulesSchema } from '#domain/convocatoriaRules.ts';
import { extendedDates, extensionProblems } from '#domain/extension.ts';
import { extensionReasonSchema } from '#domain/publicReason.ts';
import type { ManagedConvocatoria, ConvocatoriaRules } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { lockChosen } from '#backend/solicitud/convocatoria.ts';
import { rejectErrors, checkPart } from '#backend/solicitud/checkData.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { saveDates, saveRules } from './saveRules';
import { requireNoJob } from '../allocation/jobs/requireNoJob';
import { readStoredConvocatoria, nameCondiciones, type StoredConvocatoria, viewStored } from './readConvocatoria';

/** The form of a change; the rules themselves are what a person may have to correct. */
export const convocatoriaChangeSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reglas: v.unknown(),
  /** Why dates are extended after a freeze. */
  motivo: v.optional(v.unknown()),
});
type ConvocatoriaChange = v.InferOutput<typeof convocatoriaChangeSchema>;

/** @throws 409 `version_vieja` */
function requireVersion({ version: now }: StoredConvocatoria, version: number): void {
  if (now === version) return;
  throw new HttpProblem(409, 'La convocatoria cambió mientras usted la veía: revise cómo está ahora antes de guardar', {
    codigo: 'version_vieja',
  });
}

const lastSchema = v.object({ ultima: v.nullable(v.date()) });

/** A solicitud that was filed in time is in no stage any more when the last one is made to close before it. @throws 422 */
async function requireFiledInTime(tx: Queryable, convocatoria: string, { etapas }: ConvocatoriaRules): Promise<void> {
  const row = await readRow(
    tx,
    lastSchema,
    `select max(creada_en) as ultima from solicitudes where convocatoria = $1 and estado not in ('retirada', 'no_admitida')`,
    [convocatoria],
  );
  const closing = etapas.at(-1)?.cierra ?? '';
  rejectErrors(
    row?.ultima && new Date(closing) <= row.ultima
      ? [
          {
            campo: `reglas.etapas.${etapas.length - 1}.cierra`,
            mensaje: 'Elija un cierre posterior: ya hay solicitudes radicadas después de ese momento.',
          },
        ]
      : [],
  );
}

/**
 * @param reason without one, whoever sends the rules took them for rules that change
 * @throws 409 `lista_congelada`; 422 for what cannot be extended, or for a reason that is none (F46)
 */
function checkExtension(
  { fijas, reglas }: StoredConvocatoria,
  rules: ConvocatoriaRules,
  reason: unknown,
  frame: { readonly ahora: Date; readonly timeZone: string; readonly anio: number },
): { readonly motivo: string; readonly fechas: string } {
  if (reason === undefined || reason === null) {
    throw new HttpProblem(409, 'La lista de una etapa ya está congelada: las reglas no cambian más, solo se amplían fechas', {
      codigo: 'lista_congelada',
    });
  }
  const problems = extensionProblems(reglas, rules, { fijas, ...frame });
  rejectErrors(
    problems.map(({ field, message }) => ({ campo: field === 'motivo' ? field : `reglas.${field}`, mensaje: message })),
  );
  return { motivo: checkPart(extensionReasonSchema, reason, 'motivo'), fechas: JSON.stringify(extendedDates(reglas, rules)) };
}

/**
 * Other rules for the convocatoria, as long as no list is frozen; after that dates that are extended, with a published
 * reason. Filing and the allocation go by them from then on; what they were before is kept, with who changed them.
 * @throws 404; 409 `archivada`, `lista_congelada`, `paso_en_curso`, `version_vieja`; 422
 */
export async function changeConvocatoria(
  context: Context,
  login: string,
  { version, reglas: askedRules, motivo: askedReason }: ConvocatoriaChange,
): Promise<ManagedConvocatoria> {
  const { db, timeZone } = context;
  const instant = instantOf(context);
  const condiciones = nameCondiciones(await context.catalogues());
  // With the schema that the form uses.
  const rules = checkPart(convocatoriaRulesSchema({ condiciones, timeZone }), askedRules, 'reglas');
  return db.transaction(async (tx) => {
    const convocatoria = await lockChosen(tx, context);
    const { id, anio } = convocatoria;
    await requireNoJob(tx, id);
    const before = await readStoredConvocatoria(tx, id);
    requireVersion(before, version);
    const extension = before.editable ? null : checkExtension(before, rules, askedReason, { ahora: instant, timeZone, anio });
    // Who is filing at this moment ends first, and is seen by what follows.
    await tx.query('lock table solicitudes in share mode');
    await requireFiledInTime(tx, id, rules);
    await tx.query(
      `insert into cambios_de_reglas (convocatoria, version, en, quien, antes, motivo, fechas)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        version,
        instant.toISOString(),
        login,
        JSON.stringify(before.reglas),
        extension?.motivo ?? null,
        extension?.fechas ?? null,
      ],
    );
    await (extension ? saveDates(tx, id, rules) : saveRules(tx, id, rules));
    return viewStored(context, tx, convocatoria);
  });
}
