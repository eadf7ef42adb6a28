import { randomInt } from 'node:crypto';

import * as v from 'valibot';

import { buildRadicado } from '#domain/radicado.ts';
import type { Queryable } from '#backend/db/database.ts';

const columnSchema = v.array(v.object({ nombre: v.string() }));

/** Columns that are copied as they are. */
async function columnsOf(db: Queryable, table: string, own: readonly string[]): Promise<string> {
  const columns = v.parse(
    columnSchema,
    await db.query(
      `select column_name::text as nombre from information_schema.columns where table_schema = current_schema()
         and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> all($2::text[])`,
      [table, own],
    ),
  );
  return columns.map(({ nombre }) => nombre).join(', ');
}

const qualified = (table: string, columns: string): string =>
  columns
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');

/** Those of a solicitud that each has for itself. */
const own = [
  'radicado',
  'tiquete',
  'tiquete_familia',
  'clave_idempotencia',
  'documento',
  'documento_tipo',
  'huella_cuerpo',
  'nombre',
  'orden_nombre',
];

function drawRadicados(count: number): readonly string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(buildRadicado(2026, (limit) => randomInt(limit)));
  return [...drawn];
}

/**
 * Puts in so many copies of the demonstration's solicitudes, each with its options, a name and a document of its own, within a
 * transaction. Which one it is a copy of stays in the hash of its body, which nothing reads in a benchmark.
 * @param models SQL of a condition: which are copied
 */
export async function copySolicitudes(db: Queryable, count: number, models: string): Promise<void> {
  const columns = await columnsOf(db, 'solicitudes', own);
  await db.script(
    `create temporary table modelos on commit drop as
       select row_number() over (order by id) - 1 as n, * from solicitudes where ${models};
     create temporary table personas on commit drop as select row_number() over (order by id) - 1 as n, orden_nombre,
       datos->'estudiante'->>'nombres' as nombres, datos->'estudiante'->>'apellidos' as apellidos from solicitudes;
     alter table modelos add primary key (n);
     alter table personas add primary key (n);
     analyze modelos, personas`,
  );
  // The surname of one pupil with the names of another, each round of them shifted by one.
  await db.query(
    `with nuevas as (select i, r, gen_random_uuid() as t from unnest($1::text[]) with ordinality as n (r, i)),
       modelo as (select count(*) as todos from modelos), persona as (select count(*) as todas from personas)
     insert into solicitudes (${own.join(', ')}, ${columns})
     select r, t, t, gen_random_uuid(), (2000000000 + i)::text, 'TI', 'copia ' || m.id,
       p.nombres || ' ' || q.apellidos, q.orden_nombre, ${qualified('m', columns)}
     from nuevas, modelo, persona, modelos m, personas p, personas q
     where m.n = i % modelo.todos and p.n = i % persona.todas and q.n = (i + i / persona.todas) % persona.todas`,
    [drawRadicados(count)],
  );
  await db.script('analyze solicitudes');
  await db.query(
    `insert into solicitud_opciones (solicitud, orden, oferta) select s.id, o.orden, o.oferta
     from solicitudes s join solicitud_opciones o on o.solicitud = substr(s.huella_cuerpo, 7)::bigint
     where s.huella_cuerpo like 'copia %'`,
  );
  await db.query(
    `insert into solicitud_busqueda (solicitud, texto) select id, lower(regexp_replace(normalize(concat_ws(' ',
       replace(radicado, '-', ' '), replace(radicado, '-', ''), documento_tipo, documento, nombre, datos->'acudiente'->>'nombres',
       datos->'acudiente'->>'apellidos', datos->'acudiente'->>'telefono',
       datos->'acudiente'->>'documento'), NFD), '[\u0300-\u036f]', '', 'g'))
     from solicitudes where huella_cuerpo like 'copia %'`,
  );
}

/** Puts in copies of the sedes with their ofertas, until there are so many ofertas, within a transaction. */
export async function copyOfertas(db: Queryable, count: number): Promise<void> {
  const sedes = await columnsOf(db, 'sedes', ['id']);
  const ofertas = await columnsOf(db, 'ofertas', ['id', 'sede']);
  await db.script(
    `create temporary table copias on commit drop as
       select s.id as de, gen_random_uuid() as a from sedes s,
         generate_series(1, (select ceil(${count}::numeric / count(*))::int - 1 from ofertas)) as vez;
     insert into sedes (id, ${sedes}) select a, ${qualified('s', sedes)} from copias join sedes s on s.id = de;
     insert into ofertas (id, sede, ${ofertas}) select gen_random_uuid(), a, ${qualified('o', ofertas)}
       from copias join ofertas o on o.sede = de;`,
  );
}
