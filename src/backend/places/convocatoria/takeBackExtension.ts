import * as v from 'valibot';

import type { ConvocatoriaRules, LastExtension } from '#domain/contractTypes.ts';
import { extendedDates } from '#domain/extension.ts';
import { takeBackReasonSchema } from '#domain/publicReason.ts';
import { takeBackProblem, takenBackDates } from '#domain/takenBack.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { checkPart } from '#backend/solicitud/checkData.ts';
import { lockChosen, requireChosen } from '#backend/solicitud/convocatoria.ts';
import { requireNoJob } from '../allocation/jobs/requireNoJob';
import { readStoredConvocatoria } from './readConvocatoria';
import { saveDates } from './saveRules';

const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
export const askedTakeBackSchema = v.strictObject({ version: versionNumber, motivo: v.unknown() });
export const takeBackDecisionSchema = v.strictObject({ version: versionNumber, confirma: v.boolean() });

const pedidaSchema = v.object({ en: v.date(), quien: v.string(), motivo: v.string() });
const extensionSchema = v.object({
  version: v.number(),
  en: v.date(),
  quien: v.string(),
  motivo: v.string(),
  antes: v.custom<ConvocatoriaRules>((value) => typeof value === 'object' && value !== null),
});
const decidedSchema = v.object({ quien: v.string(), confirmada: v.boolean() });

/** The last change of the rules, where it extended dates (F125). */
const readLast = (db: Queryable, convocatoria: string) =>
  readRow(
    db,
    extensionSchema,
    `select version, en, quien, motivo, antes from cambios_de_reglas
     where convocatoria = $1 and motivo is not null and deshace is null
       and version = (select max(version) from cambios_de_reglas where convocatoria = $1)`,
    [convocatoria],
  );

const readAsked = (db: Queryable, convocatoria: string, version: number) =>
  readRow(
    db,
    pedidaSchema,
    `select pedida_en as en, pedida_por as quien, motivo from ampliaciones_por_deshacer
     where convocatoria = $1 and version = $2 and decidida_en is null`,
    [convocatoria, version],
  );

interface Found {
  readonly last: v.InferOutput<typeof extensionSchema>;
  readonly asked: v.InferOutput<typeof pedidaSchema> | undefined;
  readonly impedimento: string | null;
  readonly reglas: ConvocatoriaRules;
  /** The call's, not the extension's. */
  readonly version: number;
}

async function find(context: Context, db: Queryable, convocatoria: string): Promise<Found | null> {
  const last = await readLast(db, convocatoria);
  if (!last) return null;
  const { fijas, reglas, version } = await readStoredConvocatoria(db, convocatoria);
  const frame = { fijas, ahora: instantOf(context), timeZone: context.timeZone };
  return {
    last,
    asked: await readAsked(db, convocatoria, last.version),
    impedimento: takeBackProblem(last.antes, reglas, frame),
    reglas,
    version,
  };
}

function view(found: Found | null, login: string): LastExtension {
  if (!found) return { ampliacion: null };
  const { last, asked, impedimento, reglas } = found;
  const { antes, en, ...others } = last;
  const may = asked ? (asked.quien === login ? [] : ['decidir' as const]) : impedimento === null ? ['pedir' as const] : [];
  return {
    ampliacion: {
      ...others,
      en: en.toISOString(),
      cambios: extendedDates(antes, reglas),
      impedimento,
      pedida: asked ? { ...asked, en: asked.en.toISOString() } : null,
      acciones: may,
    },
  };
}

/** @throws 404 when there never was a convocatoria */
export async function viewLastExtension(context: Context, login: string): Promise<LastExtension> {
  const { id } = await requireChosen(context.db, context);
  return view(await find(context, context.db, id), login);
}

const STALE = new HttpProblem(409, 'Las reglas cambiaron mientras usted las veía: revise cómo están ahora', {
  codigo: 'version_vieja',
});
const notAllowed = (detail: string) => new HttpProblem(409, detail, { codigo: 'paso_no_permitido' });

/** With the convocatoria locked as `changeConvocatoria` does it. */
async function change(
  context: Context,
  login: string,
  write: (tx: Queryable, id: string, found: Found | null) => Promise<void>,
): Promise<LastExtension> {
  return context.db.transaction(async (tx) => {
    const { id } = await lockChosen(tx, context);
    await requireNoJob(tx, id);
    await write(tx, id, await find(context, tx, id));
    return view(await find(context, tx, id), login);
  });
}

