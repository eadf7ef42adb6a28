import type { ConvocatoriaRules, DateChange, ManagedConvocatoria } from './contractTypes';
import { publicationProblem, yearProblem } from './extensionBounds';
import { sameValue } from './sameValue';
import { dayOf, dayText } from './words/dates';

type Etapa = ConvocatoriaRules['etapas'][number];
type MomentName = 'abre' | 'cierra' | 'publica';

/** What is wrong with an extension: the rule's path, and what to do. */
interface ExtensionProblem {
  readonly field: string;
  readonly message: string;
}

interface ExtensionFrame {
  readonly fijas: ManagedConvocatoria['fijas'];
  readonly ahora: Date;
  readonly timeZone: string;
  /** The school year. */
  readonly anio: number;
}

const FIXED = 'Ya no cambia, porque la lista de una etapa está congelada: solo se amplían fechas.';
const SHORTER = 'Elija una fecha después de la que hay: una fecha publicada no se acorta.';
const PAST = 'Elija una fecha que no haya pasado.';

const FIXED_RULES = [
  'nombre',
  'maximoOpciones',
  'sorteo',
  'reglaDeSemilla',
  'prioridades',
  'hermanos',
  'reservas',
  'aniosDeDatos',
] as const satisfies readonly (keyof ConvocatoriaRules)[];

/** Moments are typed to the minute. */
const minuteOf = (moment: string): number => Math.floor(Date.parse(moment) / 60_000);
const isLater = (before: string, after: string): boolean => minuteOf(after) > minuteOf(before);
const isSame = (before: string, after: string): boolean => minuteOf(after) === minuteOf(before);

/** What of a stage stays as it is whatever is frozen. */
const withoutDates = ({ codigo, nombre, condiciones }: Etapa) => ({ codigo, nombre, condiciones: [...condiciones].sort() });

/** Why a moment of a stage can never change any more; null: it can, to a later one. */
function fixedBecause(name: MomentName, before: Etapa, { fijas, ahora }: Pick<ExtensionFrame, 'fijas' | 'ahora'>): string | null {
  if (name === 'publica') return fijas.publicadas.includes(before.codigo) ? 'El resultado de esta etapa ya se publicó.' : null;
  if (fijas.congeladas.includes(before.codigo)) return 'La lista de esta etapa está congelada: su plazo no cambia.';
  return name === 'abre' && new Date(before.abre) <= ahora ? 'La etapa ya abrió.' : null;
}

/** Which moments of a stage can still be extended: those that no freeze has touched and nobody has reached (F46). */
export function openMoments(etapa: Etapa, frame: Pick<ExtensionFrame, 'fijas' | 'ahora'>): readonly MomentName[] {
  return (['abre', 'cierra', 'publica'] as const).filter((name) => fixedBecause(name, etapa, frame) === null);
}

function momentProblem(name: MomentName, before: Etapa, after: Etapa, frame: ExtensionFrame): string | null {
  if (isSame(before[name], after[name])) {
    const took = name === 'cierra' ? minuteOf(after.abre) - minuteOf(before.abre) : 0;
    return took > 0 ? 'Amplíe también el cierre: quien abre más tarde no tiene menos días.' : null;
  }
  const fixed = fixedBecause(name, before, frame);
  if (fixed !== null) return fixed;
  if (!isLater(before[name], after[name])) return SHORTER;
  if (new Date(after[name]) <= frame.ahora) return PAST;
  const lasted = minuteOf(before.cierra) - minuteOf(before.abre);
  return name === 'cierra' && minuteOf(after.cierra) - minuteOf(after.abre) < lasted
    ? 'Amplíe más el cierre: quien abre más tarde no tiene menos días.'
    : null;
}

