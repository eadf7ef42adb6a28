import Papa from 'papaparse';

import { readFilas, type Replica } from '#allocation/replica/replicaRows.ts';

/** A replication file that is whole in memory. @throws MercadoInvalido */
export function leerTexto(contenido: string): Replica {
  const reader = readFilas();
  for (const cells of Papa.parse<string[]>(contenido, { delimiter: ',', skipEmptyLines: true }).data) reader.addFila(cells);
  return reader.finish();
}
