import { chooseEtapaSaga } from './chooseEtapa';
import { cutOffs } from './cutOffs';
import { explanation } from './explanation';
import { resultsDownload, replicaDownload } from './resultDownloads';
import { results } from './results';

/** The machines of the results' pages. */
export const resultsReducers = {
  resultados: results.machine.reducer,
  cortes: cutOffs.machine.reducer,
  explicacion: explanation.machine.reducer,
  exportacion: resultsDownload.machine.reducer,
  replica: replicaDownload.machine.reducer,
};

export const resultsSagas = [
  chooseEtapaSaga,
  results.saga,
  cutOffs.saga,
  explanation.saga,
  resultsDownload.saga,
  replicaDownload.saga,
];
