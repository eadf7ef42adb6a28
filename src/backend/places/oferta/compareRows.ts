import { createHash } from 'node:crypto';

import * as v from 'valibot';

import { CAMPOS_DE_CUPOS, type Cupos } from '#domain/cupos.ts';
import type { CambioDeFila, ErrorDeFila } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { leerDados } from './promisedCupos';
import { claveDeLugar, type FilaReconocida } from './recogniseRows';

const ofertaSchema = v.object({
  id: v.string(),
  sede: v.string(),
  jornada: v.string(),
  grado: v.number(),
  capacidad: v.number(),
  continuan: v.number(),
  repiten: v.number(),
});

/** What the contract lists of them. */
const CONTADOS = 20;

export interface Cambiada {
  readonly una: FilaReconocida;
  readonly oferta: string;
  readonly antes: Cupos;
}

export interface Comparadas {
  readonly nuevas: readonly FilaReconocida[];
  readonly cambiadas: readonly Cambiada[];
  readonly iguales: number;
  readonly errores: readonly ErrorDeFila[];
}

/** What the rows would change of the places that there are. */
export async function comparar(tx: Queryable, filas: readonly FilaReconocida[], anio: number): Promise<Comparadas> {
  const ofertas = await readRows(
    tx,
    ofertaSchema,
    'select id, sede, jornada, grado, capacidad, continuan, repiten from ofertas where anio = $1',
    [anio],
  );
  const porLugar = new Map(ofertas.map((oferta) => [claveDeLugar(oferta), oferta]));
  const revisarDados = await leerDados(tx, anio);
  const nuevas: FilaReconocida[] = [];
  const cambiadas: Cambiada[] = [];
  const errores: ErrorDeFila[] = [];
  let iguales = 0;
  for (const una of filas) {
    const antes = porLugar.get(claveDeLugar({ ...una, sede: una.sede.id }));
    if (!antes) nuevas.push(una);
    else if (CAMPOS_DE_CUPOS.every((campo) => antes[campo] === una.cupos[campo])) iguales += 1;
    else {
      const mensaje = revisarDados(antes.id, antes, una.cupos);
      if (mensaje === null) cambiadas.push({ una, oferta: antes.id, antes: soloCupos(antes) });
      else errores.push({ fila: una.fila.fila, columna: 'capacidad', mensaje });
    }
  }
  return { nuevas, cambiadas, iguales, errores };
}

/** Of all that would change, before and after: equal ones change the same. */
export function huellaDe({ nuevas, cambiadas }: Comparadas): string {
  const cifras = ({ capacidad, continuan, repiten }: Cupos) => [capacidad, continuan, repiten];
  const creadas = nuevas.map(({ sede, jornada, grado, cupos }) => [sede.id, jornada, grado, cifras(cupos)]);
  const otras = cambiadas.map(({ una, oferta, antes }) => [oferta, cifras(antes), cifras(una.cupos)]);
  return createHash('sha256').update(JSON.stringify([creadas, otras])).digest('hex');
}

/** The first of what would change, as the contract lists it. */
export function primerosCambios({ nuevas, cambiadas }: Comparadas): CambioDeFila[] {
  const cambio = ({ fila, institucion, sede, jornada, grado, cupos }: FilaReconocida, antes: Cupos | null): CambioDeFila => ({
    fila: fila.fila,
    institucion,
    sede: sede.nombre,
    jornada,
    grado,
    antes,
    despues: cupos,
  });
  return [
    ...cambiadas.slice(0, CONTADOS).map(({ una, antes }) => cambio(una, antes)),
    ...nuevas.slice(0, CONTADOS).map((una) => cambio(una, null)),
  ].slice(0, CONTADOS);
}

const soloCupos = ({ capacidad, continuan, repiten }: Cupos): Cupos => ({ capacidad, continuan, repiten });
