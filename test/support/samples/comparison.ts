import type { ComparisonData } from '#domain/contractTypes.ts';

export const PAGE = '/educacion/asignacion/comparacion?etapa=general';

/** The rules and places of the small list of `etapas.ts`. */
export const DATA: ComparisonData = {
  sorteo: 'unico',
  prioridades: ['hermano'],
  hermanos: null,
  reservas: [],
  ofertas: ['a', 'b'].map((id) => ({
    id,
    grado: 0,
    dane: '173001000001',
    institucion: 'Escuela Central',
    sede: id === 'a' ? 'Norte' : 'Sur',
    jornada: 'manana',
  })),
};

export const RASGOS = { contenido: 't1 comuna_1\nt2 comuna_1 hermano@173001000001\nt3 -\n' };
