import { searchText } from '#domain/words/searchText.ts';
import { claimDatabase } from '../db/claimDatabase';
import type { Database, Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import { orderKey } from '../db/searchWords';
import { allowAnyTime } from '../db/timeLimits';
import { AVISO } from './demoAviso';
import { createLuck } from './luck';
import { BARRIOS, COMUNAS, CONDICIONES, GRADOS, JORNADAS, KINSHIPS, DOCUMENTO_KINDS, ZONAS } from './demoCatalogues';
import { type City, foundCity } from './city';
import type { DemoYear, MakeYear } from './demoYear';
import { convocatoriaRows } from './demoConvocatoria';
import { schoolYear } from './demoDates';
import { saveDemoUsers } from '../users/demoUsers';
import { saveDemoMatricula } from './saveDemoMatricula';
import { saveSolicitudes } from './saveSolicitudes';
import { makeLastYear } from './lastYear';
import { makeOpenYear } from './openYear';

const numbered = (rows: readonly object[]): object[] => rows.map((row, i) => ({ ...row, orden: i + 1 }));

async function saveCatalogues(db: Queryable, { outlines }: City, validFrom: Date): Promise<void> {
  await insertRows(db, 'tipos_documento', numbered(DOCUMENTO_KINDS));
  const grados = GRADOS.map(({ edadMinima, edadMaxima, requisitosMatricula, ...grado }) => ({
    ...grado,
    edad_minima: edadMinima,
    edad_maxima: edadMaxima,
    requisitos_matricula: requisitosMatricula,
  }));
  await insertRows(db, 'grados', numbered(grados));
  await insertRows(db, 'jornadas', numbered(JORNADAS));
  await insertRows(db, 'zonas', numbered(ZONAS));
  await insertRows(db, 'comunas', numbered(COMUNAS.map((comuna, i) => ({ ...comuna, contorno: outlines[i]?.contorno }))));
  await insertRows(
    db,
    'barrios',
    BARRIOS.map((barrio) => ({ ...barrio, orden_nombre: orderKey(barrio.nombre), busqueda: searchText(barrio.nombre) })),
  );
  await insertRows(db, 'parentescos', numbered(KINSHIPS));
  await insertRows(db, 'condiciones', numbered(CONDICIONES));
  await insertRows(db, 'avisos_de_privacidad', [{ ...AVISO, vigente_desde: validFrom }]);
}

async function saveYear(db: Queryable, year: DemoYear): Promise<void> {
  await insertRows(
    db,
    'ofertas',
    year.ofertas.map((oferta) => ({ ...oferta, version: 1 })),
  );
  for (const [table, rows] of Object.entries(convocatoriaRows(year.setting.convocatoria))) await insertRows(db, table, rows);
  await saveSolicitudes(db, year);
  await saveDemoMatricula(db, year);
}

/** Last year's is complete, this year's waits to be played (F121). */
const demonstration: readonly MakeYear[] = [makeLastYear, makeOpenYear];

/**
 * Fills an empty database with the demonstration's city: synthetic, the same for the same moment. One that has a
 * convocatoria already is left as it is.
 * @param now this year's convocatoria has been open for a month by then
 * @param makeYears what makes its convocatorias, the oldest first
 * @returns whether it was empty
 * @throws in Spanish when the database is a real one (D35)
 */
export async function fillDemo(database: Database, now: Date, makeYears = demonstration): Promise<boolean> {
  return database.transaction(async (db) => {
    await allowAnyTime(db);
    // Of two processes that start at once, one fills it.
    await db.query("select pg_advisory_xact_lock(hashtext('demostracion ' || current_schema()))");
    await claimDatabase(db, true);
    await saveDemoUsers(db, now);
    const [convocatoria] = await db.query('select 1 from convocatorias limit 1');
    if (convocatoria !== undefined) return false;

    const luck = createLuck('PISAMI');
    const city = foundCity(luck, schoolYear(now));
    const years = makeYears.map((makeYear) => makeYear(luck, city, now));
    await saveCatalogues(db, city, years[0]?.setting.convocatoria.abre ?? now);
    await insertRows(db, 'instituciones', city.instituciones);
    await insertRows(db, 'sedes', city.sedes);
    for (const year of years) await saveYear(db, year);
    return true;
  });
}
