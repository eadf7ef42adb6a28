import { type Corrida, runCorrida } from './run';
import { createMercado } from './createMarket';
import { MercadoInvalido } from './violations';
import { type Encargo, type Hecho, type Noticia, parseEncargo } from './workerMessages';
import type { Avisar } from './market';
import { readReplica } from './replica/readReplica';
import { chooseSemilla } from './chooseSemilla';

/** Sends a message to the page. */
export type Tell = (noticia: Noticia) => void;

/** What the worker does with a message from the page: it tells how far it is, and at last a result or what is wrong. */
export async function atender(message: unknown, tell: Tell): Promise<void> {
  try {
    const corrida = await run(parseEncargo(message), (fase, done, total) => tell({ tipo: 'progreso', fase, done, total }));
    tell({ tipo: 'resultado', hecho: describeCorrida(corrida) });
  } catch (error) {
    if (error instanceof MercadoInvalido) tell({ tipo: 'invalido', faltas: error.faltas, total: error.total });
    else tell({ tipo: 'error', mensaje: error instanceof Error ? error.message : String(error) });
  }
}

async function run(encargo: Encargo, avisar: Avisar): Promise<Corrida> {
  if (encargo.tipo === 'mercado') return runCorrida(createMercado(encargo.entrada), encargo.semilla, avisar);
  const { archivo } = encargo;
  const { mercado, semilla } = await readReplica({ file: archivo, size: archivo.size }, avisar);
  return runCorrida(mercado, chooseSemilla(encargo, semilla), avisar);
}

const describeCorrida = ({ resumen, huellaEntrada, huella, hallazgos }: Corrida): Hecho => ({
  resumen,
  huellaEntrada,
  huella,
  hallazgos,
});
