import { randomUUID } from 'node:crypto';

import { revisarFilas } from '#domain/ofertaRows.ts';
import type { InformeDeImportacion } from '#domain/contractTypes.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { anotarCambios, type CambioHecho } from './logOfertaChanges';
import { bloquearOfertas } from './lockOfertas';
import { comparar, huellaDe, primerosCambios, type Cambiada } from './compareRows';
import type { ImportacionDeOfertas } from './ofertaInputs';
import { reconocerFilas, type FilaReconocida } from './recogniseRows';

/** @returns what was put in, for the log */
async function crear(tx: Queryable, nuevas: readonly FilaReconocida[], anio: number): Promise<CambioHecho[]> {
  const filas = nuevas.map((nueva) => ({ id: randomUUID(), ...nueva }));
  await insertRows(
    tx,
    'ofertas',
    filas.map(({ id, sede, jornada, grado, cupos }) => ({ id, sede: sede.id, jornada, grado, anio, ...cupos })),
  );
  return filas.map(({ id, cupos }) => ({ oferta: id, antes: null, despues: cupos }));
}

/** @returns what was changed, for the log */
async function cambiar(tx: Queryable, cambiadas: readonly Cambiada[]): Promise<CambioHecho[]> {
  await tx.query(
    `update ofertas o set capacidad = f.capacidad, continuan = f.continuan, repiten = f.repiten, version = o.version + 1
     from jsonb_to_recordset($1::jsonb) as f (id uuid, capacidad int, continuan int, repiten int) where o.id = f.id`,
    [JSON.stringify(cambiadas.map(({ una, oferta }) => ({ id: oferta, ...una.cupos })))],
  );
  return cambiadas.map(({ una, oferta, antes }) => ({ oferta, antes, despues: una.cupos }));
}

/**
 * Reviews a file's rows, and saves all of them or none: none with an error, none without a review's `huella`.
 * Places that the file does not name stay as they are.
 * @throws 404, 409 `lista_congelada`, 409 `version_vieja` where they would change something else than was reviewed
 */
export async function importarOfertas(
  contexto: Contexto,
  login: string,
  { huella: revisada, filas }: ImportacionDeOfertas,
): Promise<InformeDeImportacion> {
  const instant = ahora(contexto);
  const catalogos = await contexto.catalogos();
  const revisadas = revisarFilas(filas);
  return contexto.db.transaction(async (tx) => {
    const anio = await bloquearOfertas(tx, instant);
    const reconocidas = await reconocerFilas(tx, revisadas.filas, catalogos);
    const comparadas = await comparar(tx, reconocidas.filas, anio);
    const { nuevas, cambiadas, iguales } = comparadas;
    const errores = [...revisadas.errores, ...reconocidas.errores, ...comparadas.errores].sort((una, otra) => una.fila - otra.fila);
    const huella = huellaDe(comparadas);
    const guardada = revisada !== null && errores.length === 0;
    if (guardada && nuevas.length + cambiadas.length > 0) {
      if (revisada !== huella) {
        throw new HttpProblem(409, 'La oferta cambió después de revisar el archivo: revíselo de nuevo', { codigo: 'version_vieja' });
      }
      const hechos = [...(await crear(tx, nuevas, anio)), ...(await cambiar(tx, cambiadas))];
      await anotarCambios(tx, hechos, { origen: 'importacion', login, instant });
    }
    return {
      revisadas: filas.length,
      nuevas: nuevas.length,
      cambiadas: cambiadas.length,
      iguales,
      cambios: primerosCambios(comparadas),
      huella,
      guardada,
      errores,
    };
  });
}
