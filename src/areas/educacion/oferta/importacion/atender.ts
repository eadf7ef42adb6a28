import { escribirErrores } from './errores';
import { leerArchivo } from './leerArchivo';
import { parseEncargo, type Noticia } from './mensajes';

/** Sends a message to the page. */
export type Tell = (noticia: Noticia) => void;

/** What the worker does with a message from the page. */
export async function atender(message: unknown, tell: Tell): Promise<void> {
  try {
    const encargo = parseEncargo(message);
    if (encargo.tipo === 'leer') await leer(encargo.archivo, tell);
    else tell({ tipo: 'escrito', archivo: escribirErrores(encargo.errores) });
  } catch (error) {
    tell({ tipo: 'error', mensaje: error instanceof Error ? error.message : String(error) });
  }
}

async function leer(archivo: Blob, tell: Tell): Promise<void> {
  const lectura = await leerArchivo(archivo, inWholePercents(archivo.size, tell));
  if (lectura.tipo !== 'leido') {
    tell(lectura);
    return;
  }
  const { filas, sobrantes } = lectura;
  const cuerpo = (soloRevisar: boolean) => new Blob([JSON.stringify({ soloRevisar, filas })]);
  tell({ tipo: 'leido', filas: filas.length, revisar: cuerpo(true), guardar: cuerpo(false), sobrantes });
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
