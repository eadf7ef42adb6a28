import * as v from 'valibot';

import type { ManagedConvocatoria, ConvocatoriaRules } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { matriculaDays, matriculaDaysSchema, requireConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { readEtapaRows } from '../allocation/etapaRows';
import { readPrioridades, readReservas } from '../allocation/allocationRules';

const convocatoriaSchema = v.object({
  nombre: v.string(),
  version: v.number(),
  maximoOpciones: v.number(),
  sorteo: v.picklist(['unico', 'por_lugar']),
  hermanos: v.nullable(v.string()),
  reglaDeSemilla: v.string(),
  diasParaResponder: v.number(),
  fechasDeLista: v.array(v.string()),
  matricula: matriculaDaysSchema,
});

export interface StoredConvocatoria {
  readonly version: number;
  /** False once the list of a stage is frozen: the rules that it goes by are published then. */
  readonly editable: boolean;
  readonly reglas: ConvocatoriaRules;
}

/** A convocatoria's rules as they are stored. */
export async function readStoredConvocatoria(db: Queryable, id: string): Promise<StoredConvocatoria> {
  const row = await readRow(
    db,
    convocatoriaSchema,
    `select nombre, version, maximo_opciones as "maximoOpciones", sorteo, hermanos, regla_semilla as "reglaDeSemilla",
       dias_para_responder as "diasParaResponder",
       array(select to_char(dia, 'YYYY-MM-DD') from fechas_de_lista f where f.convocatoria = c.id order by 1) as "fechasDeLista",
       ${matriculaDays} as matricula
     from convocatorias c where id = $1`,
    [id],
  );
  if (!row) throw new Error(`The call ${id} is gone`);
  const { version, fechasDeLista, matricula, ...others } = row;
  const etapas = await readEtapaRows(db, id);
  const reservas = await readReservas(db, id);
  return {
    version,
    editable: etapas.every(({ congelada }) => congelada === null),
    reglas: {
      ...others,
      etapas: etapas.map(({ codigo, nombre, abre, cierra, publica, condiciones }) => ({
        codigo,
        nombre,
        abre: abre.toISOString(),
        cierra: cierra.toISOString(),
        publica: publica.toISOString(),
        condiciones,
      })),
      prioridades: [...(await readPrioridades(db, id))],
      reservas: reservas.map(({ condicion, puestos }) => ({ condicion, puestos })),
      fechasDeLista,
      matricula,
    },
  };
}

/** The convocatoria of now as who manages it sees it. @throws 404 when there never was one */
export async function viewConvocatoria(context: Context): Promise<ManagedConvocatoria> {
  const { id, anio } = await requireConvocatoria(context.db, instantOf(context));
  const stored = await readStoredConvocatoria(context.db, id);
  return { anio, ...stored, condiciones: nameCondiciones(await context.catalogues()) };
}

/** What rules may name, in the city's order. */
export function nameCondiciones({ condiciones }: Awaited<ReturnType<Context['catalogues']>>): ManagedConvocatoria['condiciones'] {
  return condiciones.map(({ codigo, nombre, alcance }) => ({ codigo, nombre, alcance }));
}
