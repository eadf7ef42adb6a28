import { sameValue } from '#domain/sameValue.ts';
import type { MotivosFrecuentes } from '#domain/contractTypes.ts';
import type { LineChange } from '#ui/lineChanges.ts';

export type MotivoUse = keyof MotivosFrecuentes;

/** What a reason is given for, in the order in which a clerk comes to it. */
export const USE_NAMES: Readonly<Record<MotivoUse, string>> = {
  negar_condicion: 'Negar una condición',
  negar_cupo: 'Negar el cupo que dice tener',
  por_subsanar: 'Pedir una corrección',
  no_admitida: 'No admitir',
  en_revision: 'Volver a revisión',
  retirada: 'Retirar',
  reabrir: 'Proponer que se reabra',
  asignada: 'Asignar un cupo que quedó libre',
};
export const USES = Object.keys(USE_NAMES) as MotivoUse[];

/** What is not the same in two versions of the reasons, list by list: what went, and what came. */
export function motivoChanges(before: MotivosFrecuentes, now: MotivosFrecuentes): LineChange[] {
  return USES.flatMap((use) => {
    const gone = before[use].filter((text) => !now[use].includes(text));
    const come = now[use].filter((text) => !before[use].includes(text));
    if (gone.length > 0 || come.length > 0) return [{ key: use, name: USE_NAMES[use], before: list(gone), now: list(come) }];
    if (sameValue(before[use], now[use])) return [];
    return [{ key: use, name: USE_NAMES[use], before: list(before[use]), now: list(now[use]) }];
  });
}

const list = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join('\n'));

/** Of two who changed the reasons at once neither loses one: what each added is there, what each took away is not. */
export function mergeMotivos(base: MotivosFrecuentes, mine: MotivosFrecuentes, theirs: MotivosFrecuentes): MotivosFrecuentes {
  const merged = { ...theirs };
  for (const use of USES) {
    merged[use] = sameValue(base[use], theirs[use]) ? mine[use] : mergeTexts(base[use], mine[use], theirs[use]);
  }
  return merged;
}

function mergeTexts(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  return [
    ...theirs.filter((text) => mine.includes(text) || !base.includes(text)),
    ...mine.filter((text) => !base.includes(text) && !theirs.includes(text)),
  ];
}
