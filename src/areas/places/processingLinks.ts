import { useSelector } from 'react-redux';
import { leaves } from '#core/menu/entriesUnder.ts';
import { isUnder } from '#core/location/paths.ts';
import { selectEntries } from '#core/menu/menuSlice.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { useChosen } from './yearly';

/** Where solicitudes are processed: another area's pages. */
const PROCESSING = '/tramitacion/tramite-educacion';

export const expedientePath = (radicado: string): string => `${PROCESSING}/solicitudes/${radicado}`;
/** The inbox's filter, as its address has it (F50). */
export interface AskedOfInbox {
  estado: Estado | 'sin_decidir' | 'por_hacer' | 'con_reclamo' | 'todas';
  etapa?: string;
  dia?: string;
  /** `libres`, or `de:` before a login. */
  asignacion?: string;
  plazo?: 'vencida' | 'hoy' | 'semana';
}

/** The inbox with what is asked for; `por_hacer` is what it opens on. */
export function inboxPath({ estado, ...others }: AskedOfInbox): string {
  const search = new URLSearchParams({ ...(estado !== 'por_hacer' && { estado }), ...others });
  return `${PROCESSING}?${search.toString()}`;
}

/** Whether the menu leads whoever looks to these pages: only then a link to one is of use (F34). */
export function useMayProcess(): boolean {
  return leaves(useSelector(selectEntries)).some(({ target }) => target.kind === 'internal' && isUnder(target.to, PROCESSING));
}

/** Whether a stage's solicitudes can be listed there: the inbox knows stages of the convocatoria of now alone. */
export function useMayListEtapa(): boolean {
  const { anio } = useChosen();
  return useMayProcess() && anio === undefined;
}
