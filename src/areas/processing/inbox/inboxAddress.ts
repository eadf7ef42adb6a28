import { catalogueCodeOf, gradoOf } from '#kits/listing/catalogueFilters.ts';
import { createListAddress, wholeNumberOf, writeListQuery, type ListQuery } from '#kits/listing/listAddress.ts';
import { isEstado } from '#domain/estados.ts';
import { isDay } from '#domain/words/dates.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { PROCESSING_PATHS } from '../processingPaths';

/** Whose the solicitudes are: the reader's, nobody's, or a colleague's. */
const ASSIGNMENTS = ['mias', 'libres', 'de_otros'] as const;
export type AssignmentFilter = (typeof ASSIGNMENTS)[number];
/** Before the login of who has them. */
export const OF_PERSON = 'de:';

const DEADLINES = ['hoy', 'semana', 'vencida'] as const;
export type DeadlineFilter = (typeof DEADLINES)[number];

/** Besides the oldest first. */
const ORDERS = ['recientes', 'plazo'] as const;
export type OrderFilter = (typeof ORDERS)[number];

/** Besides ten. */
export const PAGE_SIZES = [25, 50] as const;

/** What the contract takes. */
const MOST_DAYS = 3650;
const KEY = /^(sin|\d{1,16})\.\d{1,15}$/;

/**
 * Which solicitudes the inbox's address asks for (F50). No `estado` is what is to be done, and every state where a text or
 * a deadline is looked for. `dias`: filed at least so many days ago; `dia`: on that day; `tras`: the key of the row that the page comes after.
 */
export const inboxAddress = createListAddress(PROCESSING_PATHS.inbox, (given) => {
  const plazo = oneOf(DEADLINES, given.get('plazo'));
  const isLookedFor = plazo !== null || (given.get('texto') ?? '').trim() !== '';
  return {
    estado: estadoOf(given.get('estado')) ?? (isLookedFor ? ('todas' as const) : null),
    etapa: catalogueCodeOf(given.get('etapa')),
    dia: dayIn(given.get('dia')),
    asignacion: assignmentOf(given.get('asignacion')),
    plazo,
    grado: gradoOf(given.get('grado')),
    condicion: catalogueCodeOf(given.get('condicion')),
    dias: wholeNumberOf(given.get('dias'), 0, MOST_DAYS),
    orden: oneOf(ORDERS, given.get('orden')),
    porPagina: PAGE_SIZES.find((size) => String(size) === given.get('porPagina')) ?? null,
    tras: keyOf(given.get('tras')),
  };
});

export type InboxQuery = ReturnType<typeof inboxAddress.read>;

/** The same as the backend takes it, as the search part of an address. */
export function askedQuery({ estado, ...query }: InboxQuery): string {
  return writeListQuery({ estado: estado === 'todas' ? null : (estado ?? 'por_hacer'), ...query } satisfies ListQuery);
}

function oneOf<One extends string>(all: readonly One[], text: string | null): One | null {
  return all.find((one) => one === text) ?? null;
}

/** Beside the states themselves. */
const VIEWS = ['todas', 'sin_decidir', 'por_confirmar', 'con_reclamo'] as const;

function estadoOf(text: string | null): Estado | (typeof VIEWS)[number] | null {
  return text !== null && isEstado(text) ? text : oneOf(VIEWS, text);
}

const dayIn = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

function assignmentOf(text: string | null): AssignmentFilter | `${typeof OF_PERSON}${string}` | null {
  if (text !== null && /^de:.{1,100}$/.test(text)) return `de:${text.slice(OF_PERSON.length)}`;
  return oneOf(ASSIGNMENTS, text);
}

const keyOf = (text: string | null): string | null => (text !== null && KEY.test(text) ? text : null);
