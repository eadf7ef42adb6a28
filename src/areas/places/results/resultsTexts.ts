/** Why there is nothing to show of a stage. */
export const NO_ETAPA = 'La convocatoria no tiene esa etapa';
export const NO_RESULTS = 'Esta etapa todavía no tiene resultados';
