import { failToStart } from './announce';
import { claimDatabase } from './db/claimDatabase';
import { openDatabase } from './db/openDatabase';
import { readDatabasePlace, readTimeZone } from './environment';
import { readFirstData } from './firstData/readFirstData';
import { saveFirstData } from './firstData/saveFirstData';

const usage = 'Uso: npm run catalogues -- ARCHIVO.json    (en producción: node dist-backend/catalogues.js ARCHIVO.json)';

async function main(): Promise<void> {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new Error(usage);
  const data = readFirstData(file, readTimeZone() ?? 'America/Bogota');
  const database = await openDatabase(readDatabasePlace(), { report: console.error, onBreak: () => process.exit(1) });
  try {
    await claimDatabase(database, false);
    await saveFirstData(database, data, new Date());
  } finally {
    await database.close();
  }
  const { instituciones, convocatoria } = data;
  console.log(
    `Quedaron guardados los catálogos, las instituciones (${instituciones.length}) y ` +
      (convocatoria ? `la convocatoria «${convocatoria.reglas.nombre}»` : 'ninguna convocatoria: se crea en Convocatorias') +
      '. La oferta de cada sede se importa o se escribe en Cupos y asignación, Oferta',
  );
}

main().catch(failToStart);
