import * as v from 'valibot';

import { requireDirect } from './pooler';
import { openPostgres } from './postgres';
import { DatabaseUnavailable } from './unavailable';

const codeSchema = v.object({ code: v.string() });

/** What to mend, by SQLSTATE, where the server answers and does not let this program in. */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'PostgreSQL no deja entrar al usuario de DATABASE_URL: revise su nombre, y que el servidor lo admita desde aquí',
  '28P01':
    'La contraseña de DATABASE_URL no es la del usuario en PostgreSQL; en la dirección sus signos van codificados: @ es %40, / es %2F, % es %25',
  '3D000': 'La base de datos de DATABASE_URL no existe: créela antes, con ese usuario como dueño',
};

function explain(error: unknown, url: string): unknown {
  if (error instanceof DatabaseUnavailable) {
    const { hostname, port, searchParams } = new URL(url);
    const where = `${searchParams.get('host') ?? hostname}:${port || '5432'}`;
    return new Error(`PostgreSQL no responde en ${where}: revise DATABASE_URL, y que el servidor esté en marcha`, {
      cause: error,
    });
  }
  const coded = v.safeParse(codeSchema, error);
  const message = coded.success ? refusals[coded.output.code] : undefined;
  if (message !== undefined) return new Error(message, { cause: error });
  const what = error instanceof Error ? error.message : String(error);
  return new Error(`No se pudo usar la base de datos de DATABASE_URL: ${what}`, { cause: error });
}

/**
 * Tries the address before anything is done with it.
 * @param forItsPrograms `pg_dump` and `pg_restore` will use it
 * @throws in Spanish, without the password, what is wrong with it
 */
export async function requirePostgres(url: string, { forItsPrograms = false } = {}): Promise<void> {
  const database = openPostgres(url, { connections: 1 });
  try {
    await database.query('select 1');
    if (forItsPrograms) await requireDirect(database);
  } catch (error) {
    throw explain(error, url);
  } finally {
    await database.close();
  }
}
