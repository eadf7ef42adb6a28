import type { ConvocatoriaRules, ManagedConvocatoria } from './contractTypes';
import { sameValue } from './sameValue';
import { deadlineText, momentText } from './words/dates';
import { numberText } from './words/numbers';
import { sentence } from './words/sentence';

/** What the consequences of other rules are told from. */
export interface ConsequencesFrame extends Pick<ManagedConvocatoria, 'condiciones' | 'solicitudes'> {
  readonly ahora: Date;
  readonly timeZone: string;
}

/** Whether families see and use the rules already. */
export function isLive({ etapas }: ConvocatoriaRules, { ahora, solicitudes }: ConsequencesFrame): boolean {
  return solicitudes.total > 0 || (etapas[0] !== undefined && new Date(etapas[0].abre) <= ahora);
}

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${numberText(count)} ${many}`);

function ofClosing(before: ConvocatoriaRules, after: ConvocatoriaRules, { ahora, timeZone }: ConsequencesFrame): string[] {
  const isOpen = ({ etapas }: ConvocatoriaRules) =>
    new Date(etapas[0]?.abre ?? '') <= ahora && ahora < new Date(etapas.at(-1)?.cierra ?? '');
  if (isOpen(before) === isOpen(after)) return [];
  if (isOpen(after)) {
    return [`La convocatoria queda abierta desde hoy, hasta el ${deadlineText(after.etapas.at(-1)?.cierra ?? '', timeZone)}.`];
  }
  return ['La convocatoria queda cerrada hoy: las familias ya no pueden pedir cupo ni cambiar su solicitud.'];
}

function ofEtapas(before: ConvocatoriaRules, after: ConvocatoriaRules, { timeZone }: ConsequencesFrame): string[] {
  const told = before.etapas.flatMap((etapa) => {
    const now = after.etapas.find(({ codigo }) => codigo === etapa.codigo);
    if (!now) return [`Se quita la etapa «${etapa.nombre}».`];
    const earlier =
      now.cierra < etapa.cierra ? [sentence(`«${etapa.nombre}» cierra antes: ${deadlineText(now.cierra, timeZone)}`)] : [];
    const later =
      now.publica > etapa.publica ? [sentence(`«${etapa.nombre}» se publica después: ${momentText(now.publica, timeZone)}`)] : [];
    return [...earlier, ...later];
  });
  const added = after.etapas.filter(({ codigo }) => before.etapas.every((etapa) => etapa.codigo !== codigo));
  return [...told, ...added.map(({ nombre }) => `Se agrega la etapa «${nombre}».`)];
}

function ofOpciones(before: ConvocatoriaRules, after: ConvocatoriaRules, { solicitudes }: ConsequencesFrame): string[] {
  const { maximoOpciones: most } = after;
  const more = solicitudes.porOpciones.slice(most).reduce((sum, count) => sum + count, 0);
  if (most >= before.maximoOpciones || more === 0) return [];
  const have = counted(more, 'solicitud tiene', 'solicitudes tienen');
  return [`${have} más de ${counted(most, 'opción', 'opciones')}: las conservan, y quien la cambie debe dejar ${most}.`];
}

function ofPrioridades(before: ConvocatoriaRules, after: ConvocatoriaRules, { condiciones }: ConsequencesFrame): string[] {
  const name = (code: string) => condiciones.find(({ codigo }) => codigo === code)?.nombre ?? code;
  const names = (codes: readonly string[]) => codes.map((code) => `«${name(code)}»`).join(', ');
  const gone = before.prioridades.filter((code) => !after.prioridades.includes(code));
  const added = after.prioridades.filter((code) => !before.prioridades.includes(code));
  const kept = (codes: readonly string[], others: readonly string[]) => codes.filter((code) => others.includes(code));
  const isMoved = !sameValue(kept(before.prioridades, after.prioridades), kept(after.prioridades, before.prioridades));
  return [
    ...(gone.length === 0
      ? []
      : [`Se quita${gone.length === 1 ? '' : 'n'} ${counted(gone.length, 'prioridad', 'prioridades')}: ${names(gone)}.`]),
    ...(added.length === 0
      ? []
      : [`Se agrega${added.length === 1 ? '' : 'n'} ${counted(added.length, 'prioridad', 'prioridades')}: ${names(added)}.`]),
    ...(isMoved ? ['Cambia el orden de las prioridades.'] : []),
  ];
}

function ofOthers(before: ConvocatoriaRules, after: ConvocatoriaRules): string[] {
  const days = before.fechasDeLista.filter((day) => !after.fechasDeLista.includes(day)).length;
  const changes = [
    [!sameValue(before.reservas, after.reservas), 'Cambian los puestos reservados.'],
    [before.hermanos !== after.hermanos, 'Cambia si cuenta el cupo de un hermano mayor.'],
    [before.sorteo !== after.sorteo, 'Cambia cómo se sortea.'],
    [
      after.diasParaResponder < before.diasParaResponder,
      `Las familias tienen menos días para responder: ${after.diasParaResponder} en vez de ${before.diasParaResponder}.`,
    ],
    [days > 0, `Se ${days === 1 ? 'quita' : 'quitan'} ${counted(days, 'fecha', 'fechas')} de la lista de espera.`],
  ] as const;
  return changes.flatMap(([is, text]) => (is ? [text] : []));
}

/** What other rules of a convocatoria that families use already change for them, in words (F49); what is of no weight is not told. */
export function rulesConsequences(before: ConvocatoriaRules, after: ConvocatoriaRules, frame: ConsequencesFrame): string[] {
  return [
    ...ofClosing(before, after, frame),
    ...ofEtapas(before, after, frame),
    ...ofOpciones(before, after, frame),
    ...ofPrioridades(before, after, frame),
    ...ofOthers(before, after),
  ];
}
