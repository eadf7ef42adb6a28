import { resultados } from './resultados';

/** The machines of the results' pages. */
export const resultadosReducers = {
  resultados: resultados.machine.reducer,
};

export const resultadosSagas = [resultados.saga];
