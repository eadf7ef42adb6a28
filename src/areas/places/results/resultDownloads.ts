import { createSaving } from '#kits/download/createDownload.ts';
import { CSV_TYPE } from '../csvType';
import { archivoDeTextoSchema, replicaSchema } from '#domain/answers/allocationAnswers.ts';
import { AREA } from '../placesPaths';
import { stageCall } from '../resultsPaths';

/** The files of a stage's results: for people, and for the national enrolment system. */
export type Formato = 'resultados' | 'matricula';

export const exportacion = createSaving({
  area: AREA,
  name: 'exportacion',
  path: ({ etapa, formato }: { etapa: string; formato: Formato }) => `${stageCall(etapa)}/exportacion?formato=${formato}`,
  schema: archivoDeTextoSchema,
  fileOf: ({ nombre, contenido }) => ({ name: nombre, type: CSV_TYPE, content: contenido }),
});

/** The file on which an auditor repeats the run: it names nobody. `anio`: the call's. */
export const replica = createSaving({
  area: AREA,
  name: 'replica',
  path: ({ etapa }: { etapa: string; anio: number }) => `${stageCall(etapa)}/replica`,
  schema: replicaSchema,
  fileOf: ({ contenido }, { etapa, anio }) => ({ name: `replica-${anio}-${etapa}.csv`, type: CSV_TYPE, content: contenido }),
});
