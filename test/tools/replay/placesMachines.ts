import { runMachine } from '#areas/places/allocation/runSlice.ts';
import { officialStep } from '#areas/places/allocation/officialStep.ts';
import { typedSemillaMachine } from '#areas/places/allocation/typedSemilla.ts';
import { typedConvocatoriaMachine } from '#areas/places/convocatoria/typedConvocatoria.ts';
import { convocatoriaSave } from '#areas/places/convocatoria/convocatoriaSave.ts';
import { convocatoriaRules } from '#areas/places/convocatoria/convocatoriaRules.ts';
import { etapas } from '#areas/places/etapas.ts';
import { convocatoria } from '#areas/places/publicConvocatoria.ts';
import { ofertaSave } from '#areas/places/oferta/ofertaSave.ts';
import { ofertaEditMachine } from '#areas/places/oferta/ofertaEdit.ts';
import { importMachine } from '#areas/places/oferta/import/ofertaImport.ts';
import { ofertas } from '#areas/places/oferta/ofertas.ts';
import { ofertaDownload } from '#areas/places/oferta/ofertaDownload.ts';
import { AREA } from '#areas/places/placesPaths.ts';
import { cutOffs } from '#areas/places/results/cutOffs.ts';
import { explanation } from '#areas/places/results/explanation.ts';
import { resultsDownload, replicaDownload } from '#areas/places/results/resultDownloads.ts';
import { results } from '#areas/places/results/results.ts';
import { placesReducer } from '#areas/places/placesState.ts';
import { summary } from '#areas/places/summary.ts';

export const slice = { name: AREA, reducer: placesReducer };

/** Every machine of the area of places and their allocation; each is called as its place in the state. */
export const machines = [
  summary.machine,
  convocatoria.machine,
  etapas.machine,
  runMachine,
  typedSemillaMachine,
  officialStep.machine,
  convocatoriaRules.machine,
  convocatoriaSave.machine,
  typedConvocatoriaMachine,
  ofertas.machine,
  ofertaEditMachine,
  ofertaSave.machine,
  ofertaDownload.machine,
  importMachine,
  results.machine,
  cutOffs.machine,
  explanation.machine,
  resultsDownload.machine,
  replicaDownload.machine,
];
