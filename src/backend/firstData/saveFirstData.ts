import { randomUUID } from 'node:crypto';

import { hasContacto } from '#domain/contacto.ts';
import { searchText } from '#domain/words/searchText.ts';
import type { Database, Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import { orderKey } from '../db/searchWords';
import { saveRules } from '../places/convocatoria/saveRules';
import { recordCommand } from '../record/commands';
import { sedeWords } from '../solicitud/sedeSearch';
import type { FirstData } from './fileSchema';

const numbered = (rows: readonly object[]): object[] => rows.map((row, at) => ({ ...row, orden: at + 1 }));

async function saveCatalogues(tx: Queryable, data: FirstData): Promise<void> {
  await insertRows(tx, 'tipos_documento', numbered(data.tiposDocumento));
  const grados = data.grados.map(({ edadMinima, edadMaxima, requisitosMatricula, ...grado }) => ({
    ...grado,
    edad_minima: edadMinima,
    edad_maxima: edadMaxima,
    requisitos_matricula: requisitosMatricula,
  }));
  await insertRows(tx, 'grados', numbered(grados));
  for (const table of ['jornadas', 'zonas', 'comunas', 'parentescos', 'condiciones'] as const) {
    await insertRows(tx, table, numbered(data[table]));
  }
  await insertRows(
    tx,
    'barrios',
    data.barrios.map((barrio) => ({ ...barrio, orden_nombre: orderKey(barrio.nombre), busqueda: searchText(barrio.nombre) })),
  );
}

async function saveInstituciones(tx: Queryable, { comunas, instituciones }: FirstData): Promise<void> {
  const comunaNames = new Map(comunas.map(({ codigo, nombre }) => [codigo, nombre]));
  await insertRows(
    tx,
    'instituciones',
    instituciones.map(({ dane, nombre }) => ({ dane, nombre, orden_nombre: orderKey(nombre), busqueda: searchText(nombre) })),
  );
  await insertRows(
    tx,
    'sedes',
    instituciones.flatMap(({ dane, nombre: institucion, sedes }) =>
      sedes.map((sede) => ({
        ...sede,
        id: randomUUID(),
        institucion: dane,
        orden_nombre: orderKey(sede.nombre),
        busqueda: sedeWords(institucion, sede, comunaNames.get(sede.comuna) ?? ''),
      })),
    ),
  );
}

async function saveConvocatoria(tx: Queryable, { convocatoria, aviso }: FirstData): Promise<void> {
  if (!convocatoria) return;
  const { anio, diasParaSubsanar, diasParaReclamar, contacto, motivosFrecuentes, reglas } = convocatoria;
  const { etapas } = reglas;
  const id = randomUUID();
  const row = {
    id,
    anio,
    nombre: reglas.nombre,
    abre: etapas[0]?.abre,
    cierra: etapas.at(-1)?.cierra,
    publica: etapas.at(-1)?.publica,
    maximo_opciones: reglas.maximoOpciones,
    aviso: aviso.version,
    sorteo: reglas.sorteo,
    regla_semilla: reglas.reglaDeSemilla,
    dias_para_subsanar: diasParaSubsanar,
    dias_para_reclamar: diasParaReclamar,
    dias_para_responder: reglas.diasParaResponder,
    anios_de_datos: reglas.aniosDeDatos,
    contacto: contacto && hasContacto(contacto) ? contacto : null,
    motivos: motivosFrecuentes,
    // Counted by the saving of its rules.
    version: 0,
  };
  await insertRows(tx, 'convocatorias', [row]);
  await saveRules(tx, id, reglas);
}

/**
 * Gives an empty database what its file has, all of it or nothing.
 * @throws in Spanish when it has some already: what families see is changed on the screens alone
 */
export async function saveFirstData(database: Database, data: FirstData, instant: Date): Promise<void> {
  await database.transaction(async (tx) => {
    // Of two at once, one is first.
    await tx.query('lock table convocatorias in share row exclusive mode');
    const [any] = await tx.query(
      'select 1 from convocatorias union all select 1 from grados union all select 1 from instituciones limit 1',
    );
    if (any) throw new Error('La base de datos ya tiene catálogos: esta orden solo llena una que está vacía');
    await saveCatalogues(tx, data);
    await saveInstituciones(tx, data);
    await insertRows(tx, 'avisos_de_privacidad', [{ ...data.aviso, vigente_desde: instant }]);
    await saveConvocatoria(tx, data);
    await recordCommand(tx, { command: 'catalogues', subject: data.convocatoria?.reglas.nombre ?? 'catálogos' }, instant);
  });
}
