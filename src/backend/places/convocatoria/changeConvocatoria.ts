import * as v from 'valibot';

import { reglasSchema } from '#domain/convocatoriaRules.ts';
import type { ConvocatoriaDeGestion, ReglasDeConvocatoria } from '#domain/contractTypes.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { exigirConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { rechazarErrores, revisar } from '#backend/solicitud/checkData.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { leerReglas, nombrar, type Llamado } from './readConvocatoria';

/** The form of a change; the rules themselves are what a person may have to correct. */
export const cambioDeConvocatoria = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reglas: v.unknown(),
});
type CambioDeConvocatoria = v.InferOutput<typeof cambioDeConvocatoria>;

/** @throws 409 `lista_congelada`, `version_vieja` */
function exigirCambiable({ editable, version: now }: Llamado, version: number): void {
  if (!editable) {
    throw new HttpProblem(409, 'La lista de una etapa ya está congelada: las reglas no cambian más', { codigo: 'lista_congelada' });
  }
  if (now === version) return;
  throw new HttpProblem(409, 'La convocatoria cambió mientras usted la veía: revise cómo está ahora antes de guardar', {
    codigo: 'version_vieja',
  });
}

const ultimaSchema = v.object({ ultima: v.nullable(v.date()) });

/** A request that was filed in time is in no stage any more when the last one is made to close before it. @throws 422 */
async function exigirQueQuepan(tx: Queryable, convocatoria: string, { etapas }: ReglasDeConvocatoria): Promise<void> {
  const fila = await readRow(
    tx,
    ultimaSchema,
    `select max(creada_en) as ultima from solicitudes where convocatoria = $1 and estado not in ('retirada', 'no_admitida')`,
    [convocatoria],
  );
  const cierre = etapas.at(-1)?.cierra ?? '';
  rechazarErrores(
    fila?.ultima && new Date(cierre) <= fila.ultima
      ? [
          {
            campo: `reglas.etapas.${etapas.length - 1}.cierra`,
            mensaje: 'Elija un cierre posterior: ya hay solicitudes radicadas después de ese momento.',
          },
        ]
      : [],
  );
}

/**
 * The public dates are the stages': it opens with the first, and closes and publishes with the last. Every stage gets
 * a version that nobody has seen: who was about to freeze its list looks again.
 */
async function guardar(tx: Queryable, convocatoria: string, reglas: ReglasDeConvocatoria): Promise<void> {
  const { etapas, prioridades, reservas, fechasDeLista } = reglas;
  await tx.query(
    `update convocatorias set nombre = $2, abre = $3, cierra = $4, publica = $5, maximo_opciones = $6, sorteo = $7,
       regla_semilla = $8, dias_para_responder = $9, version = version + 1 where id = $1`,
    [
      convocatoria,
      reglas.nombre,
      etapas[0]?.abre,
      etapas.at(-1)?.cierra,
      etapas.at(-1)?.publica,
      reglas.maximoOpciones,
      reglas.sorteo,
      reglas.reglaDeSemilla,
      reglas.diasParaResponder,
    ],
  );
  const [fila] = await tx.query('select max(version) + 1 as version from etapas where convocatoria = $1', [convocatoria]);
  for (const tabla of ['etapa_condiciones', 'etapas', 'prioridades', 'reservas', 'fechas_de_lista']) {
    await tx.query(`delete from ${tabla} where convocatoria = $1`, [convocatoria]);
  }
  const deEsta = { convocatoria };
  await insertRows(
    tx,
    'etapas',
    etapas.map(({ condiciones: _, ...etapa }, at) => ({ ...deEsta, ...etapa, numero: at + 1, version: fila?.['version'] ?? 1 })),
  );
  await insertRows(
    tx,
    'etapa_condiciones',
    etapas.flatMap(({ condiciones }, at) => condiciones.map((condicion) => ({ ...deEsta, numero: at + 1, condicion }))),
  );
  await insertRows(tx, 'prioridades', prioridades.map((condicion, at) => ({ ...deEsta, orden: at + 1, condicion })));
  await insertRows(tx, 'reservas', reservas.map((reserva, at) => ({ ...deEsta, ...reserva, orden: at + 1 })));
  await insertRows(tx, 'fechas_de_lista', fechasDeLista.map((dia) => ({ ...deEsta, dia })));
}

/**
 * Other rules for the call of now, as long as no list is frozen. Filing and the allocation go by them from then on;
 * what they were before is kept, with who changed them.
 * @throws 404; 409 `lista_congelada`, `version_vieja`; 422
 */
export async function cambiarConvocatoria(
  contexto: Contexto,
  login: string,
  { version, reglas: pedidas }: CambioDeConvocatoria,
): Promise<ConvocatoriaDeGestion> {
  const { db, timeZone } = contexto;
  const instant = ahora(contexto);
  const condiciones = nombrar(await contexto.catalogos());
  // With the schema that the form uses.
  const reglas = revisar(reglasSchema({ condiciones, timeZone }), pedidas, 'reglas');
  return db.transaction(async (tx) => {
    const { id, anio } = await exigirConvocatoria(tx, instant);
    // The steps of the official run wait for it too (`bloquearEtapa`).
    await tx.query('select 1 from convocatorias where id = $1 for update', [id]);
    const antes = await leerReglas(tx, id);
    exigirCambiable(antes, version);
    await exigirQueQuepan(tx, id, reglas);
    await tx.query('insert into cambios_de_reglas (convocatoria, version, en, quien, antes) values ($1, $2, $3, $4, $5)', [
      id,
      version,
      instant.toISOString(),
      login,
      JSON.stringify(antes.reglas),
    ]);
    await guardar(tx, id, reglas);
    return { anio, ...(await leerReglas(tx, id)), condiciones };
  });
}