function listProblem(before: ConvocatoriaRules, after: ConvocatoriaRules, frame: ExtensionFrame): string | null {
  const gone = before.fechasDeLista.find((day) => !after.fechasDeLista.includes(day));
  if (gone !== undefined) return `Agregue otra vez el ${dayText(gone)}: una fecha publicada no se quita.`;
  const added = after.fechasDeLista.filter((day) => !before.fechasDeLista.includes(day));
  if (added.length > 0 && frame.fijas.listaCerrada) return 'La lista de espera ya se cerró: no tiene más fechas.';
  const past = added.find((day) => day < dayOf(frame.ahora, frame.timeZone));
  if (past !== undefined) return `El ${dayText(past)} ya pasó: elija otro día.`;
  return yearProblem(added.at(-1) ?? '', frame.anio);
}

function matriculaProblem(before: ConvocatoriaRules, after: ConvocatoriaRules, { anio }: ExtensionFrame): string | null {
  const [was, is] = [before.matricula?.hasta ?? '', after.matricula?.hasta ?? ''];
  if (is < was) return SHORTER;
  return is === was ? null : yearProblem(is, anio);
}

/**
 * What is wrong with other rules once a list is frozen (F46): dates that the freeze does not touch are extended, never shortened,
 * and everything else stays. The same for the form and for the backend.
 * @param after as `convocatoriaRulesSchema` gives them
 */
export function extensionProblems(
  before: ConvocatoriaRules,
  after: ConvocatoriaRules,
  frame: ExtensionFrame,
): readonly ExtensionProblem[] {
  const problems: (readonly [string, string | null])[] = FIXED_RULES.map((rule) => [
    rule,
    sameValue(before[rule], after[rule]) ? null : FIXED,
  ]);
  if (!sameValue(before.etapas.map(withoutDates), after.etapas.map(withoutDates))) {
    problems.push(['etapas', FIXED]);
  } else {
    before.etapas.forEach((etapa, at) => {
      const now = after.etapas[at] ?? etapa;
      for (const name of ['abre', 'cierra', 'publica'] as const) {
        problems.push([`etapas.${at}.${name}`, momentProblem(name, etapa, now, frame)]);
      }
      if (isSame(etapa.publica, now.publica)) return;
      const published = { before: etapa.publica, after: now.publica };
      problems.push([`etapas.${at}.publica`, publicationProblem(published, before, after, frame)]);
    });
  }
  const { matricula } = before;
  problems.push(
    [
      'diasParaResponder',
      after.diasParaResponder < before.diasParaResponder ? 'Escriba los que hay, o más: no se acortan.' : null,
    ],
    ['fechasDeLista', listProblem(before, after, frame)],
    ['matricula.desde', matricula && after.matricula?.desde !== matricula.desde ? 'Deje el primer día como está.' : null],
    ['matricula.hasta', matriculaProblem(before, after, frame)],
  );
  const found = problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  return found.length > 0 || extendedDates(before, after).length > 0
    ? found
    : [{ field: 'motivo', message: 'Amplíe alguna fecha: todas están como antes.' }];
}

/** What an extension changes, as it is published. */
export function extendedDates(before: ConvocatoriaRules, after: ConvocatoriaRules): DateChange[] {
  const changes = before.etapas.flatMap((etapa, at) =>
    (['abre', 'cierra', 'publica'] as const).flatMap((que): DateChange[] => {
      const ahora = after.etapas[at]?.[que] ?? etapa[que];
      return isSame(etapa[que], ahora) ? [] : [{ que, etapa: etapa.nombre, antes: etapa[que], ahora }];
    }),
  );
  const ofCall = (que: DateChange['que'], antes: string | null, ahora: string): DateChange[] =>
    antes === ahora ? [] : [{ que, etapa: null, antes, ahora }];
  return [
    ...changes,
    ...after.fechasDeLista
      .filter((day) => !before.fechasDeLista.includes(day))
      .flatMap((day) => ofCall('fecha_de_lista', null, day)),
    ...ofCall('dias_para_responder', String(before.diasParaResponder), String(after.diasParaResponder)),
    ...(after.matricula ? ofCall('matricula', before.matricula?.hasta ?? null, after.matricula.hasta) : []),
  ];
}
