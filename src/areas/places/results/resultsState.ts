import { chooseStageSaga } from './chooseEtapa';
import { cortes } from './cutOffs';
import { explicacion } from './explanation';
import { exportacion, replica } from './resultDownloads';
import { resultados } from './results';

/** The machines of the results' pages. */
export const resultadosReducers = {
  resultados: resultados.machine.reducer,
  cortes: cortes.machine.reducer,
  explicacion: explicacion.machine.reducer,
  exportacion: exportacion.machine.reducer,
  replica: replica.machine.reducer,
};

export const resultadosSagas = [
  chooseStageSaga,
  resultados.saga,
  cortes.saga,
  explicacion.saga,
  exportacion.saga,
  replica.saga,
];
