/** What is counted of the solicitudes of a row. `later`: an option after the third. `kept`: the seat that they had. */
export const FIGURES = ['placed', 'first', 'second', 'third', 'later', 'kept', 'without'] as const;
export type Figure = (typeof FIGURES)[number];

/** Of whom figures are counted: all, or those of a grado, a comuna, a condition. */
export const ROW_KINDS = ['total', 'grado', 'comuna', 'condicion'] as const;
export type RowKind = (typeof ROW_KINDS)[number];
