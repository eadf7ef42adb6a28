import type { ErrorDeFila, FilaDeOferta } from '#domain/contractTypes.ts';
import { resumirErrores, type Contados } from './countErrors';
import { leerArchivo } from './readOfertaFile';
import { parseEncargo, parseErrores, type Filas, type Noticia, type Propios } from './importMessages';

/** Sends a message to the page. */
export type Tell = (noticia: Noticia) => void;

/** What the worker does with a message from the page. */
export async function atender(message: unknown, tell: Tell): Promise<void> {
  try {
    const encargo = parseEncargo(message);
    if (encargo.tipo === 'leer') await leer(encargo.archivo, tell);
    else await juntar(encargo.hallados, encargo.propios, tell);
  } catch (error) {
    tell({ tipo: 'error', mensaje: error instanceof Error ? error.message : String(error) });
  }
}

async function leer(archivo: Blob, tell: Tell): Promise<void> {
  const lectura = await leerArchivo(archivo, inWholePercents(archivo.size, tell));
  if (lectura.tipo === 'ilegible') tell(lectura);
  else if (lectura.tipo === 'leido') tell({ ...lectura, filas: comoJson(lectura.filas) });
  else {
    const { cuantas, contados, sanas } = lectura;
    const resto = sanas.length > 0 ? { sanas: comoJson(sanas), propios: comoPropios(contados) } : null;
    tell({ tipo: 'erroneo', cuantas, errores: resumirErrores(contados), resto });
  }
}

function comoPropios({ errores, total }: Contados): Propios {
  return { lista: new Blob([JSON.stringify(errores)]), total };
}

function comoJson(filas: readonly FilaDeOferta[]): Filas {
  return { cuantas: filas.length, json: new Blob([JSON.stringify(filas)]) };
}

/** In the order of their lines, those of the file by itself first where a line has both. */
async function juntar(hallados: readonly ErrorDeFila[], propios: Propios | null, tell: Tell): Promise<void> {
  const suyos = propios ? parseErrores(await propios.lista.text()) : [];
  const errores = [...suyos, ...hallados].sort((uno, otro) => uno.fila - otro.fila);
  tell({ tipo: 'juntado', errores: resumirErrores({ total: (propios?.total ?? 0) + hallados.length, errores }) });
}

/** What a person could not see is left out. */
function inWholePercents(size: number, tell: Tell): (leidos: number) => void {
  let last = -1;
  return (leidos) => {
    const porcentaje = Math.floor((100 * leidos) / size);
    if (porcentaje === last) return;
    last = porcentaje;
    tell({ tipo: 'progreso', porcentaje });
  };
}
