import type { Etapa } from '#domain/contractTypes.ts';

/** Where a stage's official run stands, within a sentence. */
export const SITUATIONS: Readonly<Record<Etapa['situacion'], string>> = {
  abierta: 'abierta',
  cerrada: 'cerrada, sin congelar',
  congelada: 'lista congelada',
  sorteada: 'semilla sorteada',
  corrida: 'resultado registrado, sin publicar',
  publicada: 'publicada, con lista de espera',
  lista_cerrada: 'publicada, lista de espera cerrada',
};
