import type { Entrada, OfertaEntrada, SolicitudEntrada } from '#allocation/marketInput.ts';
import type { Azar } from './random';

/** A market with its seed. */
export interface Caso extends Entrada {
  readonly semilla: string;
}

/** How large and how strange. */
export interface Medidas {
  readonly solicitudes: number;
  readonly ofertas: number;
  readonly opciones: number;
  readonly grupos: number;
  readonly clases: number;
  readonly vacantes: number;
}

/** Small, with everything that the rules know: reserves, overlapping groups, current seats, families, both lotteries. */
export function smallCaso(azar: Azar): Caso {
  return randomCaso(azar, {
    solicitudes: azar.pick([2, 3, 3, 4, 4, 4, 4, 5]),
    ofertas: azar.between(1, 3),
    opciones: 3,
    grupos: azar.between(0, 2),
    clases: azar.between(1, 3),
    vacantes: 2,
  });
}

export function randomCaso(azar: Azar, medidas: Medidas): Caso {
  const grupos = Array.from({ length: medidas.grupos }, (_, index) => `G${index + 1}`);
  const ofertas = Array.from({ length: medidas.ofertas }, (_, index): OfertaEntrada => ({
    id: `o${index}`,
    vacantes: azar.between(0, medidas.vacantes),
    reservas: grupos.map(() => (azar.happens(0.6) ? azar.between(0, 2) : 0)),
  }));
  const ids = ofertas.map(({ id }) => id);
  const families = azar.happens(0.5) ? ['f1', 'f2'] : [];
  const solicitudes = Array.from({ length: medidas.solicitudes }, (_, index): SolicitudEntrada => ({
    tiquete: `t${index}`,
    familia: families.length > 0 && azar.happens(0.5) ? azar.pick(families) : undefined,
    actual: azar.happens(0.3) ? azar.pick(ids) : undefined,
    opciones: azar
      .shuffle(ids)
      .slice(0, azar.between(azar.happens(0.1) ? 0 : 1, medidas.opciones))
      .map((oferta) => ({
        oferta,
        clase: azar.between(0, medidas.clases - 1),
        grupos: grupos.filter(() => azar.happens(0.5)),
      })),
  }));
  return {
    semilla: `semilla ${azar.between(0, 1_000_000)}`,
    ajustes: { sorteo: azar.happens(0.3) ? 'por-oferta' : 'unico', clases: medidas.clases, grupos },
    ofertas,
    solicitudes,
  };
}
