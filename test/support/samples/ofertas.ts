import { Blob as NodeBlob } from 'node:buffer';
import { serveImportWorker } from '#areas/places/oferta/import/serveImportWorker.ts';
import type { RowChange, ImportReport, ManagedOferta, ManagedOfertasPage } from '#domain/contractTypes.ts';
import type { FakeWorkers } from '../world/fakeWorkers';
import { id, OFERTA } from './contractSamples';

export const OFERTA_PAGE = '/educacion/oferta';
export const IMPORT_PAGE = `${OFERTA_PAGE}/importacion`;
export const OFERTAS_CALL = 'api/educacion/gestion/ofertas';
export const IMPORT_CALL = `${OFERTAS_CALL}/importacion`;
export const LAST_IMPORT_CALL = `${OFERTAS_CALL}/importaciones/ultima`;

const { institucion, sede, comuna, jornada, grado, anio } = OFERTA;

export const FIRST: ManagedOferta = {
  id: OFERTA.id,
  version: 3,
  institucion,
  sede,
  comuna,
  jornada,
  grado,
  anio,
  capacidad: 40,
  continuan: 30,
  repiten: 2,
  vacantes: 8,
  reservas: [
    { condicion: 'discapacidad', puestos: 2, propios: null },
    { condicion: 'hermano', puestos: 1, propios: 0 },
  ],
};
export const SECOND: ManagedOferta = { ...FIRST, id: id(2), version: 1, sede: 'Sede Norte', capacidad: 35, vacantes: 3 };

export const OFERTA_LIST: ManagedOfertasPage = { elementos: [FIRST, SECOND], pagina: 1, total: 2 };

/** A file as a person chooses it, in UTF-8. jsdom has files that nobody can read. */
export function textFile(text: string, name = 'oferta.csv'): File {
  return Object.assign(new File([text], name, { type: 'text/csv' }), { stream: () => new NodeBlob([text]).stream() });
}

/** The last of these workers does what it was asked, as the real one does. */
export async function letWork({ started }: FakeWorkers): Promise<void> {
  const worker = started.at(-1);
  if (!worker) throw new Error('No worker was started');
  await serveImportWorker(worker.received[0], worker.tell);
}

/** One of the oferta: its heads and these rows. */
export function csvFile(rows: readonly string[], name?: string): File {
  return textFile(['DANE;Sede;Jornada;Grado;Capacidad;Continúan;Repiten', ...rows].join('\r\n'), name);
}

export const ROW = '190000000001;Sede principal;Mañana;Quinto;40;30;2';
/** `ROW` as the backend is sent it. */
export const IMPORT_ROW = {
  fila: 2,
  dane: '190000000001',
  sede: 'Sede principal',
  jornada: 'Mañana',
  grado: 'Quinto',
  capacidad: '40',
  continuan: '30',
  repiten: '2',
  reservas: [],
};
const ROW_CHANGE: RowChange = {
  fila: 2,
  institucion,
  sede,
  jornada,
  grado,
  antes: { capacidad: 35, continuan: 30, repiten: 2 },
  despues: { capacidad: 40, continuan: 30, repiten: 2 },
  reservas: [],
};
export const REPORT: ImportReport = {
  revisadas: 1,
  nuevas: 0,
  cambiadas: 1,
  iguales: 0,
  totales: { antes: { capacidad: 35, continuan: 30, repiten: 2 }, despues: { capacidad: 40, continuan: 30, repiten: 2 } },
  cambios: [ROW_CHANGE],
  huella: 'a'.repeat(64),
  guardada: false,
  errores: [],
};
