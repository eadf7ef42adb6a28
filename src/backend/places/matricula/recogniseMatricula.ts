import { documentoProblem, readDocumento } from '#domain/documento.ts';
import type { Catalogues, Grado, MatriculaRow, RowError, TipoDocumento } from '#domain/contractTypes.ts';
import { checkMatriculaRow, type CheckedMatriculaRow, type MatriculaColumn } from '#domain/matriculaRows.ts';
import { searchText } from '#domain/words/searchText.ts';
import type { Queryable } from '#backend/db/database.ts';
import { matriculaKey } from '#backend/solicitud/matricula.ts';
import { findGrado, findSede, readSedes } from '../oferta/recogniseRows';

/** A pupil's seat, as it is stored. */
export interface Matriculado {
  readonly documento: string;
  readonly sede: string;
  readonly grado: Grado;
}

type Found<T> = { readonly value: T } | { readonly columna: MatriculaColumn; readonly mensaje: string };

function findDocumento({ fila, documento }: CheckedMatriculaRow, types: ReadonlyMap<string, TipoDocumento>): Found<string> {
  const type = types.get(searchText(fila.tipoDocumento));
  if (!type) {
    const codes = [...new Set([...types.values()].map(({ codigo }) => codigo))].join(', ');
    return {
      columna: 'tipoDocumento',
      mensaje: `No hay ningún tipo de documento «${fila.tipoDocumento}». Los tipos son: ${codes}.`,
    };
  }
  const problem = documentoProblem(type, documento, [...types.values()]);
  return problem === undefined
    ? { value: matriculaKey(type.codigo, readDocumento(type, documento)) }
    : { columna: 'documento', mensaje: `${problem} El tipo es ${type.codigo}.` };
}

/** By their codes and their names. */
export function typesByName({ tiposDocumento }: Catalogues): ReadonlyMap<string, TipoDocumento> {
  return new Map(tiposDocumento.flatMap((type) => [type.codigo, type.nombre].map((name) => [searchText(name), type] as const)));
}

/** Tells of each row, as they come, whether an earlier one has its pupil. */
function findRepeated(): (row: Matriculado, fila: number) => RowError | null {
  const lines = new Map<string, number>();
  return ({ documento }, fila) => {
    const first = lines.get(documento);
    if (first === undefined) {
      lines.set(documento, fila);
      return null;
    }
    return { fila, columna: 'documento', mensaje: `Es el mismo documento de la línea ${first}: deje una sola de las dos.` };
  };
}

/** The pupils of the rows of a list, and all that is wrong in these, in their order. */
export async function recogniseMatricula(
  tx: Queryable,
  rows: readonly MatriculaRow[],
  catalogues: Catalogues,
): Promise<{ matriculados: Matriculado[]; errors: RowError[] }> {
  const checked = rows.map(checkMatriculaRow);
  const sound = checked.flatMap((one) => (one.ok ? [one.value] : []));
  const sedes = await readSedes(tx, [...new Set(sound.map(({ dane }) => dane))]);
  const types = typesByName(catalogues);
  const repeated = findRepeated();
  const errors: RowError[] = [];
  const matriculados: Matriculado[] = [];
  for (const one of checked) {
    if (!one.ok) {
      errors.push(...one.problems);
      continue;
    }
    const { fila } = one.value.fila;
    const documento = findDocumento(one.value, types);
    const sede = findSede(one.value, sedes);
    const grado = findGrado(one.value, catalogues);
    for (const found of [documento, sede, grado]) if ('mensaje' in found) errors.push({ fila, ...found });
    if (!('value' in documento && 'value' in sede && 'value' in grado)) continue;
    const matriculado = { documento: documento.value, sede: sede.value.sede.id, grado: grado.value };
    const error = repeated(matriculado, fila);
    if (error) errors.push(error);
    else matriculados.push(matriculado);
  }
  return { matriculados, errors };
}
