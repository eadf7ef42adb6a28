import { contactoLines } from '#domain/contacto.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import type { ClaimedNotice } from './claimNotice';
import { letterTexts, type Words } from './letterTexts';
import type { NoticeKind } from './noticeKinds';

/** What all letters of a city have in common. */
export interface LetterSettings {
  readonly timeZone: string;
  /** The page's address, which ends as a folder does; without it letters have no link. */
  readonly page?: string | undefined;
}

type Told = Pick<ClaimedNotice, 'tipo' | 'datos' | 'creado' | 'contacto' | 'asignado' | 'cupo' | 'nombres'>;

/** Where the page looks a solicitud up. */
const lookUpPath = '#/tramites/educacion/consulta';

/** Tell the number that a pupil was given; the others may go to who never had it. */
const withNumber: readonly NoticeKind[] = ['radicada', 'cambiada', 'subsanada', 'radicado_perdido'];

function sayMoment(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('es-CO', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(instant);
}

/** The last minute that is in time, such as '3 de diciembre de 2026, 11:59 p. m.'. */
function sayDeadline(plazo: string | null, timeZone: string): string {
  return plazo === null ? 'fin del plazo que dice la consulta' : sayMoment(new Date(Date.parse(plazo) - 60_000), timeZone);
}

function placeLines(cupo: Told['cupo']): string[] {
  if (cupo === null) return [];
  const address = [cupo.direccion, cupo.barrio].filter((part) => part !== '').join(', barrio ');
  return [
    `Cupo: ${fullSedeName(cupo)}`,
    `Jornada: ${cupo.jornada}`,
    ...(address === '' ? [] : [`Dirección: ${address}`]),
    ...(cupo.telefono === null ? [] : [`Teléfono: ${cupo.telefono}`]),
  ];
}

/**
 * Tells letters of twins apart (F64). Initials alone: a letter may go to a mistyped address, to whom it must not give a
 * child's name, nor pass on what somebody typed as one.
 */
function pupilLine(nombres: string): string[] {
  const initials = [...nombres.matchAll(/(?<!\p{L})\p{L}/gu)].slice(0, 3).map(([letter]) => `${letter.toUpperCase()}.`);
  return initials.length === 0 ? [] : [`Estudiante: ${initials.join(' ')}`];
}

/** Where the solicitud is looked up, and by which three things. */
function lookUpHint({ tipo, asignado }: Told, page: string | undefined): string {
  const where = page === undefined ? 'en la página de trámites de educación.' : `aquí:\n${page}${lookUpPath}`;
  if (asignado === null) {
    return `Consulte la solicitud con el radicado, el documento y la fecha de nacimiento del estudiante ${where}`;
  }
  if (!withNumber.includes(tipo)) {
    return `Consulte la solicitud con el radicado, el número que le dimos al estudiante en lugar del documento y su fecha de nacimiento ${where}`;
  }
  return [
    `El estudiante aún no tiene documento, y le dimos el número ${asignado}. Guárdelo: escríbalo donde se pide su documento.`,
    `Consulte la solicitud con el radicado, el número ${asignado} y la fecha de nacimiento del estudiante ${where}`,
  ].join('\n\n');
}

/** Writes a letter to a family. */
export function composeLetter(told: Told, { timeZone, page }: LetterSettings): Words {
  const { tipo, datos, creado, contacto, cupo, nombres } = told;
  const { radicado, plazo, cupoAnterior, oferta } = datos;
  const until = sayDeadline(plazo, timeZone);
  const { subject, text } = letterTexts[tipo]({ radicado, until, cupoAnterior, hadCupo: oferta !== undefined });
  const ways = contactoLines(contacto);
  const parts = [
    text,
    [...pupilLine(nombres), ...placeLines(cupo), `Fecha: ${sayMoment(creado, timeZone)}`].join('\n'),
    lookUpHint(told, page),
    ...(ways.length === 0 ? [] : [['Si necesita ayuda:', ...ways].join('\n')]),
    'Este mensaje es automático: no lo responda.',
  ];
  return { subject, text: `${parts.join('\n\n')}\n` };
}
