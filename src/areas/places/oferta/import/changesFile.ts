import { select, type SagaGenerator } from 'typed-redux-saga';
import type { RowChange } from '#domain/contractTypes.ts';
import { asText } from '#domain/csvText.ts';
import { computeVacantes, CUPOS_FIELDS, CUPOS_NAMES } from '#domain/cupos.ts';
import { createWords } from '#domain/words/words.ts';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { convocatoria } from '#areas/places/publicConvocatoria.ts';
import { ownText } from '../ofertaTexts';
import { writeFile } from './importFileSaga';
import type { DeclaredImport } from './declareImport';

const FIGURES = [...CUPOS_FIELDS.map((field) => CUPOS_NAMES[field]), 'Vacantes'];
const COLUMNS = [
  ...['Línea', 'DANE', 'Institución', 'Sede', 'Jornada', 'Grado'],
  ...FIGURES.flatMap((name) => [`${name} antes`, `${name} después`]),
  'Puestos reservados',
];

/** All that a file changes, before and after, to be looked through in a spreadsheet; null: it could not be written. */
export function* writeChanges(imported: DeclaredImport, changes: readonly RowChange[]): SagaGenerator<Blob | null> {
  const catalogues = shownData(yield* select(convocatoria.select))?.catalogos ?? null;
  const words = createWords(catalogues, yield* select(selectTimeZone));
  const rows = changes.map(({ fila, institucion, sede, jornada, grado, antes, despues, reservas }) => [
    fila,
    asText(institucion.dane),
    institucion.nombre,
    sede,
    words.name('jornadas', jornada),
    words.grado(grado),
    ...CUPOS_FIELDS.flatMap((field) => [antes?.[field] ?? '', despues[field]]),
    antes ? computeVacantes(antes) : '',
    computeVacantes(despues),
    reservas
      .map((own) => `${words.name('condiciones', own.condicion)}: antes ${ownText(own.antes)}, después ${ownText(own.despues)}`)
      .join('; '),
  ]);
  return yield* writeFile(imported, COLUMNS, rows);
}
