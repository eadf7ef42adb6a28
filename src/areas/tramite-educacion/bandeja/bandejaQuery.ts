import { esEstado } from '../../../shared/educacion/estados';
import type { Estado } from '../../../shared/educacion/tipos';

/** Whose the requests are: the reader's, nobody's, or a colleague's. */
const ASIGNACIONES = ['mias', 'libres', 'de_otros'] as const;
export type Asignacion = (typeof ASIGNACIONES)[number];

/** What the inbox's address asks for; null: any. */
export interface BandejaQuery {
  estado: Estado | null;
  /** Filed at least so many days ago. */
  dias: number | null;
  asignacion: Asignacion | null;
  /** Trimmed; '' for none. */
  texto: string;
  /** From 1 on. */
  pagina: number;
}

/** What the contract takes. */
export const LONGEST_TEXT = 200;
const MOST_DAYS = 3650;
const LAST_PAGE = 1_000_000;

/** Reads the search part of an address; a value that the backend would refuse counts as not given. */
export function readBandejaQuery(search: string): BandejaQuery {
  const given = new URLSearchParams(search);
  return {
    estado: estadoOf(given.get('estado')),
    dias: diasOf(given.get('dias')),
    asignacion: asignacionOf(given.get('asignacion')),
    texto: (given.get('texto') ?? '').trim().slice(0, LONGEST_TEXT).trim(),
    pagina: wholeNumber(given.get('pagina'), 1, LAST_PAGE) ?? 1,
  };
}

/** The search part that `readBandejaQuery` reads back, '' when everything is asked for. */
export function writeBandejaQuery({ estado, dias, asignacion, texto, pagina }: BandejaQuery): string {
  const written = new URLSearchParams();
  if (estado !== null) written.set('estado', estado);
  if (dias !== null) written.set('dias', String(dias));
  if (asignacion !== null) written.set('asignacion', asignacion);
  if (texto !== '') written.set('texto', texto);
  if (pagina !== 1) written.set('pagina', String(pagina));
  return written.size === 0 ? '' : `?${written.toString()}`;
}

/** Each reads a value of an address or of a form's field; null for anything else. */
export function estadoOf(text: string | null): Estado | null {
  return text !== null && esEstado(text) ? text : null;
}

export function diasOf(text: string | null): number | null {
  return wholeNumber(text, 0, MOST_DAYS);
}

export function asignacionOf(text: string | null): Asignacion | null {
  return ASIGNACIONES.find((one) => one === text) ?? null;
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const number = Number(text);
  return text !== null && /^(0|[1-9]\d*)$/.test(text) && number >= least && number <= most ? number : null;
}
