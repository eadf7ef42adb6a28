import * as v from 'valibot';

import { checkConfirmationRow, type ConfirmationColumn } from '#domain/confirmationRows.ts';
import type { Catalogues, ConfirmationRow, RowError } from '#domain/contractTypes.ts';
import { documentoReadings } from '#domain/documento.ts';
import { readDane } from '#domain/ofertaRows.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { searchText } from '#domain/words/searchText.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { documentoKey, matriculaKey } from '#backend/solicitud/matricula.ts';
import { solicitudColumns, solicitudRowSchema, type SolicitudRow } from '#backend/solicitud/solicitudRow.ts';
import { typesByName } from './recogniseMatricula';

const seatSchema = v.object({ dane: v.string(), nombre: v.string(), sede: v.string() });
const candidateSchema = v.object({ ...solicitudRowSchema.entries, clave: v.string(), lugar: v.nullable(seatSchema) });
type Candidate = v.InferOutput<typeof candidateSchema>;

/** A row with the solicitud that it means. */
export interface EnrolledRow {
  readonly fila: number;
  readonly solicitud: SolicitudRow;
}

interface Problem {
  readonly columna: ConfirmationColumn;
  readonly mensaje: string;
}

/** Those that hold a seat to be enrolled in, or are so already. */
const SEATED: readonly Candidate['estado'][] = ['aceptada', 'aceptada_y_en_lista', 'matriculada'];

/** The solicitudes of the pupils with these keys, locked in the order in which all lock them. */
async function lockCandidates(tx: Queryable, anio: number, keys: readonly string[]): Promise<ReadonlyMap<string, Candidate[]>> {
  const rows = await readRows(
    tx,
    candidateSchema,
    `select ${solicitudColumns}, ${documentoKey('solicitudes')} as clave,
       (select jsonb_build_object('dane', i.dane, 'nombre', i.nombre, 'sede', d.nombre)
        from ofertas o join sedes d on d.id = o.sede join instituciones i on i.dane = d.institucion
        where o.id = oferta_asignada) as lugar
     from solicitudes where anio = $1 and ${documentoKey('solicitudes')} = any($2) order by id for no key update`,
    [anio, keys],
  );
  const byKey = new Map<string, Candidate[]>();
  for (const row of rows) byKey.set(row.clave, [...(byKey.get(row.clave) ?? []), row]);
  return byKey;
}

/** Every key that a row's document may have: of its type, or of any. */
function keysOf({ documento, tipoDocumento }: ConfirmationRow, types: ReturnType<typeof typesByName>): string[] {
  const type = types.get(searchText(tipoDocumento));
  const codes = type ? [type.codigo] : [...types.values()].map(({ codigo }) => codigo);
  return [...new Set(codes.flatMap((codigo) => documentoReadings(documento).map((number) => matriculaKey(codigo, number))))];
}

function isThere({ lugar }: Candidate, { sede, dane }: ConfirmationRow): boolean {
  if (!lugar || (dane !== '' && readDane(dane) !== lugar.dane)) return false;
  const { nombre, sede: name } = lugar;
  const names = [name, fullSedeName({ institucion: { nombre }, sede: name }), `${nombre} ${name}`];
  return names.some((one) => searchText(one) === searchText(sede));
}

/** Which of a pupil's solicitudes a row means; of none that holds a seat, the last one, whose state says why not. */
function chooseCandidate(fila: ConfirmationRow, candidates: readonly Candidate[], anio: number): Candidate | Problem {
  const last = candidates.at(-1);
  if (!last) return { columna: 'documento', mensaje: `Ningún estudiante con este documento tiene una solicitud para ${anio}.` };
  const seated = candidates.filter(({ estado }) => SEATED.includes(estado));
  const [first] = seated;
  if (!first) return last;
  const [one, other] = seated.filter((each) => isThere(each, fila));
  if (one && other)
    return { columna: 'tipoDocumento', mensaje: 'Hay más de un estudiante con este número: escriba el tipo de documento.' };
  if (one) return one;
  if (!first.lugar) return first;
  const { dane, nombre, sede } = first.lugar;
  const seat = fullSedeName({ institucion: { nombre }, sede });
  return { columna: 'sede', mensaje: `El cupo de este estudiante es en «${seat}», con código DANE ${dane}.` };
}

/** Which solicitud each row means, and all that is wrong with those that mean none, in their order. */
export async function findEnrolled(
  tx: Queryable,
  rows: readonly ConfirmationRow[],
  { anio, catalogues }: { readonly anio: number; readonly catalogues: Catalogues },
): Promise<{ enrolled: EnrolledRow[]; errors: RowError[] }> {
  const types = typesByName(catalogues);
  const byKey = await lockCandidates(tx, anio, [...new Set(rows.flatMap((fila) => keysOf(fila, types)))]);
  const lines = new Map<number, number>();
  const errors: RowError[] = [];
  const enrolled: EnrolledRow[] = [];
  for (const row of rows) {
    const { fila } = row;
    const checked = checkConfirmationRow(row);
    if (!checked.ok) {
      errors.push(...checked.problems);
      continue;
    }
    if (row.tipoDocumento !== '' && !types.has(searchText(row.tipoDocumento))) {
      errors.push({ fila, columna: 'tipoDocumento', mensaje: `No hay ningún tipo de documento «${row.tipoDocumento}».` });
      continue;
    }
    const found = chooseCandidate(
      row,
      keysOf(row, types).flatMap((key) => byKey.get(key) ?? []),
      anio,
    );
    if ('mensaje' in found) {
      errors.push({ fila, ...found });
      continue;
    }
    const first = lines.get(found.id);
    if (first === undefined) enrolled.push({ fila, solicitud: found });
    else
      errors.push({
        fila,
        columna: 'documento',
        mensaje: `Es el mismo estudiante de la línea ${first}: deje una sola de las dos.`,
      });
    lines.set(found.id, first ?? fila);
  }
  return { enrolled, errors };
}
