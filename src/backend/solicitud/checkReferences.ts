import * as v from 'valibot';

import { onlyOwnCupoProblem } from '#domain/solicitud/opcionesSchema.ts';
import type { SolicitudData } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import type { FieldError } from '../http/problem';
import { rejectErrors } from './checkData';
import type { NamedOfertas } from './ofertas';

interface WhoseData {
  readonly anio: number;
  /** The solicitud's id when it is there already: its own supports may be named again. */
  readonly solicitud: number | null;
  /** Its own radicado, which is no sibling's. */
  readonly radicado: string | null;
}

const textSchema = v.object({ valor: v.string() });

/** Which of the values an SQL of one column `valor` finds. */
async function findValues(
  tx: Queryable,
  values: readonly string[],
  text: string,
  ...others: readonly unknown[]
): Promise<ReadonlySet<string>> {
  if (values.length === 0) return new Set();
  const rows = await readRows(tx, textSchema, text, [[...values], ...others]);
  return new Set(rows.map(({ valor }) => valor));
}

function ofertaErrors({ estudiante, opciones }: SolicitudData, anio: number, { ofertas, closed }: NamedOfertas): FieldError[] {
  const fits = (id: string): boolean => {
    const oferta = ofertas.get(id);
    return oferta?.anio === anio && oferta.grado === estudiante.grado && !closed.has(id);
  };
  const errors = opciones.flatMap((id, index) =>
    fits(id)
      ? []
      : [{ campo: `datos.opciones.${index}`, mensaje: 'Esta oferta ya no está, o no es del grado: quítela y elija otra.' }],
  );
  const ownOnly = onlyOwnCupoProblem(opciones, estudiante.cupoActual);
  if (ownOnly !== null) errors.push({ campo: 'datos.opciones', mensaje: ownOnly });
  if (estudiante.cupoActual === null || fits(estudiante.cupoActual)) return errors;
  const message = 'El cupo que dice tener no está en la oferta del grado: elíjalo de nuevo.';
  return [...errors, { campo: 'datos.estudiante.cupoActual', mensaje: message }];
}

/** Supports that nobody's solicitud has yet, that have not lapsed, each named once. */
async function soporteErrors(
  tx: Queryable,
  { condiciones, documentos }: SolicitudData,
  solicitud: number | null,
  instant: Date,
): Promise<FieldError[]> {
  const named = [
    ...condiciones.flatMap(({ archivos }, index) =>
      archivos.map((id, place) => ({ id, campo: `datos.condiciones.${index}.archivos.${place}` })),
    ),
    ...documentos.map((id, place) => ({ id, campo: `datos.documentos.${place}` })),
  ];
  const free = await findValues(
    tx,
    named.map(({ id }) => id),
    `select id as valor from archivos
     where id = any($1::uuid[]) and ((solicitud = $2 and reclamo is null) or (solicitud is null and vence > $3)) for no key update`,
    solicitud,
    instant.toISOString(),
  );
  const seen = new Set<string>();
  return named.flatMap(({ id, campo }) => {
    const fits = free.has(id) && !seen.has(id);
    seen.add(id);
    return fits ? [] : [{ campo, mensaje: 'Este archivo ya no está: cárguelo de nuevo.' }];
  });
}

/**
 * What the data of a solicitud name must be there: places of the year and the grado, institutions, supports.
 * Of a sibling's radicado it says nothing, so that nobody can ask which there are: one that is none joins nobody.
 * @param named the places that are named (`readNamedOfertas`)
 * @throws 422
 */
export async function checkReferences(
  tx: Queryable,
  data: SolicitudData,
  named: NamedOfertas,
  { anio, solicitud, radicado }: WhoseData,
  instant: Date,
): Promise<void> {
  const { condiciones, hermanos } = data;
  const instituciones = await findValues(
    tx,
    condiciones.flatMap(({ institucion }) => institucion ?? []),
    'select dane as valor from instituciones where dane = any($1::text[])',
  );
  rejectErrors([
    ...(await soporteErrors(tx, data, solicitud, instant)),
    ...condiciones.flatMap(({ institucion }, index) =>
      institucion === null || instituciones.has(institucion)
        ? []
        : [{ campo: `datos.condiciones.${index}.institucion`, mensaje: 'Elija una institución de la lista.' }],
    ),
    ...hermanos.flatMap((hermano, index) =>
      hermano.radicado === radicado
        ? [{ campo: `datos.hermanos.${index}.radicado`, mensaje: 'Este es el radicado de esta misma solicitud: quítelo.' }]
        : [],
    ),
    ...ofertaErrors(data, anio, named),
  ]);
}
