import type { FoundSolicitudes, SedeList } from '#domain/contractTypes.ts';
import { OFERTA } from './contractSamples';

const PUPIL: SedeList['ofertas'][number]['estudiantes'][number] = {
  radicado: '2027-7K3M9QX-9',
  estudiante: 'Ana Ruiz',
  tipoDocumento: 'TI',
  documento: '0099000001',
  acudiente: 'Luz Ruiz',
  telefono: '3001112233',
  correo: null,
  estado: 'aceptada',
  matriculadaEn: null,
};
export const SEDE_LIST: SedeList = {
  institucion: OFERTA.institucion,
  sede: 'Norte',
  anio: 2027,
  en: '2026-11-20T15:00:00Z',
  ofertas: [
    { grado: 1, jornada: OFERTA.jornada, estudiantes: [PUPIL] },
    {
      grado: 0,
      jornada: OFERTA.jornada,
      estudiantes: [{ ...PUPIL, estudiante: 'Zoé Gil', estado: 'matriculada', matriculadaEn: '2026-11-19T15:00:00Z' }],
    },
  ],
};

export const FOUND: FoundSolicitudes = {
  elementos: [
    { radicado: '2027-7K3M9QX-9', anio: 2027, estado: 'asignada', etapas: ['prioritaria'] },
    { radicado: '2026-7K3M9QX-1', anio: 2026, estado: 'retirada', etapas: [] },
  ],
};
