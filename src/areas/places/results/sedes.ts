import { createListAddress, writeListQuery } from '#kits/listing/listAddress.ts';
import { textFileSchema } from '#domain/answers/textFileAnswers.ts';
import { sedeListSchema, sedesTodaySchema } from '#domain/answers/todayAnswers.ts';
import { CSV_TYPE } from '../csvType';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { sedeAt } from '../resultsPaths';
import { createYearDownload, createYearReading } from '../yearly';

const SEDES_CALL = 'api/educacion/gestion/sedes';

/** Which sedes an address asks for. */
export const sedesAddress = createListAddress(PLACES_PATHS.sedes, () => ({}), ['anio']);

/** The page of the year's sedes that the address asks for, with the seats of each that are taken today. */
export const sedesToday = createYearReading({
  area: AREA,
  name: 'sedesToday',
  paramsOf: ({ path, search }) => (path === PLACES_PATHS.sedes ? sedesAddress.read(search) : null),
  path: (query) => SEDES_CALL + writeListQuery(query),
  schema: sedesTodaySchema,
  keepsShown: true,
});

/** Who has the seats of the sede that the address names (F68). */
export const sedeList = createYearReading({
  area: AREA,
  name: 'sedeList',
  paramsOf: ({ path }) => {
    const sede = sedeAt(path);
    return sede === null ? null : { sede };
  },
  path: ({ sede }) => `${SEDES_CALL}/${sede}/lista`,
  schema: sedeListSchema,
});

export const sedeListDownload = createYearDownload({
  area: AREA,
  name: 'sedeListDownload',
  path: ({ sede }: { sede: string }) => `${SEDES_CALL}/${sede}/lista/exportacion`,
  schema: textFileSchema,
  fileOf: ({ nombre, contenido }) => ({ name: nombre, type: CSV_TYPE, content: contenido }),
});
