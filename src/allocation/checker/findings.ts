/** The kinds of fault that a result can have; each breaks one rule of domain.md, 'The allocation'. */
export const TIPOS = [
  'incompleta',
  'opcion-no-pedida',
  'cupo-actual-perdido',
  'sobrecupo',
  'cupo-desaprovechado',
  'reserva-ignorada',
  'orden-ignorado',
  'no-es-la-mejor',
] as const;
export type TipoDeHallazgo = (typeof TIPOS)[number];

export interface Hallazgo {
  readonly tipo: TipoDeHallazgo;
  /** In Spanish, for a person. */
  readonly mensaje: string;
}

const MOST_TOLD = 100;

/** Keeps the first hundred of each kind. */
export function collectHallazgos() {
  const found: Hallazgo[] = [];
  const counts = new Map<TipoDeHallazgo, number>();
  return {
    found,
    add(tipo: TipoDeHallazgo, mensaje: string) {
      const count = (counts.get(tipo) ?? 0) + 1;
      counts.set(tipo, count);
      if (count <= MOST_TOLD) found.push({ tipo, mensaje });
    },
  };
}

export type Hallazgos = ReturnType<typeof collectHallazgos>;
