import { chooseStageSaga } from './chooseStage';
import { cortes } from './cortes';
import { explicacion } from './explicacion';
import { exportacion, replica } from './exportacion';
import { resultados } from './resultados';

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
