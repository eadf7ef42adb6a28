import * as v from 'valibot';

import { ESTADOS_VIVOS } from '#domain/estados.ts';
import type { DatosDeSolicitud, Oferta } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import type { ErrorDeCampo } from '../http/problem';
import { rechazarErrores } from './checkData';

interface DeQuien {
  readonly anio: number;
  /** The request's id when it is there already: its own supports may be named again. */
  readonly solicitud: number | null;
  /** Its own radicado, which is no sibling's. */
  readonly radicado: string | null;
}

const textSchema = v.object({ valor: v.string() });

/** Which of the values an SQL of one column `valor` finds. */
async function encontrados(
  tx: Queryable,
  values: readonly string[],
  text: string,
  ...others: readonly unknown[]
): Promise<ReadonlySet<string>> {
  if (values.length === 0) return new Set();
  const rows = await readRows(tx, textSchema, text, [[...values], ...others]);
  return new Set(rows.map(({ valor }) => valor));
}

function erroresDeOfertas(
  { estudiante, opciones }: DatosDeSolicitud,
  anio: number,
  ofertas: ReadonlyMap<string, Oferta>,
): ErrorDeCampo[] {
  const sirve = (id: string): boolean => {
    const oferta = ofertas.get(id);
    return oferta?.anio === anio && oferta.grado === estudiante.grado;
  };
  const errores = opciones.flatMap((id, index) =>
    sirve(id)
      ? []
      : [{ campo: `datos.opciones.${index}`, mensaje: 'Esta oferta ya no está, o no es del grado: quítela y elija otra.' }],
  );
  if (estudiante.cupoActual === null || sirve(estudiante.cupoActual)) return errores;
  const mensaje = 'El cupo que dice tener no está en la oferta del grado: elíjalo de nuevo.';
  return [...errores, { campo: 'datos.estudiante.cupoActual', mensaje }];
}

/** Supports that nobody's request has yet, that have not lapsed, each named once. */
async function erroresDeArchivos(
  tx: Queryable,
  { condiciones }: DatosDeSolicitud,
  solicitud: number | null,
  instant: Date,
): Promise<ErrorDeCampo[]> {
  const libres = await encontrados(
    tx,
    condiciones.flatMap(({ archivos }) => archivos),
    `select id as valor from archivos
     where id = any($1::uuid[]) and (solicitud = $2 or (solicitud is null and vence > $3)) for update`,
    solicitud,
    instant.toISOString(),
  );
  const vistos = new Set<string>();
  return condiciones.flatMap(({ archivos }, index) =>
    archivos.flatMap((id, place) => {
      const sirve = libres.has(id) && !vistos.has(id);
      vistos.add(id);
      const campo = `datos.condiciones.${index}.archivos.${place}`;
      return sirve ? [] : [{ campo, mensaje: 'Este archivo ya no está: cárguelo de nuevo.' }];
    }),
  );
}

/**
 * What the data of a request name must be there: places of the year and the grado, institutions, supports, siblings.
 * Of a sibling's radicado it says only that it is none, and nothing of any person.
 * @param ofertas the places that are named (`leerNombradas`)
 * @throws 422
 */
export async function revisarReferencias(
  tx: Queryable,
  datos: DatosDeSolicitud,
  ofertas: ReadonlyMap<string, Oferta>,
  { anio, solicitud, radicado }: DeQuien,
  instant: Date,
): Promise<void> {
  const { condiciones, hermanos } = datos;
  const instituciones = await encontrados(
    tx,
    condiciones.flatMap(({ institucion }) => institucion ?? []),
    'select dane as valor from instituciones where dane = any($1::text[])',
  );
  const radicados = await encontrados(
    tx,
    hermanos.map((hermano) => hermano.radicado),
    'select radicado as valor from solicitudes where radicado = any($1::text[]) and anio = $2 and estado = any($3::text[])',
    anio,
    [...ESTADOS_VIVOS],
  );
  rechazarErrores([
    ...(await erroresDeArchivos(tx, datos, solicitud, instant)),
    ...condiciones.flatMap(({ institucion }, index) =>
      institucion === null || instituciones.has(institucion)
        ? []
        : [{ campo: `datos.condiciones.${index}.institucion`, mensaje: 'Elija una institución de la lista.' }],
    ),
    ...hermanos.flatMap((hermano, index) =>
      radicados.has(hermano.radicado) && hermano.radicado !== radicado
        ? []
        : [
            {
              campo: `datos.hermanos.${index}.radicado`,
              mensaje: 'No hay una solicitud de este año con ese radicado: revíselo o quítelo.',
            },
          ],
    ),
    ...erroresDeOfertas(datos, anio, ofertas),
  ]);
}
