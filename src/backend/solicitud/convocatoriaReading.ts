import type { Queryable } from '../db/database';
import { type ConvocatoriaRow, isOpen, requireConvocatoria } from './convocatoria';
import { createSharing } from './sharedWork';

/** The convocatoria as of a moment. It throws 404 when there never was one. */
export type ConvocatoriaReading = (instant: Date) => Promise<ConvocatoriaRow>;

/**
 * The same for all families of a last minute, who ask for it at once: those who come while it is read are given what is
 * read, unless that is not open to them, as it may be from one moment to the next.
 */
export function createConvocatoriaReading(db: Queryable): ConvocatoriaReading {
  const share = createSharing<ConvocatoriaRow>();
  return async (instant) => {
    const { isFirst, result } = share('', () => requireConvocatoria(db, instant));
    const convocatoria = await result;
    return isFirst || isOpen(convocatoria, instant) ? convocatoria : requireConvocatoria(db, instant);
  };
}
