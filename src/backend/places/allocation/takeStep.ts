import type { components } from '#domain/contract.ts';
import type { Queryable } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { lockEtapa, type EtapaOfConvocatoria, requireVersion, type EtapaRow, raiseVersion } from './etapaRows';
import { requireAllowedStep, type KnownOfEtapa } from './etapaRules';
import { requireNoJob } from './jobs/requireNoJob';
import { type CountedEtapa, readKnown, viewEtapaNow, type Viewer } from './viewEtapa';

type Etapa = components['schemas']['Etapa'];

/** A step that somebody asks for. */
export interface AskedStep {
  readonly etapaCode: string;
  /** What who asks has seen. */
  readonly version: number;
  readonly login: string;
  readonly step: Etapa['acciones'][number];
  /** Whether it is done already, by who asks and with the same input: its answer was lost on the way. */
  readonly isTaken: (etapa: EtapaRow) => boolean;
}

interface EtapaStep extends AskedStep {
  /** Writes the step, once it is allowed; what it throws undoes all. */
  readonly write: (tx: Queryable, known: KnownOfEtapa) => Promise<void>;
}

/** Asked for from a version that the step itself has made old. */
export function isRepeated({ version, isTaken }: AskedStep, etapa: EtapaRow): boolean {
  return version < etapa.version && isTaken(etapa);
}

/** @throws 404, 409 */
export async function requireAskedStep(
  db: Queryable,
  { version, step }: AskedStep,
  found: EtapaOfConvocatoria,
  viewer: Viewer,
): Promise<CountedEtapa> {
  requireVersion(found.etapa, version);
  const known = await readKnown(db, found, viewer);
  requireAllowedStep(known, step);
  return known;
}

/**
 * One small step of a stage's official run, in one transaction, one at a time in a convocatoria. One that is done already is
 * answered again, and not done again.
 * @returns the stage as it is then
 * @throws 404, 409 and what `write` throws, with nothing written
 */
export function takeStep(context: Context, { write, ...asked }: EtapaStep): Promise<Etapa> {
  const viewer = viewerOf(context, asked);
  return context.db.transaction(async (tx) => {
    const found = await lockEtapa(tx, asked.etapaCode, context);
    if (!isRepeated(asked, found.etapa)) {
      await requireNoJob(tx, found.etapa.convocatoria);
      await write(tx, await requireAskedStep(tx, asked, found, viewer));
      await raiseVersion(tx, found.etapa);
    }
    return viewEtapaNow(tx, found.etapa, viewer);
  });
}

export function viewerOf(context: Context, { login }: AskedStep): Viewer {
  return { instant: instantOf(context), timeZone: context.timeZone, login };
}
