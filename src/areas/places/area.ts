import { declareArea } from '#core/chunks/declareArea.ts';
import { ownTask } from '#services/loading/ownTask.ts';
import { AREA, PLACES_PATHS } from './placesPaths';
import { avisoParts } from './aviso/avisoParts';
import { allocationParts } from './allocation/allocationParts';
import { comparisonParts } from './comparison/comparisonParts';
import { convocatoriasParts } from './convocatorias/convocatoriasParts';
import { convocatoriaParts } from './convocatoria/convocatoriaParts';
import { etapas } from './etapas';
import { institucionParts } from './institucion/institucionParts';
import { matriculaParts } from './matricula/matriculaParts';
import { motivosParts } from './motivos/motivosParts';
import { ofertaParts } from './oferta/ofertaParts';
import { summary } from './summary';
import { convocatoria } from './publicConvocatoria';
import { people } from './people';
import { resultsParts } from './results/resultsParts';

export const area = declareArea({
  name: AREA,
  path: PLACES_PATHS.index,
  parts: [
    summary,
    convocatoria,
    people,
    ...convocatoriasParts,
    etapas,
    ...ofertaParts,
    ...institucionParts,
    ...matriculaParts,
    ...convocatoriaParts,
    ...motivosParts,
    ...avisoParts,
    ...allocationParts,
    ...comparisonParts,
    ...resultsParts,
  ],
  pages: [
    { name: 'oferta', path: 'oferta/*', load: () => ownTask(import(/* webpackChunkName: "oferta" */ './oferta/ofertaChunk')) },
    {
      name: 'matricula',
      path: 'oferta/matricula',
      load: () => ownTask(import(/* webpackChunkName: "oferta" */ './matricula/matriculaChunk')),
      chunk: 'oferta',
    },
    {
      name: 'institucion',
      path: 'instituciones/*',
      load: () => ownTask(import(/* webpackChunkName: "institucion" */ './institucion/institucionChunk')),
    },
    {
      name: 'institucionImport',
      path: 'instituciones/importacion',
      load: () => ownTask(import(/* webpackChunkName: "oferta" */ './institucion/institucionImportChunk')),
      chunk: 'oferta',
    },
    {
      name: 'convocatoria',
      path: 'convocatoria',
      load: () => ownTask(import(/* webpackChunkName: "convocatoria" */ './convocatoria/convocatoriaChunk')),
    },
    {
      name: 'convocatorias',
      path: 'convocatorias',
      load: () => ownTask(import(/* webpackChunkName: "convocatoria" */ './convocatorias/convocatoriasChunk')),
      chunk: 'convocatoria',
    },
    {
      name: 'rulesChanges',
      path: 'convocatoria/cambios',
      load: () => ownTask(import(/* webpackChunkName: "convocatoria" */ './convocatoria/rulesChangesChunk')),
      chunk: 'convocatoria',
    },
    {
      name: 'motivos',
      path: 'convocatoria/motivos',
      load: () => ownTask(import(/* webpackChunkName: "convocatoria" */ './motivos/motivosChunk')),
      chunk: 'convocatoria',
    },
    {
      name: 'aviso',
      path: 'convocatoria/aviso',
      load: () => ownTask(import(/* webpackChunkName: "convocatoria" */ './aviso/avisoChunk')),
      chunk: 'convocatoria',
    },
    {
      name: 'allocation',
      path: 'asignacion',
      load: () => ownTask(import(/* webpackChunkName: "allocation" */ './allocation/allocationChunk')),
    },
    {
      name: 'comparison',
      path: 'asignacion/comparacion',
      load: () => ownTask(import(/* webpackChunkName: "comparison" */ './comparison/comparisonChunk')),
    },
    {
      name: 'confirmation',
      path: 'resultados/matriculas',
      load: () => ownTask(import(/* webpackChunkName: "oferta" */ './matricula/confirmationChunk')),
      chunk: 'oferta',
    },
    {
      name: 'results',
      path: 'resultados/*',
      load: () => ownTask(import(/* webpackChunkName: "results" */ './results/resultsChunk')),
    },
  ],
});
