import { chooseEtapaSaga } from './chooseEtapa';
import { cutOffs } from './cutOffs';
import { etapaToday } from './etapaToday';
import { explanation } from './explanation';
import { resultsDownload, replicaDownload } from './resultDownloads';
import { results } from './results';

export const resultsParts = [
  { saga: chooseEtapaSaga },
  results,
  etapaToday,
  cutOffs,
  explanation,
  resultsDownload,
  replicaDownload,
];
