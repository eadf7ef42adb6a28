import * as v from 'valibot';

import type { Convocatoria } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '../db/database';
import { HttpProblem } from '../http/problem';
import { ahora, type Contexto } from '../context';

const convocatoriaSchema = v.object({
  id: v.string(),
  anio: v.number(),
  nombre: v.string(),
  abre: v.date(),
  cierra: v.date(),
  publica: v.date(),
  maximoOpciones: v.number(),
  aviso: v.string(),
});
/** A call as it is stored; `cierra` is the first moment that is too late. */
export type FilaDeConvocatoria = v.InferOutput<typeof convocatoriaSchema>;

const columnas = 'id, anio, nombre, abre, cierra, publica, maximo_opciones as "maximoOpciones", aviso';

export function estaAbierta({ abre, cierra }: FilaDeConvocatoria, instant: Date): boolean {
  return abre <= instant && instant < cierra;
}

/** The call that is open, else the next one, else the last one; undefined when there never was one. */
export function buscarConvocatoria(db: Queryable, instant: Date): Promise<FilaDeConvocatoria | undefined> {
  return readRow(
    db,
    convocatoriaSchema,
    `select ${columnas} from convocatorias
     order by (case when abre <= $1 and $1 < cierra then 0 when $1 < abre then 1 else 2 end),
       case when $1 < abre then abre end, cierra desc
     limit 1`,
    [instant.toISOString()],
  );
}

/** @throws 404 when there never was a call */
export async function exigirConvocatoria(db: Queryable, instant: Date): Promise<FilaDeConvocatoria> {
  const fila = await buscarConvocatoria(db, instant);
  if (!fila) throw new HttpProblem(404, 'No hay ninguna convocatoria', { codigo: 'sin_convocatoria' });
  return fila;
}

/** The call of a request. */
export async function convocatoriaDe(db: Queryable, id: string): Promise<FilaDeConvocatoria> {
  const fila = await readRow(db, convocatoriaSchema, `select ${columnas} from convocatorias where id = $1`, [id]);
  if (!fila) throw new Error(`A request names the call ${id}, which is not there`);
  return fila;
}

const avisoSchema = v.object({
  version: v.string(),
  titulo: v.string(),
  parrafos: v.array(v.string()),
  responsable: v.string(),
  contacto: v.string(),
});

async function leerAviso(db: Queryable, version: string): Promise<Convocatoria['aviso']> {
  const [aviso] = await readRows(
    db,
    avisoSchema,
    'select version, titulo, parrafos, responsable, contacto from avisos_de_privacidad where version = $1',
    [version],
  );
  if (!aviso) throw new Error(`A call names the notice ${version}, which is not there`);
  return aviso;
}

function situacionDe({ abre, cierra }: FilaDeConvocatoria, instant: Date): Convocatoria['situacion'] {
  if (instant < abre) return 'por_abrir';
  return instant < cierra ? 'abierta' : 'cerrada';
}

/** The call with the catalogues that its forms need. @throws 404 when there never was one */
export async function leerConvocatoria(contexto: Contexto): Promise<Convocatoria> {
  const { db } = contexto;
  const instant = ahora(contexto);
  const fila = await exigirConvocatoria(db, instant);
  const { anio, nombre, maximoOpciones } = fila;
  return {
    anio,
    nombre,
    situacion: situacionDe(fila, instant),
    ahora: instant.toISOString(),
    abre: fila.abre.toISOString(),
    cierra: fila.cierra.toISOString(),
    publica: fila.publica.toISOString(),
    maximoOpciones,
    aviso: await leerAviso(db, fila.aviso),
    catalogos: await contexto.catalogos(),
  };
}
