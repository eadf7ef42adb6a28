import type { Convocatoria, LiveSolicitud } from '#domain/contractTypes.ts';
import type { GuardadosPart } from './guardados';
import type { SearchState } from './typedSearch';
import type { ConvocatoriaReading } from '#kits/words/createConvocatoriaReading.ts';

/** One form in an area: a citizen's, a family's edit of its solicitud, or staff's assisted entry. */
export interface SolicitudOptions {
  /** The area's, and the form's own within it: in its events and its place in the state. */
  area: string;
  name: string;
  /** What its draft is kept as in the tab's storage. */
  keptAs: string;
  /** Where its steps lie: `<base>/acudiente`; the receipt is `<base>/enviada`. */
  base: string;
  /** Where a person goes who discards the draft or is done. */
  exit: string;
  /** The same of an edit, where each solicitud has a page of its own. */
  exitOfEdited?: (radicado: string) => string;
  /** The form follows it and never reads it by itself. */
  convocatoria: Pick<ConvocatoriaReading, 'select' | 'events'>;
  /**
   * nueva: files a solicitud by POST to `path`, and shows the receipt.
   * edicion: begins with `editRequested`, sends the family's changes and gives `changesAccepted`; no aviso.
   */
  mode: { kind: 'nueva'; path: string } | { kind: 'edicion' };
  /** Where a family finds it again: the receipt says so. Staff have no such page. */
  lookUp?: string;
  /** The ways on for who is told that the pupil has another solicitud in process; staff find it in their inbox. */
  waysToFiled?: readonly { label: string; to: string }[];
  /** The sedes that the family kept: the step of the opciones offers them first. Staff keep none. */
  guardados?: Pick<GuardadosPart, 'select' | 'events'>;
  /** What was found in process with the pupil's document, and where it is. A family is told nothing: a number alone tells nobody (F77). */
  live?: { select(state: object): SearchState<LiveSolicitud>; pathOf(radicado: string): string };
  /** What is typed is the signed-in user's (D13); otherwise it is the tab's, and no session touches it. */
  ofSession?: boolean;
}

/** Whether staff file after the close (F136). */
export const isLate = ({ ofSession, mode }: SolicitudOptions, { situacion }: Pick<Convocatoria, 'situacion'>): boolean =>
  ofSession === true && mode.kind === 'nueva' && situacion === 'cerrada';

/** Whether the form takes a new solicitud now. */
export const takesNew = (options: SolicitudOptions, convocatoria: Pick<Convocatoria, 'situacion'>): boolean =>
  convocatoria.situacion === 'abierta' || isLate(options, convocatoria);

/** Where a person goes from the form. `radicado`: of the solicitud that is edited, if one is. */
export function exitOf({ exit, exitOfEdited }: SolicitudOptions, radicado: string | undefined): string {
  return radicado === undefined ? exit : (exitOfEdited?.(radicado) ?? exit);
}
