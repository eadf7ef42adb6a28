import { writeCsv } from '#domain/csv.ts';
import { NOMBRES_DE_COLUMNAS } from '#domain/ofertaRows.ts';
import type { ArchivoDeTexto } from '#domain/contractTypes.ts';
import { readRows } from '#backend/db/database.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { exigirConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { enOrden, lugares } from '#backend/solicitud/ofertas.ts';
import { comoTexto } from '../csvText';
import { columnasDeGestion, ofertaDeGestionSchema } from './managedOferta';

const N = NOMBRES_DE_COLUMNAS;

/** With what an import needs, and, to be read by people, the institution's name and the vacancies. */
const COLUMNAS = [N.dane, 'Institución', N.sede, N.jornada, N.grado, N.capacidad, N.continuan, N.repiten, 'Vacantes'];

/** All places of the call's year, as a file to change and to import again. @throws 404 without a call */
export async function exportarOfertas(contexto: Contexto): Promise<ArchivoDeTexto> {
  const { db } = contexto;
  const { anio } = await exigirConvocatoria(db, ahora(contexto));
  const { jornadas, grados } = await contexto.catalogos();
  const nombreDeJornada = new Map(jornadas.map(({ codigo, nombre }) => [codigo, nombre]));
  const nombreDeGrado = new Map<number, string>(grados.map(({ grado, nombre }) => [grado, nombre]));
  const ofertas = await readRows(
    db,
    ofertaDeGestionSchema,
    `select ${columnasDeGestion} from ${lugares} ${enOrden('o.anio = $1')}`,
    [anio],
  );
  const filas = ofertas.map(({ institucion, sede, jornada, grado, capacidad, continuan, repiten, vacantes }) => [
    comoTexto(institucion.dane),
    institucion.nombre,
    sede,
    nombreDeJornada.get(jornada) ?? jornada,
    nombreDeGrado.get(grado) ?? String(grado),
    capacidad,
    continuan,
    repiten,
    vacantes,
  ]);
  return { nombre: `oferta-${anio}.csv`, contenido: writeCsv(COLUMNAS, filas) };
}
