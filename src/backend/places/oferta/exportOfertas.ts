import { writeCsv } from '#domain/csv.ts';
import { asText } from '#domain/csvText.ts';
import { OFERTA_COLUMN_NAMES } from '#domain/ofertaRows.ts';
import { reservaHead } from '#domain/reservas.ts';
import type { TextFile } from '#domain/contractTypes.ts';
import { readRows } from '#backend/db/database.ts';
import type { Context } from '#backend/context.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';
import { inOrder, ofertaTables } from '#backend/solicitud/ofertas.ts';
import { readReservas } from '../allocation/allocationRules';
import { managedOfertaColumns, managedOfertaSchema } from './managedOferta';

const N = OFERTA_COLUMN_NAMES;

/** With what an import needs, and, to be read by people, the institution's name and the vacancies. */
const COLUMNS = [N.dane, 'Institución', N.sede, N.jornada, N.grado, N.capacidad, N.continuan, N.repiten, 'Vacantes'];

/**
 * All places of the convocatoria's year, as a file to change and to import again: with a column for each reserve, in
 * which an empty cell says that the convocatoria's number holds.
 * @throws 404 without a convocatoria
 */
export async function exportOfertas(context: Context): Promise<TextFile> {
  const { db } = context;
  const { id, anio } = await requireChosen(db, context);
  const { jornadas, grados } = await context.catalogues();
  const jornadaName = new Map(jornadas.map(({ codigo, nombre }) => [codigo, nombre]));
  const gradoName = new Map<number, string>(grados.map(({ grado, nombre }) => [grado, nombre]));
  const ofertas = await readRows(
    db,
    managedOfertaSchema,
    `select ${managedOfertaColumns} from ${ofertaTables} ${inOrder('o.anio = $1')}`,
    [anio],
  );
  const reservas = await readReservas(db, id);
  const rows = ofertas.map(({ institucion, sede, jornada, grado, capacidad, continuan, repiten, vacantes, reservas: own }) => [
    asText(institucion.dane),
    institucion.nombre,
    sede,
    jornadaName.get(jornada) ?? jornada,
    gradoName.get(grado) ?? String(grado),
    capacidad,
    continuan,
    repiten,
    vacantes,
    ...own.map(({ propios }) => propios ?? ''),
  ]);
  return {
    nombre: `oferta-${anio}.csv`,
    contenido: writeCsv([...COLUMNS, ...reservas.map(({ nombre }) => reservaHead(nombre))], rows),
  };
}
