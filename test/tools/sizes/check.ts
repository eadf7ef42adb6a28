import { FIRST_LOAD_LIMIT, FIRST_LOAD_REQUESTS, PAGE_LIMIT, PART_LIMITS } from './limits';
import type { Build, Kind } from './measure';

/** One line of the table; a limit that is undefined was never set, which is a fault too. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly limit: number | undefined;
}

const KIND_ORDER: readonly Kind[] = ['scripts', 'styles', 'fonts'];

/** What was measured beside its limit. */
export function toRows({ pageBytes, firstRequests, files }: Build): Row[] {
  const sum = (part: string | null, kind: Kind): number =>
    files
      .filter((file) => file.kind === kind && (part === null ? file.first : !file.first && file.part === part))
      .reduce((total, { bytes }) => total + bytes, 0);
  const parts = [...new Set(files.filter(({ first }) => !first).map(({ part }) => part))].sort();
  return [
    { name: 'first load: requests', value: firstRequests, limit: FIRST_LOAD_REQUESTS },
    { name: 'first load: page', value: pageBytes, limit: PAGE_LIMIT },
    { name: 'first load: scripts', value: sum(null, 'scripts'), limit: FIRST_LOAD_LIMIT.scripts },
    { name: 'first load: styles', value: sum(null, 'styles'), limit: FIRST_LOAD_LIMIT.styles },
    ...parts
      .flatMap((part) =>
        KIND_ORDER.map((kind) => ({ name: `${part}: ${kind}`, value: sum(part, kind), limit: PART_LIMITS[part]?.[kind] })),
      )
      .filter(({ value }) => value > 0),
  ];
}

export function isWithin({ value, limit }: Row): boolean {
  return limit !== undefined && value <= limit;
}

/** Limits of parts that the build does not have: a renamed chunk would else go unmeasured. */
export function missingParts({ files }: Build): string[] {
  const parts = new Set(files.map(({ part }) => part));
  return Object.keys(PART_LIMITS).filter((part) => !parts.has(part));
}
