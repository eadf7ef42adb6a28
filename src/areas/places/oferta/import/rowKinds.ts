/** What a file may hold, each with rows of its own. */
export const ROW_KIND_NAMES = ['oferta', 'matricula', 'confirmacion', 'sede'] as const;
export type RowKind = (typeof ROW_KIND_NAMES)[number];
