import type { AnnulledPart } from '#domain/contractTypes.ts';

/** What is annulled, within a sentence. */
export const ANNULLED_PARTS: Readonly<Record<AnnulledPart, string>> = {
  lista: 'la lista congelada',
  semilla: 'la semilla registrada',
  resultado: 'el resultado registrado',
};

/** How far the stage goes back. */
export const GOES_ALONG: Readonly<Record<AnnulledPart, string>> = {
  lista:
    'Con ella se anulan su semilla y su resultado, si los hay. Se pueden corregir los cupos y las solicitudes; después se congela otra vez y se sortea una semilla nueva.',
  semilla: 'Con ella se anula su resultado, si lo hay. La lista queda como está.',
  resultado: 'La lista y la semilla quedan como están.',
};
