import type { Queryable } from '../db/database';
import type { Fila } from './fila';

export async function avisar(_tx: Queryable, _fila: Fila, _instant: Date): Promise<void> {
  await Promise.resolve();
}
