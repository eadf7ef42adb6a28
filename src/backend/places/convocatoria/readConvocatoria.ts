import * as v from 'valibot';

import type { ConvocatoriaDeGestion, ReglasDeConvocatoria } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { exigirConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { leerFilasDeEtapas } from '../allocation/etapaRows';
import { leerPrioridades, leerReservas } from '../allocation/allocationRules';

const llamadoSchema = v.object({
  nombre: v.string(),
  version: v.number(),
  maximoOpciones: v.number(),
  sorteo: v.picklist(['unico', 'por_lugar']),
  reglaDeSemilla: v.string(),
  diasParaResponder: v.number(),
  fechasDeLista: v.array(v.string()),
});

export interface Llamado {
  readonly version: number;
  /** False once the list of a stage is frozen: the rules that it goes by are published then. */
  readonly editable: boolean;
  readonly reglas: ReglasDeConvocatoria;
}

/** A call's rules as they are stored. */
export async function leerReglas(db: Queryable, id: string): Promise<Llamado> {
  const fila = await readRow(
    db,
    llamadoSchema,
    `select nombre, version, maximo_opciones as "maximoOpciones", sorteo, regla_semilla as "reglaDeSemilla",
       dias_para_responder as "diasParaResponder",
       array(select to_char(dia, 'YYYY-MM-DD') from fechas_de_lista f where f.convocatoria = c.id order by 1) as "fechasDeLista"
     from convocatorias c where id = $1`,
    [id],
  );
  if (!fila) throw new Error(`The call ${id} is gone`);
  const { version, fechasDeLista, ...otras } = fila;
  const etapas = await leerFilasDeEtapas(db, id);
  const reservas = await leerReservas(db, id);
  return {
    version,
    editable: etapas.every(({ congelada }) => congelada === null),
    reglas: {
      ...otras,
      etapas: etapas.map(({ codigo, nombre, abre, cierra, publica, condiciones }) => ({
        codigo,
        nombre,
        abre: abre.toISOString(),
        cierra: cierra.toISOString(),
        publica: publica.toISOString(),
        condiciones,
      })),
      prioridades: [...(await leerPrioridades(db, id))],
      reservas: reservas.map(({ condicion, puestos }) => ({ condicion, puestos })),
      fechasDeLista,
    },
  };
}

/** The call of now as who manages it sees it. @throws 404 when there never was one */
export async function verConvocatoria(contexto: Contexto): Promise<ConvocatoriaDeGestion> {
  const { id, anio } = await exigirConvocatoria(contexto.db, ahora(contexto));
  const llamado = await leerReglas(contexto.db, id);
  return { anio, ...llamado, condiciones: nombrar(await contexto.catalogos()) };
}

/** What rules may name, in the city's order. */
export function nombrar({ condiciones }: Awaited<ReturnType<Contexto['catalogos']>>): ConvocatoriaDeGestion['condiciones'] {
  return condiciones.map(({ codigo, nombre }) => ({ codigo, nombre }));
}
