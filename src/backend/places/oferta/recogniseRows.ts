import * as v from 'valibot';

import type { Cupos } from '#domain/cupos.ts';
import {
  buscarRepetidas,
  leerGrado,
  type ColumnaDeOferta,
  type FilaRevisada,
} from '#domain/ofertaRows.ts';
import type { Catalogos, ErrorDeFila, FilaDeOferta, Grado, Institucion } from '#domain/contractTypes.ts';
import { searchText } from '#domain/words/searchText.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';

interface Sede {
  readonly id: string;
  readonly nombre: string;
}

/** A row whose names are those of the city. */
export interface FilaReconocida {
  readonly fila: FilaDeOferta;
  readonly institucion: Institucion;
  readonly sede: Sede;
  readonly jornada: string;
  readonly grado: Grado;
  readonly cupos: Cupos;
}

const institucionSchema = v.object({ dane: v.string(), nombre: v.string() });
const sedeSchema = v.object({ id: v.string(), dane: v.string(), nombre: v.string() });

/** By the institution's code. */
type Sedes = ReadonlyMap<string, { readonly institucion: Institucion; readonly sedes: Sede[] }>;

/** The sedes of the institutions that are named; one without any is in it too. */
async function leerSedes(tx: Queryable, danes: readonly string[]): Promise<Sedes> {
  const instituciones = await readRows(
    tx,
    institucionSchema,
    'select dane, nombre from instituciones where dane = any($1)',
    [danes],
  );
  const sedes = await readRows(
    tx,
    sedeSchema,
    'select id, institucion as dane, nombre from sedes where institucion = any($1)',
    [danes],
  );
  const porDane: Sedes = new Map(instituciones.map((institucion) => [institucion.dane, { institucion, sedes: [] }]));
  for (const { dane, id, nombre } of sedes) porDane.get(dane)?.sedes.push({ id, nombre });
  return porDane;
}

type Hallado<T> = { readonly valor: T } | { readonly columna: ColumnaDeOferta; readonly mensaje: string };

function hallarSede({ fila, dane }: FilaRevisada, porDane: Sedes): Hallado<Pick<FilaReconocida, 'institucion' | 'sede'>> {
  const hallada = porDane.get(dane);
  if (!hallada) return { columna: 'dane', mensaje: `No hay ninguna institución con el código DANE ${dane}.` };
  const { institucion, sedes } = hallada;
  const iguales = sedes.filter(({ nombre }) => searchText(nombre) === searchText(fila.sede));
  const [una, otra] = iguales;
  if (!una) {
    const nombres = sedes.map(({ nombre }) => `«${nombre}»`).join(', ');
    return { columna: 'sede', mensaje: `La institución no tiene la sede «${fila.sede}». Sus sedes son: ${nombres}.` };
  }
  if (otra) return { columna: 'sede', mensaje: `La institución tiene más de una sede «${fila.sede}»: cámbiela en la página.` };
  return { valor: { institucion, sede: una } };
}

function hallarJornada({ fila }: FilaRevisada, { jornadas }: Catalogos): Hallado<string> {
  const escrita = searchText(fila.jornada);
  const jornada = jornadas.find(({ codigo, nombre }) => searchText(codigo) === escrita || searchText(nombre) === escrita);
  if (jornada) return { valor: jornada.codigo };
  const nombres = jornadas.map(({ nombre }) => nombre).join(', ');
  return { columna: 'jornada', mensaje: `No hay ninguna jornada «${fila.jornada}». Las jornadas son: ${nombres}.` };
}

function hallarGrado({ fila }: FilaRevisada, { grados }: Catalogos): Hallado<Grado> {
  const escrito = leerGrado(fila.grado);
  const hallado = grados.find(({ grado, nombre }) => String(grado) === escrito || searchText(nombre) === escrito);
  if (hallado) return { valor: hallado.grado };
  return { columna: 'grado', mensaje: `No hay ningún grado «${fila.grado}»: escriba su número o su nombre.` };
}

/** Finds what each row names; what is not found is told, all of a row at once. */
export async function reconocerFilas(
  tx: Queryable,
  filas: readonly FilaRevisada[],
  catalogos: Catalogos,
): Promise<{ filas: FilaReconocida[]; errores: ErrorDeFila[] }> {
  const sedes = await leerSedes(tx, [...new Set(filas.map(({ dane }) => dane))]);
  const errores: ErrorDeFila[] = [];
  const reconocidas: FilaReconocida[] = [];
  for (const una of filas) {
    const sede = hallarSede(una, sedes);
    const jornada = hallarJornada(una, catalogos);
    const grado = hallarGrado(una, catalogos);
    if ('valor' in sede && 'valor' in jornada && 'valor' in grado) {
      reconocidas.push({ fila: una.fila, ...sede.valor, jornada: jornada.valor, grado: grado.valor, cupos: una.cupos });
    }
    for (const hallado of [sede, jornada, grado]) {
      if ('mensaje' in hallado) errores.push({ fila: una.fila.fila, ...hallado });
    }
  }
  // '5' and 'Quinto' are the same.
  const repetida = buscarRepetidas<FilaReconocida>(({ sede, ...lugar }) => claveDeLugar({ ...lugar, sede: sede.id }));
  const unicas = reconocidas.filter((una) => {
    const error = repetida(una);
    if (error) errores.push(error);
    return error === null;
  });
  return { filas: unicas, errores };
}

/** What names a place within a year; `sede`: its id. */
export function claveDeLugar({ sede, jornada, grado }: { sede: string; jornada: string; grado: number }): string {
  return `${sede} ${jornada} ${grado}`;
}
