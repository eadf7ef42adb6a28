import { type MoveFacts, NOT_ENDED } from '#domain/moveGuards.ts';
import { type MoveActor, checkMove } from '#domain/moves.ts';
import type { Estado } from '#domain/contractTypes.ts';
import type { Luck } from './luck';
import { type DemoConvocatoria, SUBSANACION_DAYS } from './demoConvocatoria';
import { plusHours, midnightAfter } from './demoDates';

export interface DemoLogEntry {
  readonly en: Date;
  readonly quien: string;
  readonly papel: MoveActor;
  readonly que: 'movimiento' | 'lectura' | 'toma' | 'decision' | 'reclamo';
  readonly de: Estado | null;
  readonly a: Estado | null;
  readonly motivo: string | null;
  readonly detalle: object | null;
}

/** What the demonstration knows of a solicitud while it tells its life. */
export interface Life {
  estado: Estado | null;
  /** When the last thing happened to it. */
  en: Date;
  motivo: string | null;
  plazo: Date | null;
  takenBy: string | null;
  version: number;
  readonly entries: DemoLogEntry[];
}

interface LifeStep {
  readonly to: Estado;
  readonly role: MoveActor;
  readonly en: Date;
  /** A login; without it, the name of the role. */
  readonly who?: string;
  readonly motivo?: string;
  /** The deadline that the move sets. */
  readonly plazo?: Date;
  /** Whether an option stands before the one that was given. */
  readonly hasBetter?: boolean;
}

export function beginLife(): Life {
  return { estado: null, en: new Date(0), motivo: null, plazo: null, takenBy: null, version: 0, entries: [] };
}

/** @throws when the table of moves does not allow it: the demonstration tells only what can happen */
export function move(life: Life, convocatoria: DemoConvocatoria, step: LifeStep): void {
  const { to, role, en, motivo = null, plazo = null, hasBetter = false } = step;
  const isConvocatoriaOpen = en >= convocatoria.abre && en < convocatoria.cierra;
  const facts: MoveFacts = {
    isConvocatoriaOpen,
    deadline: life.plazo,
    now: en,
    propia: true,
    areCondicionesDecided: true,
    cupoAlegado: 'ninguno',
    hasBetter,
    isListFrozen: false,
    ...NOT_ENDED,
  };
  const checked = checkMove(role, life.estado, to, facts);
  if (!checked.ok) throw new Error(checked.problems);
  if (en < life.en) throw new Error(`A move to ${to} before the one before it`);
  const who = step.who ?? (role === 'familia' ? 'familia' : 'sistema');
  life.entries.push({ en, quien: who, papel: role, que: 'movimiento', de: life.estado, a: to, motivo, detalle: null });
  Object.assign(life, { estado: to, en, motivo, plazo, version: life.version + 1 });
}

/** Writes down what a member of staff did without moving the solicitud. */
export function log(
  life: Life,
  {
    motivo = null,
    detalle = null,
    ...entry
  }: Pick<DemoLogEntry, 'en' | 'quien' | 'que'> & Partial<Pick<DemoLogEntry, 'motivo' | 'detalle'>>,
): void {
  life.entries.push({ ...entry, papel: 'funcionario', de: null, a: null, motivo, detalle });
}

/** Who processes in the demonstration. */
const REVIEWERS: readonly string[] = ['funcionario', 'revisora'];

/** A member of staff takes the solicitud. */
export function take(life: Life, convocatoria: DemoConvocatoria, luck: Luck, en: Date, who = luck.choose(REVIEWERS)): string {
  log(life, { en, quien: who, que: 'lectura' });
  log(life, { en, quien: who, que: 'toma' });
  move(life, convocatoria, { to: 'en_revision', role: 'funcionario', who, en });
  life.takenBy = who;
  return who;
}

/** Asks for a correction; its deadline is a midnight in the city. */
export function askSubsanacion(life: Life, convocatoria: DemoConvocatoria, who: string, en: Date, motivo: string): void {
  const plazo = midnightAfter(en, SUBSANACION_DAYS + 1);
  move(life, convocatoria, { to: 'por_subsanar', role: 'funcionario', who, en, motivo, plazo });
}

/** Some moment after the last one, before the limit. */
export function later(life: Life, luck: Luck, limit: Date): Date {
  const hours = (limit.getTime() - life.en.getTime()) / 3_600_000;
  if (hours <= 0) throw new RangeError('No time is left before the limit');
  return plusHours(life.en, hours * (0.05 + luck.integer(400) / 1000));
}
