import type { ListedConvocatoria } from '#domain/contractTypes.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';

interface Change extends Pick<ListedConvocatoria['cambios'][number], 'de' | 'a'> {
  readonly id: string;
  readonly anio: number;
  readonly login: string;
  readonly instant: Date;
  readonly desde?: number | null;
}

/** Keeps who made, published, archived or deleted a convocatoria; in its transaction. */
export function logChange(tx: Queryable, { id, login, instant, anio, de, a, desde = null }: Change): Promise<void> {
  return insertRows(tx, 'cambios_de_convocatoria', [
    { convocatoria: id, anio, en: instant.toISOString(), quien: login, de, a, desde },
  ]);
}
