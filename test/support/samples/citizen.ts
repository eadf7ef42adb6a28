import type { Convocatoria, Oferta, FamilySolicitud } from '#domain/contractTypes.ts';
import * as contract from './contractSamples';

export const OFERTA: Oferta = {
  ...contract.OFERTA,
  institucion: { dane: '173001000001', nombre: 'Institución Educativa San José' },
  sede: 'Principal',
  direccion: 'Calle 10 # 3-45',
  barrio: 'Belén',
  grado: 3,
};

export const OTHER_OFERTA: Oferta = {
  ...OFERTA,
  id: contract.id(2),
  institucion: { dane: '173001000002', nombre: 'Liceo Nacional' },
  sede: 'Liceo Nacional',
  jornada: 'tarde',
  vacantes: 0,
};

/** An open convocatoria with a small catalogue. */
export const CONVOCATORIA: Convocatoria = {
  ...contract.CONVOCATORIA,
  nombre: 'Cupo escolar 2027',
  ahora: '2026-10-05T15:00:00Z',
  abre: '2026-10-01T13:00:00Z',
  publica: '2026-12-15T13:00:00Z',
  contacto: null,
  catalogos: {
    ...contract.CONVOCATORIA.catalogos,
    grados: [
      { grado: 0, nombre: 'Transición', edadMinima: 5, edadMaxima: 6, requisitos: [], requisitosMatricula: [] },
      {
        grado: 3,
        nombre: 'Tercero',
        edadMinima: 8,
        edadMaxima: 10,
        requisitos: ['Documento de identidad'],
        requisitosMatricula: ['Boletín de segundo'],
      },
    ],
    jornadas: [
      { codigo: 'manana', nombre: 'Mañana' },
      { codigo: 'tarde', nombre: 'Tarde' },
    ],
    zonas: [
      { codigo: 'urbana', nombre: 'Urbana' },
      { codigo: 'rural', nombre: 'Rural' },
    ],
    condiciones: [],
  },
};

const { acudiente, estudiante } = contract.DATA;

/** A solicitud that was just filed, with two options. */
export const SOLICITUD: FamilySolicitud = {
  ...contract.FAMILY_SOLICITUD,
  comprobacion: { tiquete: contract.id(9), etapa: null, nombre: null, archivo: null, numero: null },
  estado: 'radicada',
  version: 1,
  radicadaEn: '2026-10-05T15:04:00Z',
  datos: {
    acudiente: { ...acudiente, nombres: 'Luz Marina', apellidos: "O'Neill Ñáñez", correo: null },
    estudiante: {
      ...estudiante,
      tipoDocumento: 'TI',
      documento: '1012345678',
      nombres: 'Ana Sofía',
      apellidos: 'Peña-Núñez',
      fechaNacimiento: '2016-02-29',
      grado: 3,
    },
    condiciones: [],
    hermanos: [],
    opciones: [OFERTA.id, OTHER_OFERTA.id],
    documentos: [],
  },
  opciones: [OFERTA, OTHER_OFERTA],
  condiciones: [],
  resultado: null,
  historia: [{ en: '2026-10-05T15:04:00Z', que: 'movimiento', de: null, a: 'radicada', motivo: null, oficina: false }],
  acciones: ['editar', 'retirar'],
  editableHasta: CONVOCATORIA.cierra,
  aniosDeDatos: 5,
  extemporanea: false,
};

/** The same one when a cupo was offered at its second option. */
export const OFFERED: FamilySolicitud = {
  ...SOLICITUD,
  estado: 'asignada',
  version: 5,
  resultado: {
    publicadoEn: '2026-12-15T13:00:00Z',
    asignada: OTHER_OFERTA,
    respondaAntesDe: '2026-12-20T05:00:00Z',
    prioridades: ['Discapacidad', 'Hermanos en la institución'],
    opciones: [
      {
        oferta: OFERTA.id,
        resultado: 'no_alcanzo',
        corte: 'Prioridad 2, número de sorteo 0,412000',
        puesto: 4,
        prioridad: 2,
        porHermano: true,
        sorteo: 0.7120004,
        desempate: 0.1230001,
      },
      {
        oferta: OTHER_OFERTA.id,
        resultado: 'asignada',
        corte: null,
        puesto: null,
        prioridad: 3,
        porHermano: false,
        sorteo: 0.7120004,
        desempate: null,
      },
    ],
  },
  historia: [
    ...SOLICITUD.historia,
    { en: '2026-10-06T15:00:00Z', que: 'movimiento', de: 'radicada', a: 'en_revision', motivo: null, oficina: false },
    { en: '2026-10-07T15:00:00Z', que: 'movimiento', de: 'en_revision', a: 'validada', motivo: null, oficina: false },
    { en: '2026-12-15T13:00:00Z', que: 'movimiento', de: 'validada', a: 'asignada', motivo: null, oficina: false },
  ],
  acciones: ['aceptar', 'aceptar_y_seguir', 'declinar', 'retirar'],
};
