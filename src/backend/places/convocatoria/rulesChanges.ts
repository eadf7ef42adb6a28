import * as v from 'valibot';

import type { RulesChanges } from '#domain/contractTypes.ts';
import { readRows } from '#backend/db/database.ts';
import type { Context } from '#backend/context.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';
import { nameCondiciones, readStoredConvocatoria } from './readConvocatoria';

type Change = RulesChanges['elementos'][number];

const rowSchema = v.object({
  version: v.number(),
  en: v.date(),
  quien: v.string(),
  motivo: v.nullable(v.string()),
  // As they were read when they were changed.
  antes: v.custom<Change['antes']>((value) => typeof value === 'object' && value !== null),
});

/** What the contract lists of them. */
const LISTED = 100;

/** What rules of before may lack, as it was then. */
const LATER_RULES = { hermanos: null, matricula: null, aniosDeDatos: 5 };

/** Who changed the rules of the convocatoria, when, and what they were before. @throws 404 when there never was one */
export async function listRulesChanges(context: Context): Promise<RulesChanges> {
  const { id } = await requireChosen(context.db, context);
  const rows = await readRows(
    context.db,
    rowSchema,
    `select version, en, quien, motivo, antes from cambios_de_reglas where convocatoria = $1
     order by version desc limit ${LISTED}`,
    [id],
  );
  return {
    actuales: (await readStoredConvocatoria(context.db, id)).reglas,
    condiciones: nameCondiciones(await context.catalogues()),
    elementos: rows.map(({ en, antes, ...row }) => ({ ...row, en: en.toISOString(), antes: { ...LATER_RULES, ...antes } })),
  };
}