/**
 * Asks that the last extension be taken back; asked again by the same person, as after a lost answer, it changes nothing.
 * @throws 404; 409 `paso_no_permitido`, `paso_en_curso`, `version_vieja`; 422
 */
export function askToTakeBack(
  context: Context,
  login: string,
  { version, motivo }: v.InferOutput<typeof askedTakeBackSchema>,
): Promise<LastExtension> {
  const reason = checkPart(takeBackReasonSchema, motivo, 'motivo');
  return change(context, login, async (tx, id, found) => {
    if (found?.last.version !== version) throw STALE;
    if (found.asked?.quien === login && found.asked.motivo === reason) return;
    if (found.asked) throw notAllowed('Ya se pidió deshacer esta ampliación: falta que otra persona lo decida');
    if (found.impedimento !== null) throw notAllowed(found.impedimento);
    await tx.query(
      `insert into ampliaciones_por_deshacer (convocatoria, version, motivo, pedida_en, pedida_por) values ($1, $2, $3, $4, $5)`,
      [id, version, reason, instantOf(context).toISOString(), login],
    );
  });
}

/** Whether this person has decided so already: the answer was lost. */
async function isDecided(tx: Queryable, id: string, version: number, login: string, confirma: boolean): Promise<boolean> {
  const decided = await readRow(
    tx,
    decidedSchema,
    `select decidida_por as quien, confirmada from ampliaciones_por_deshacer
     where convocatoria = $1 and version = $2 and decidida_en is not null order by id desc limit 1`,
    [id, version],
  );
  return decided?.quien === login && decided.confirmada === confirma;
}

/**
 * Another person confirms or rejects it (F125). Confirmed, the dates are again what they were, which is a change of the rules
 * like others: logged, and published with its reason.
 * @throws 404; 409 `misma_persona`, `paso_no_permitido`, `paso_en_curso`, `version_vieja`
 */
export function decideTakeBack(
  context: Context,
  login: string,
  { version, confirma }: v.InferOutput<typeof takeBackDecisionSchema>,
): Promise<LastExtension> {
  return change(context, login, async (tx, id, found) => {
    if (found?.last.version !== version || !found.asked) {
      if (await isDecided(tx, id, version, login, confirma)) return;
      throw STALE;
    }
    const { asked, last, reglas, impedimento } = found;
    if (asked.quien === login) {
      throw new HttpProblem(409, 'Lo decide otra persona que quien lo pidió', { codigo: 'misma_persona' });
    }
    if (confirma && impedimento !== null) throw notAllowed(impedimento);
    const now = instantOf(context).toISOString();
    await tx.query(
      `update ampliaciones_por_deshacer set decidida_en = $3, decidida_por = $4, confirmada = $5
       where convocatoria = $1 and version = $2 and decidida_en is null`,
      [id, version, now, login, confirma],
    );
    if (!confirma) return;
    // Who is filing at this moment ends first, as when rules change.
    await tx.query('lock table solicitudes in share mode');
    await tx.query(
      `insert into cambios_de_reglas (convocatoria, version, en, quien, antes, motivo, fechas, deshace)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        found.version,
        now,
        login,
        JSON.stringify(reglas),
        asked.motivo,
        JSON.stringify(takenBackDates(extendedDates(last.antes, reglas))),
        version,
      ],
    );
    await saveDates(tx, id, { ...reglas, ...datesOf(last.antes, reglas) });
  });
}

/** The dates of rules of before, on those of now. */
function datesOf(before: ConvocatoriaRules, { etapas }: ConvocatoriaRules): Partial<ConvocatoriaRules> {
  const { diasParaResponder, fechasDeLista, matricula } = before;
  return {
    diasParaResponder,
    fechasDeLista,
    // Rules of before the days of the matrícula had none.
    matricula: matricula ?? null,
    etapas: etapas.map((etapa) => {
      const { abre, cierra, publica } = before.etapas.find(({ codigo }) => codigo === etapa.codigo) ?? etapa;
      return { ...etapa, abre, cierra, publica };
    }),
  };
}
