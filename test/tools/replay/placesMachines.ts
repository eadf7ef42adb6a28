import { corridaMachine } from '#areas/places/allocation/runSlice.ts';
import { paso } from '#areas/places/allocation/stepSending.ts';
import { semillaEscritaMachine } from '#areas/places/allocation/typedSemilla.ts';
import { escritoMachine } from '#areas/places/convocatoria/typedConvocatoria.ts';
import { guardado } from '#areas/places/convocatoria/convocatoriaSave.ts';
import { reglas } from '#areas/places/convocatoria/convocatoriaRules.ts';
import { etapas } from '#areas/places/etapas.ts';
import { llamado } from '#areas/places/publicConvocatoria.ts';
import { cambio } from '#areas/places/oferta/ofertaSave.ts';
import { edicionMachine } from '#areas/places/oferta/ofertaEdit.ts';
import { importacionMachine } from '#areas/places/oferta/import/ofertaImport.ts';
import { ofertas } from '#areas/places/oferta/ofertas.ts';
import { plantilla } from '#areas/places/oferta/ofertaDownload.ts';
import { AREA } from '#areas/places/placesPaths.ts';
import { cortes } from '#areas/places/results/cutOffs.ts';
import { explicacion } from '#areas/places/results/explanation.ts';
import { exportacion, replica } from '#areas/places/results/resultDownloads.ts';
import { resultados } from '#areas/places/results/results.ts';
import { educationReducer } from '#areas/places/placesState.ts';
import { summary } from '#areas/places/placesSummary.ts';

export const slice = { name: AREA, reducer: educationReducer };

/** Every machine of the area of places and their allocation; each is called as its place in the state. */
export const machines = [
  summary.machine,
  llamado.machine,
  etapas.machine,
  corridaMachine,
  semillaEscritaMachine,
  paso.machine,
  reglas.machine,
  guardado.machine,
  escritoMachine,
  ofertas.machine,
  edicionMachine,
  cambio.machine,
  plantilla.machine,
  importacionMachine,
  resultados.machine,
  cortes.machine,
  explicacion.machine,
  exportacion.machine,
  replica.machine,
];
