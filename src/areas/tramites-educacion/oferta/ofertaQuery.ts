import { safeParse } from 'valibot';
import { gradoSchema } from '../../../shared/educacion/respuestas/palabras';
import type { Grado } from '../../../shared/educacion/tipos';

/** What the address of the list of places asks for; null: all of them. */
export interface OfertaQuery {
  grado: Grado | null;
  jornada: string | null;
  zona: string | null;
  /** Trimmed; '' for none. */
  texto: string;
  /** From 1 on. */
  pagina: number;
}

/** What the contract takes. */
const LONGEST_TEXT = 200;
const LAST_PAGE = 1_000_000;
const CODE = /^[a-z0-9_]{1,40}$/;

/** Reads the search part of an address; a value that the backend would refuse counts as not given. */
export function readOfertaQuery(search: string): OfertaQuery {
  const given = new URLSearchParams(search);
  return {
    grado: gradoOf(given.get('grado')),
    jornada: codeOf(given.get('jornada')),
    zona: codeOf(given.get('zona')),
    texto: (given.get('texto') ?? '').trim().slice(0, LONGEST_TEXT).trim(),
    pagina: pageOf(given.get('pagina')),
  };
}

/** The search part that `readOfertaQuery` reads back, '' when everything is asked for. */
export function writeOfertaQuery({ grado, jornada, zona, texto, pagina }: OfertaQuery): string {
  const written = new URLSearchParams();
  if (grado !== null) written.set('grado', String(grado));
  if (jornada !== null) written.set('jornada', jornada);
  if (zona !== null) written.set('zona', zona);
  if (texto !== '') written.set('texto', texto);
  if (pagina !== 1) written.set('pagina', String(pagina));
  return written.size === 0 ? '' : `?${written.toString()}`;
}

/** A grado as text, in an address or a form's field; null for anything else. */
export function gradoOf(text: string | null): Grado | null {
  const { success, output } = safeParse(gradoSchema, Number(text));
  return success && String(output) === text ? output : null;
}

function codeOf(text: string | null): string | null {
  return text !== null && CODE.test(text) ? text : null;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return text !== null && /^[1-9]\d*$/.test(text) && page <= LAST_PAGE ? page : 1;
}
