import { HttpProblem } from '#backend/http/problem.ts';
import type { ResultHash } from './allocationInputs';
import type { EtapaRow } from './etapaRows';

/** @throws 409 `lista_vieja` when the caller ran another list than the frozen one */
export function requireSameList(etapa: EtapaRow, listHash: string | undefined): void {
  if (etapa.huellaLista === listHash) return;
  throw new HttpProblem(409, 'La lista que usted corrió no es la congelada', { codigo: 'lista_vieja' });
}

/** @throws 409 `huella_distinta` */
export function requireSameHash(own: string | null, hash: string | undefined): void {
  if (own === hash) return;
  throw new HttpProblem(409, 'El resultado que usted obtuvo no es el que dan las reglas: no se guardó ni se publicó nada', {
    codigo: 'huella_distinta',
  });
}

/** Whether they are the hashes that the stage has registered. */
export function isOfEtapa(
  etapa: EtapaRow,
  { huellaLista: listHash, huella: hash }: Pick<ResultHash, 'huellaLista' | 'huella'>,
): boolean {
  return etapa.huellaLista === listHash && etapa.huellaResultado === hash;
}
