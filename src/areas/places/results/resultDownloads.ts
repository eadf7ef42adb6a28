import { CSV_TYPE } from '../csvType';
import { replicaSchema } from '#domain/answers/allocationAnswers.ts';
import { textFileSchema } from '#domain/answers/textFileAnswers.ts';
import { AREA } from '../placesPaths';
import { etapaCall } from '../resultsPaths';
import { createYearDownload } from '../yearly';

/** The files of a stage's results: for people, of the cut-offs, and for the national enrolment system. */
export type ResultsFormat = 'resultados' | 'cortes' | 'matricula';

export const resultsDownload = createYearDownload({
  area: AREA,
  name: 'resultsDownload',
  path: ({ etapa, format }: { etapa: string; format: ResultsFormat }) => `${etapaCall(etapa)}/exportacion?formato=${format}`,
  schema: textFileSchema,
  fileOf: ({ nombre, contenido }) => ({ name: nombre, type: CSV_TYPE, content: contenido }),
});

/** The file on which an auditor repeats the run: it names nobody. `anio`: the convocatoria's. */
export const replicaDownload = createYearDownload({
  area: AREA,
  name: 'replicaDownload',
  path: ({ etapa }: { etapa: string; anio: number }) => `${etapaCall(etapa)}/replica`,
  schema: replicaSchema,
  fileOf: ({ contenido }, { etapa, anio }) => ({ name: `replica-${anio}-${etapa}.csv`, type: CSV_TYPE, content: contenido }),
});
