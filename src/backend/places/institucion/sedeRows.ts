import * as v from 'valibot';

import type { Catalogues, SedeData } from '#domain/contractTypes.ts';
import { searchText } from '#domain/words/searchText.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { rejectErrors } from '#backend/solicitud/checkData.ts';

const dataSchema = v.object({
  nombre: v.string(),
  direccion: v.string(),
  barrio: v.string(),
  comuna: v.string(),
  zona: v.string(),
  telefono: v.nullable(v.string()),
  latitud: v.nullable(v.number()),
  longitud: v.nullable(v.number()),
});

const rowSchema = v.pipe(
  v.object({
    ...dataSchema.entries,
    id: v.string(),
    dane: v.string(),
    institucion: v.string(),
    version: v.number(),
    cerradaEn: v.nullable(v.date()),
  }),
  v.transform(({ id, dane, institucion, version, cerradaEn, ...datos }) => ({
    id,
    institucion: { dane, nombre: institucion },
    version,
    cerradaEn,
    datos: datos satisfies SedeData,
  })),
);
export type SedeRow = v.InferOutput<typeof rowSchema>;

const columns = `s.id, s.nombre, s.direccion, s.barrio, s.comuna, s.zona, s.telefono, s.latitud, s.longitud, s.version,
  s.cerrada_en as "cerradaEn", i.dane, i.nombre as institucion`;

/** The sedes of institutions, by their names. */
export function readSedesOf(db: Queryable, daneCodes: readonly string[]): Promise<readonly SedeRow[]> {
  return readRows(
    db,
    rowSchema,
    `select ${columns} from sedes s join instituciones i on i.dane = s.institucion
     where i.dane = any($1) order by s.orden_nombre, s.id`,
    [[...daneCodes]],
  );
}

/** @param lock nobody else changes it until the transaction's end. @throws 404 */
export async function requireSede(
  db: Queryable,
  { dane, sede }: { readonly dane: string; readonly sede: string },
  lock: '' | 'for update of s' = '',
): Promise<SedeRow> {
  const row = v.is(v.pipe(v.string(), v.uuid()), sede)
    ? await readRow(
        db,
        rowSchema,
        `select ${columns} from sedes s join instituciones i on i.dane = s.institucion where s.id = $1 and i.dane = $2 ${lock}`,
        [sede, dane],
      )
    : undefined;
  if (!row) throw new HttpProblem(404, 'La institución no tiene esa sede', { codigo: 'no_encontrada' });
  return row;
}

/** @throws 409 `version_vieja` */
export function requireSedeVersion({ version: now }: SedeRow, version: number): void {
  if (now === version) return;
  throw new HttpProblem(409, 'Otra persona cambió esta sede mientras usted la veía', { codigo: 'version_vieja' });
}

/** Two sedes of an institution with one name could not be told apart, in a list nor in a file (F110). @throws 422 */
export async function requireOwnName(tx: Queryable, dane: string, { nombre }: SedeData, id: string): Promise<void> {
  const same = (await readSedesOf(tx, [dane])).find(
    (other) => other.id !== id && searchText(other.datos.nombre) === searchText(nombre),
  );
  if (!same) return;
  const mensaje = `La institución ya tiene la sede «${same.datos.nombre}»: escriba otro nombre.`;
  rejectErrors([{ campo: 'datos.nombre', mensaje }]);
}

export function comunaName({ comunas }: Pick<Catalogues, 'comunas'>, { comuna }: SedeData): string {
  return comunas.find(({ codigo }) => codigo === comuna)?.nombre ?? '';
}
