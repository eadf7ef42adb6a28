import type { Database, Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import { AVISO } from './demoAviso';
import { crearSuerte } from './luck';
import { COMUNAS, CONDICIONES, GRADOS, JORNADAS, PARENTESCOS, TIPOS_DE_DOCUMENTO, ZONAS } from './demoCatalogues';
import { fundarCiudad } from './city';
import { convocar } from './demoConvocatoria';
import { anioLectivo } from './demoDates';
import { guardarSolicitudes } from './saveSolicitudes';
import { sembrarSolicitudes } from './createSolicitudes';

const numeradas = (filas: readonly object[]): object[] => filas.map((fila, i) => ({ ...fila, orden: i + 1 }));

async function guardarCatalogos(db: Queryable, vigenteDesde: Date): Promise<void> {
  await insertRows(db, 'tipos_documento', numeradas(TIPOS_DE_DOCUMENTO));
  const grados = GRADOS.map(({ edadMinima, edadMaxima, ...grado }) => ({
    ...grado,
    edad_minima: edadMinima,
    edad_maxima: edadMaxima,
  }));
  await insertRows(db, 'grados', numeradas(grados));
  await insertRows(db, 'jornadas', numeradas(JORNADAS));
  await insertRows(db, 'zonas', numeradas(ZONAS));
  await insertRows(db, 'comunas', numeradas(COMUNAS));
  await insertRows(db, 'parentescos', numeradas(PARENTESCOS));
  await insertRows(db, 'condiciones', numeradas(CONDICIONES));
  await insertRows(db, 'avisos_de_privacidad', [{ ...AVISO, vigente_desde: vigenteDesde }]);
}

/**
 * Fills an empty database with the demonstration's city: synthetic, the same for the same moment. One that has a
 * call already is left as it is.
 * @param ahora the call has been open for a month by then
 * @returns whether it was empty
 */
export async function seedDemonstration(database: Database, ahora: Date): Promise<boolean> {
  return database.transaction(async (db) => {
    // Of two processes that start at once, one fills it.
    await db.query("select pg_advisory_xact_lock(hashtext('demostracion ' || current_schema()))");
    const [convocatoria] = await db.query('select 1 from convocatorias limit 1');
    if (convocatoria !== undefined) return false;

    const suerte = crearSuerte('PISAMI');
    const ciudad = fundarCiudad(suerte, anioLectivo(ahora));
    const convocada = convocar(suerte, ahora);
    await guardarCatalogos(db, convocada.convocatoria.abre);
    await insertRows(db, 'instituciones', ciudad.instituciones);
    await insertRows(db, 'sedes', ciudad.sedes);
    await insertRows(db, 'ofertas', ciudad.ofertas.map((oferta) => ({ ...oferta, version: 1 })));
    for (const [tabla, filas] of Object.entries(convocada.filas)) await insertRows(db, tabla, filas);
    const tramite = { suerte, convocatoria: convocada.convocatoria, ahora };
    await guardarSolicitudes(db, tramite, sembrarSolicitudes(tramite, ciudad));
    return true;
  });
}
