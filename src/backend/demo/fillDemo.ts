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
import { createConvocatoria } from './demoConvocatoria';
import { schoolYear } from './demoDates';
import { saveDemoUsers } from '../users/demoUsers';
import { saveDemoMatricula } from './saveDemoMatricula';
import { saveSolicitudes } from './saveSolicitudes';
import { createSolicitudes } from './createSolicitudes';

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

/**
 * Fills an empty database with the demonstration's city: synthetic, the same for the same moment. One that has a
 * convocatoria already is left as it is.
 * @param now the convocatoria has been open for a month by then
 * @returns whether it was empty
 * @throws in Spanish when the database is a real one (D35)
 */
export async function fillDemo(database: Database, now: Date): Promise<boolean> {
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
    const created = createConvocatoria(luck, now);
    await saveCatalogues(db, city, created.convocatoria.abre);
    await insertRows(db, 'instituciones', city.instituciones);
    await insertRows(db, 'sedes', city.sedes);
    await insertRows(
      db,
      'ofertas',
      city.ofertas.map((oferta) => ({ ...oferta, version: 1 })),
    );
    for (const [table, rows] of Object.entries(created.rows)) await insertRows(db, table, rows);
    const setting = { luck, convocatoria: created.convocatoria, now };
    const solicitudes = createSolicitudes(setting, city);
    await saveSolicitudes(db, setting, solicitudes);
    await saveDemoMatricula(db, setting, city, solicitudes.demoSolicitudes);
    return true;
  });
}
