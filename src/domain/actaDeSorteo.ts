import type { ActaDeSorteo } from './contractTypes';
import { checkOfficialSemilla } from './semilla';
import { hasUnseen } from './unseen';
import { searchText } from './words/searchText';

/** A drawn seed as it is registered. */
export interface OfficialDraw {
  readonly semilla: string;
  readonly acta: ActaDeSorteo;
}

export interface DrawProblem {
  /** By its path in what is sent, such as `acta.fuente`. */
  readonly field: string;
  readonly message: string;
}

const MINUTE_MS = 60_000;

/**
 * What is wrong with a seed and the record of its draw, and what to do, on the screen and in the backend.
 * @param frozenAt when the list was frozen: who knew the seed then could have changed it
 */
export function drawProblems({ semilla, acta }: OfficialDraw, frozenAt: Date, now: Date): readonly DrawProblem[] {
  const { origen, fuente, en, enlace, documento, testigos } = acta;
  const problems: readonly (readonly [string, string | null])[] = [
    ['semilla', checkOfficialSemilla(semilla, origen === 'fuente_publica' ? fuente : null)],
    ['acta.fuente', textProblem(fuente, 'Escriba qué sorteo fue.')],
    ['acta.en', momentProblem(new Date(en), frozenAt, now)],
    ['acta.enlace', linkProblem(enlace, documento)],
    ['acta.documento', documento === null ? null : textProblem(documento, 'Escriba el documento o deje el campo vacío.')],
    ...testigos.map((name, at) => [`acta.testigos.${at}`, witnessProblem(name, testigos.slice(0, at))] as const),
  ];
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function textProblem(text: string, missing: string): string | null {
  if (text.trim() === '') return missing;
  return hasUnseen(text) ? 'Hay algún carácter que no se ve. Escríbalo con el teclado, en una sola línea, sin pegarlo.' : null;
}

function momentProblem(moment: Date, frozenAt: Date, now: Date): string | null {
  if (Number.isNaN(moment.getTime())) return 'Escriba la fecha y la hora del sorteo.';
  // It is told to the minute.
  if (moment.getTime() < Math.floor(frozenAt.getTime() / MINUTE_MS) * MINUTE_MS)
    return 'El sorteo es posterior a la congelación de la lista: una semilla que ya se conocía no sirve.';
  return moment > now ? 'El sorteo todavía no ha sido: escriba cuándo fue.' : null;
}

function linkProblem(link: string | null, documento: string | null): string | null {
  if (link === null) return documento === null ? 'Escriba un enlace o un documento en que se pueda ver el sorteo.' : null;
  const url = URL.canParse(link) ? new URL(link) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !/\s/.test(link) && !hasUnseen(link);
  return isPlain ? null : 'Escriba una dirección completa, como https://www.ejemplo.gov.co/acta.';
}

/** Words of two letters or more: 'Ana', 'D’Elia', 'Sáenz-Ruiz'. */
const WORDS_OF_NAME = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}'’-]+(?![\p{L}\p{N}])/gu;

function witnessProblem(name: string, before: readonly string[]): string | null {
  const which = before.length === 0 ? 'del primer testigo' : 'del segundo testigo';
  const problem = textProblem(name, `Escriba el nombre ${which}.`);
  if (problem !== null) return problem;
  if ((name.match(WORDS_OF_NAME) ?? []).length < 2) return `Escriba el nombre y el apellido ${which}, con letras.`;
  return before.some((other) => searchText(other) === searchText(name)) ? 'Escriba dos personas distintas.' : null;
}
