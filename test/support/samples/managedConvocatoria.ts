import type { ManagedConvocatoria } from '#domain/contractTypes.ts';

export const CONVOCATORIA_PAGE = '/educacion/convocatoria';
export const CONVOCATORIA_API = 'api/educacion/gestion/convocatoria';

/** A convocatoria whose lists are not frozen: a stage for two groups, then one for everyone. */
export const MANAGED_CONVOCATORIA: ManagedConvocatoria = {
  anio: 2027,
  version: 3,
  editable: true,
  ahora: '2026-09-15T15:00:00.000Z',
  fijas: { congeladas: [], publicadas: [], listaCerrada: false },
  solicitudes: { total: 0, porOpciones: [] },
  reglas: {
    nombre: 'Cupos escolares 2027',
    maximoOpciones: 3,
    sorteo: 'unico',
    reglaDeSemilla: 'El número ganador de la lotería del día siguiente.',
    diasParaResponder: 4,
    aniosDeDatos: 5,
    etapas: [
      {
        codigo: 'prioritaria',
        nombre: 'Grupos de prioridad',
        abre: '2026-10-01T05:00:00.000Z',
        cierra: '2026-10-20T05:00:00.000Z',
        publica: '2026-10-25T20:30:00.000Z',
        condiciones: ['discapacidad', 'victima'],
      },
      {
        codigo: 'general',
        nombre: 'Todos',
        abre: '2026-10-20T05:00:00.000Z',
        cierra: '2026-12-01T05:00:00.000Z',
        publica: '2026-12-15T17:00:00.000Z',
        condiciones: [],
      },
    ],
    prioridades: ['discapacidad', 'victima', 'hermano'],
    hermanos: null,
    reservas: [{ condicion: 'victima', puestos: 2 }],
    fechasDeLista: ['2026-12-20', '2027-01-15'],
    matricula: { desde: '2027-01-05', hasta: '2027-01-22' },
  },
  condiciones: [
    { codigo: 'discapacidad', nombre: 'Discapacidad', alcance: 'general' },
    { codigo: 'victima', nombre: 'Víctima del conflicto', alcance: 'general' },
    { codigo: 'hermano', nombre: 'Hermano en la institución', alcance: 'institucion' },
    { codigo: 'sisben', nombre: 'Sisbén', alcance: 'general' },
  ],
};
