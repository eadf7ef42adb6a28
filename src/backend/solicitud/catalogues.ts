import * as v from 'valibot';

import type { Catalogues, Grado } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '../db/database';

const entrySchema = v.object({ codigo: v.string(), nombre: v.string() });

const tipoDocumento = v.object({
  codigo: v.string(),
  nombre: v.string(),
  formato: v.picklist(['digitos', 'alfanumerico', 'asignado']),
  de: v.picklist(['estudiante', 'acudiente', 'ambos']),
});

const grado = v.object({
  // The contract lists them; a database with another one gives an answer that the contract's check refuses.
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  nombre: v.string(),
  edadMinima: v.number(),
  edadMaxima: v.number(),
  requisitos: v.array(v.string()),
  requisitosMatricula: v.array(v.string()),
});

const condicion = v.object({
  codigo: v.string(),
  nombre: v.string(),
  descripcion: v.string(),
  sensible: v.boolean(),
  autorizacion: v.nullable(v.string()),
  alcance: v.picklist(['general', 'institucion']),
  soporte: v.string(),
});

/** By themselves, for what is within a transaction (`Context.catalogues`). */
export async function readCondiciones(db: Queryable): Promise<Catalogues['condiciones']> {
  const sql = 'select codigo, nombre, descripcion, sensible, autorizacion, alcance, soporte from condiciones order by orden';
  return [...(await readRows(db, condicion, sql))];
}

/** Every catalogue, each in the order that the city gives it. */
export async function readCatalogues(db: Queryable): Promise<Catalogues> {
  const readEntries = async (table: 'jornadas' | 'zonas' | 'comunas' | 'parentescos'): Promise<Catalogues['jornadas']> => [
    ...(await readRows(db, entrySchema, `select codigo, nombre from ${table} order by orden`)),
  ];
  return {
    tiposDocumento: [
      ...(await readRows(db, tipoDocumento, 'select codigo, nombre, formato, de from tipos_documento order by orden')),
    ],
    grados: [
      ...(await readRows(
        db,
        grado,
        `select grado, nombre, edad_minima as "edadMinima", edad_maxima as "edadMaxima", requisitos,
           requisitos_matricula as "requisitosMatricula"
         from grados order by orden`,
      )),
    ],
    jornadas: await readEntries('jornadas'),
    zonas: await readEntries('zonas'),
    comunas: await readEntries('comunas'),
    hayBarrios: (await readRow(db, v.unknown(), 'select 1 from barrios limit 1')) !== undefined,
    parentescos: await readEntries('parentescos'),
    condiciones: await readCondiciones(db),
  };
}
