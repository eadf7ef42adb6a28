import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { CAMPOS_DE_CUPOS } from '../../../../src/shared/educacion/cupos';
import { revisarFilas } from '../../../../src/shared/educacion/filasDeOferta';
import type { ErrorDeFila, InformeDeImportacion } from '../../../../src/shared/educacion/tipos';
import { type Queryable, readRows } from '../../db/database';
import { insertRows } from '../../db/insert';
import { ahora, type Contexto } from '../../educacion/contexto';
import { anotarCambios, type CambioHecho } from './anotar';
import { bloquearOfertas } from './bloquear';
import type { ImportacionDeOfertas } from './cuerpos';
import { leerDados } from './dados';
import { claveDeLugar, reconocerFilas, type FilaReconocida } from './reconocer';

const ofertaSchema = v.object({
  id: v.string(),
  sede: v.string(),
  jornada: v.string(),
  grado: v.number(),
  capacidad: v.number(),
  continuan: v.number(),
  repiten: v.number(),
});

interface Comparadas {
  readonly nuevas: FilaReconocida[];
  readonly cambiadas: CambioHecho[];
  readonly iguales: number;
  readonly errores: ErrorDeFila[];
}

/** What the rows would change of the places that there are. */
async function comparar(tx: Queryable, filas: readonly FilaReconocida[], anio: number): Promise<Comparadas> {
  const ofertas = await readRows(
    tx,
    ofertaSchema,
    'select id, sede, jornada, grado, capacidad, continuan, repiten from ofertas where anio = $1',
    [anio],
  );
  const porLugar = new Map(ofertas.map((oferta) => [claveDeLugar(oferta), oferta]));
  const revisarDados = await leerDados(tx, anio);
  const nuevas: FilaReconocida[] = [];
  const cambiadas: CambioHecho[] = [];
  const errores: ErrorDeFila[] = [];
  let iguales = 0;
  for (const una of filas) {
    const antes = porLugar.get(claveDeLugar(una));
    if (!antes) nuevas.push(una);
    else if (CAMPOS_DE_CUPOS.every((campo) => antes[campo] === una.cupos[campo])) iguales += 1;
    else {
      const mensaje = revisarDados(antes.id, antes, una.cupos);
      if (mensaje === null) cambiadas.push({ oferta: antes.id, antes, despues: una.cupos });
      else errores.push({ fila: una.fila.fila, columna: 'capacidad', mensaje });
    }
  }
  return { nuevas, cambiadas, iguales, errores };
}

/** @returns what was put in, for the log */
async function crear(tx: Queryable, nuevas: readonly FilaReconocida[], anio: number): Promise<CambioHecho[]> {
  const filas = nuevas.map((nueva) => ({ id: randomUUID(), ...nueva }));
  await insertRows(
    tx,
    'ofertas',
    filas.map(({ id, sede, jornada, grado, cupos }) => ({ id, sede, jornada, grado, anio, ...cupos })),
  );
  return filas.map(({ id, cupos }) => ({ oferta: id, antes: null, despues: cupos }));
}

async function cambiar(tx: Queryable, cambiadas: readonly CambioHecho[]): Promise<void> {
  await tx.query(
    `update ofertas o set capacidad = f.capacidad, continuan = f.continuan, repiten = f.repiten, version = o.version + 1
     from jsonb_to_recordset($1::jsonb) as f (id uuid, capacidad int, continuan int, repiten int) where o.id = f.id`,
    [JSON.stringify(cambiadas.map(({ oferta, despues }) => ({ id: oferta, ...despues })))],
  );
}

/**
 * Reviews a file's rows, and saves all of them or none: none with an error, none when only a review is asked for.
 * Places that the file does not name stay as they are.
 * @throws 404, 409 `lista_congelada`
 */
export async function importarOfertas(
  contexto: Contexto,
  login: string,
  { soloRevisar, filas }: ImportacionDeOfertas,
): Promise<InformeDeImportacion> {
  const instant = ahora(contexto);
  const catalogos = await contexto.catalogos();
  const revisadas = revisarFilas(filas);
  return contexto.db.transaction(async (tx) => {
    const anio = await bloquearOfertas(tx, instant);
    const reconocidas = await reconocerFilas(tx, revisadas.filas, catalogos);
    const { nuevas, cambiadas, iguales, errores } = await comparar(tx, reconocidas.filas, anio);
    const todos = [...revisadas.errores, ...reconocidas.errores, ...errores].sort((una, otra) => una.fila - otra.fila);
    const guardada = !soloRevisar && todos.length === 0;
    if (guardada) {
      const creadas = await crear(tx, nuevas, anio);
      await cambiar(tx, cambiadas);
      await anotarCambios(tx, [...creadas, ...cambiadas], { origen: 'importacion', login, instant });
    }
    return {
      revisadas: filas.length,
      nuevas: nuevas.length,
      cambiadas: cambiadas.length,
      iguales,
      guardada,
      errores: todos,
    };
  });
}
