import { chooseEtapaSaga } from './chooseEtapa';
import { cutOffs } from './cutOffs';
import { etapaToday } from './etapaToday';
import { explanation } from './explanation';
import { resultsDownload, replicaDownload } from './resultDownloads';
import { foundSolicitudes } from './foundSolicitudes';
import { printSedeListSaga } from './printSedeList';
import { results } from './results';
import { sedeList, sedeListDownload, sedesToday } from './sedes';

export const resultsParts = [
  { saga: chooseEtapaSaga },
  results,
  etapaToday,
  cutOffs,
  explanation,
  resultsDownload,
  replicaDownload,
  sedesToday,
  sedeList,
  sedeListDownload,
  { saga: printSedeListSaga },
  foundSolicitudes,
];
