import { type Quien, revisarMovimiento } from '#domain/moves.ts';
import type { Estado } from '#domain/contractTypes.ts';
import type { Suerte } from './luck';
import type { ConvocatoriaSembrada } from './demoConvocatoria';
import { masHoras, medianoche } from './demoDates';

export interface Registro {
  readonly en: Date;
  readonly quien: string;
  readonly papel: Quien;
  readonly que: 'movimiento' | 'lectura' | 'toma' | 'decision';
  readonly de: Estado | null;
  readonly a: Estado | null;
  readonly motivo: string | null;
  readonly detalle: object | null;
}

/** What the demonstration knows of a request while it tells its life. */
export interface Vida {
  estado: Estado | null;
  /** When the last thing happened to it. */
  en: Date;
  motivo: string | null;
  plazo: Date | null;
  tomadaPor: string | null;
  version: number;
  readonly registros: Registro[];
}

interface Paso {
  readonly a: Estado;
  readonly papel: Quien;
  readonly en: Date;
  /** A login; without it, the name of the role. */
  readonly quien?: string;
  readonly motivo?: string;
  /** The deadline that the move sets. */
  readonly plazo?: Date;
  /** Whether an option stands before the one that was given. */
  readonly hayMejor?: boolean;
}

export function nacer(): Vida {
  return { estado: null, en: new Date(0), motivo: null, plazo: null, tomadaPor: null, version: 0, registros: [] };
}

/** @throws when the table of moves does not allow it: the demonstration tells only what can happen */
export function mover(vida: Vida, convocatoria: ConvocatoriaSembrada, paso: Paso): void {
  const { a, papel, en, motivo = null, plazo = null, hayMejor = false } = paso;
  const convocatoriaAbierta = en >= convocatoria.abre && en < convocatoria.cierra;
  const hechos = { convocatoriaAbierta, antesDe: vida.plazo, ahora: en, propia: true, condicionesDecididas: true, hayMejor };
  const revisado = revisarMovimiento(papel, vida.estado, a, hechos);
  if (!revisado.puede) throw new Error(revisado.negativa);
  if (en < vida.en) throw new Error(`A move to ${a} before the one before it`);
  const quien = paso.quien ?? (papel === 'familia' ? 'familia' : 'sistema');
  vida.registros.push({ en, quien, papel, que: 'movimiento', de: vida.estado, a, motivo, detalle: null });
  Object.assign(vida, { estado: a, en, motivo, plazo, version: vida.version + 1 });
}

/** Writes down what a member of staff did without moving the request. */
export function anotar(
  vida: Vida,
  { motivo = null, detalle = null, ...hecho }: Pick<Registro, 'en' | 'quien' | 'que'> & Partial<Pick<Registro, 'motivo' | 'detalle'>>,
): void {
  vida.registros.push({ ...hecho, papel: 'funcionario', de: null, a: null, motivo, detalle });
}

/** Who processes in the demonstration. */
const REVISORES = ['funcionario', 'revisora'] as const;

/** A member of staff takes the request. */
export function tomar(vida: Vida, convocatoria: ConvocatoriaSembrada, suerte: Suerte, en: Date): string {
  const quien = suerte.elegir(REVISORES);
  anotar(vida, { en, quien, que: 'lectura' });
  anotar(vida, { en, quien, que: 'toma' });
  mover(vida, convocatoria, { a: 'en_revision', papel: 'funcionario', quien, en });
  vida.tomadaPor = quien;
  return quien;
}

/** Asks for a correction; its deadline is a midnight in the city. */
export function devolver(vida: Vida, convocatoria: ConvocatoriaSembrada, quien: string, en: Date, motivo: string): void {
  const plazo = medianoche(en, convocatoria.diasParaSubsanar + 1);
  mover(vida, convocatoria, { a: 'por_subsanar', papel: 'funcionario', quien, en, motivo, plazo });
}

/** Some moment after the last one, before the limit. */
export function despues(vida: Vida, suerte: Suerte, limite: Date): Date {
  const horas = (limite.getTime() - vida.en.getTime()) / 3_600_000;
  if (horas <= 0) throw new RangeError('No time is left before the limit');
  return masHoras(vida.en, horas * (0.05 + suerte.entero(400) / 1000));
}
