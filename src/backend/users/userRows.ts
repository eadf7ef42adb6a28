import * as v from 'valibot';

import type { Usuario } from '#domain/contractTypes.ts';
import { loginSchema, SECCIONES } from '#domain/usuario.ts';
import { searchText } from '#domain/words/searchText.ts';
import { type Queryable, readRow, readRows } from '../db/database';

const rowSchema = v.object({
  login: v.string(),
  nombre: v.string(),
  secciones: v.array(v.picklist(SECCIONES)),
  inhabilitado_en: v.nullable(v.date()),
  clave_temporal_hasta: v.nullable(v.date()),
  ultimo_ingreso: v.nullable(v.date()),
  version: v.number(),
});
/** A user as who administers sees it. */
export type UserRow = v.InferOutput<typeof rowSchema>;

const columns = Object.keys(rowSchema.entries).join(', ');

export async function readUserRow(db: Queryable, login: string): Promise<UserRow | undefined> {
  // An address may hold what no login can, and no statement either.
  if (!v.is(loginSchema, login)) return undefined;
  return readRow(db, rowSchema, `select ${columns} from usuarios where login = $1`, [login]);
}

/** All of them, in the order of their names. A city has some hundreds: they are looked through here. */
export async function readUserRows(db: Queryable): Promise<readonly UserRow[]> {
  const rows = await readRows(db, rowSchema, `select ${columns} from usuarios`);
  return [...rows].sort((one, other) => one.nombre.localeCompare(other.nombre, 'es') || (one.login < other.login ? -1 : 1));
}

/** Whether each word is somewhere in name or login. */
export function isFoundBy(text: string): (row: UserRow) => boolean {
  const words = searchText(text).split(' ');
  return ({ nombre, login }) => words.every((word) => searchText(nombre, login).includes(word));
}

/** Whoever administers and may sign in. */
export const administers = ({ secciones, inhabilitado_en }: UserRow): boolean =>
  inhabilitado_en === null && secciones.includes('administracion');

/** @param viewer who reads it */
export function toUsuario(row: UserRow, viewer: string): Usuario {
  return {
    usuario: row.login,
    nombre: row.nombre,
    secciones: row.secciones,
    inhabilitadoEn: row.inhabilitado_en?.toISOString() ?? null,
    claveTemporalHasta: row.clave_temporal_hasta?.toISOString() ?? null,
    ultimoIngreso: row.ultimo_ingreso?.toISOString() ?? null,
    propio: row.login === viewer,
    version: row.version,
  };
}
