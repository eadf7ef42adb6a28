import type { OfertaDeSede } from '../contractTypes';
import { numberText } from './numbers';

/** The backend counts to here, in steps of five. */
const MOST_TOLD = 200;
const STEP = 5;

function solicitudesText(solicitudes: number): string {
  if (solicitudes === 0) return `Menos de ${STEP} solicitudes hasta hoy`;
  if (solicitudes >= MOST_TOLD) return `${numberText(MOST_TOLD)} solicitudes o más hasta hoy`;
  return `De ${numberText(solicitudes)} a ${numberText(solicitudes + STEP - 1)} solicitudes hasta hoy`;
}

/** How many ask for a place so far, and how it ended in the call of the year before, where there is any of it. */
export function cifrasLines({ cifras, anio }: OfertaDeSede): string[] {
  if (cifras === null) return [];
  return [
    ...(cifras.solicitudes === null ? [] : [solicitudesText(cifras.solicitudes)]),
    ...(cifras.anterior === null ? [] : [cutOffText(anio - 1, cifras.anterior.corte)]),
  ];
}

function cutOffText(anio: number, corte: string | null): string {
  return corte === null ? `Para ${anio} no se llenó` : `Para ${anio}, último en entrar: ${corte}`;
}
