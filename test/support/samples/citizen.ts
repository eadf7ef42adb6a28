import type { Convocatoria, Oferta, FamilySolicitud } from '#domain/contractTypes.ts';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const OFERTA: Oferta = {
  id: id(1),
  institucion: { dane: '173001000001', nombre: 'Institución Educativa San José' },
  sede: 'Principal',
  direccion: 'Calle 10 # 3-45',
  barrio: 'Belén',
  comuna: 'comuna_1',
  zona: 'urbana',
  jornada: 'manana',
  grado: 3,
  anio: 2027,
  vacantes: 12,
};

export const OTHER_OFERTA: Oferta = {
  ...OFERTA,
  id: id(2),
  institucion: { dane: '173001000002', nombre: 'Liceo Nacional' },
  sede: 'Liceo Nacional',
  jornada: 'tarde',
  vacantes: 0,
};

/** An open convocatoria with a small catalogue. */
export const CONVOCATORIA: Convocatoria = {
  anio: 2027,
  nombre: 'Cupo escolar 2027',
  situacion: 'abierta',
  ahora: '2026-10-05T15:00:00Z',
  abre: '2026-10-01T13:00:00Z',
  cierra: '2026-12-01T05:00:00Z',
  publica: '2026-12-15T13:00:00Z',
  maximoOpciones: 3,
  aviso: { version: '1', titulo: 'Aviso', parrafos: ['Uso de los datos.'], responsable: 'Secretaría', contacto: 'x@y.co' },
  catalogos: {
    tiposDocumento: [{ codigo: 'TI', nombre: 'Tarjeta de identidad', formato: 'digitos', de: 'estudiante' }],
    grados: [
      { grado: 0, nombre: 'Transición', edadMinima: 5, edadMaxima: 6, requisitos: [] },
      {
        grado: 3,
        nombre: 'Tercero',
        edadMinima: 8,
        edadMaxima: 10,
        requisitos: ['Boletín de segundo', 'Documento de identidad'],
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
    comunas: [{ codigo: 'comuna_1', nombre: 'Comuna 1' }],
    parentescos: [{ codigo: 'madre', nombre: 'Madre' }],
    condiciones: [],
  },
};

/** A solicitud that was just filed, with two options. */
export const SOLICITUD: FamilySolicitud = {
  radicado: '2027-7K3M9QX-9',
  anio: 2027,
  estado: 'radicada',
  version: 1,
  radicadaEn: '2026-10-05T15:04:00Z',
  datos: {
    acudiente: {
      tipoDocumento: 'CC',
      documento: '52123456',
      nombres: 'Luz Marina',
      apellidos: "O'Neill Ñáñez",
      parentesco: 'madre',
      telefono: '3001234567',
      correo: null,
    },
    estudiante: {
      tipoDocumento: 'TI',
      documento: '1012345678',
      nombres: 'Ana Sofía',
      apellidos: 'Peña-Núñez',
      fechaNacimiento: '2016-02-29',
      grado: 3,
      comuna: 'comuna_1',
      cupoActual: null,
    },
    condiciones: [],
    hermanos: [],
    opciones: [OFERTA.id, OTHER_OFERTA.id],
  },
  opciones: [OFERTA, OTHER_OFERTA],
  condiciones: [],
  cupoActual: null,
  subsanacion: null,
  resultado: null,
  historia: [{ en: '2026-10-05T15:04:00Z', de: null, a: 'radicada', motivo: null }],
  acciones: ['editar', 'retirar'],
  editableHasta: CONVOCATORIA.cierra,
};

/** The same one when a place was offered at its second option. */
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
        sorteo: 0.7120004,
      },
      { oferta: OTHER_OFERTA.id, resultado: 'asignada', corte: null, puesto: null, prioridad: 3, sorteo: 0.7120004 },
    ],
  },
  historia: [
    ...SOLICITUD.historia,
    { en: '2026-10-06T15:00:00Z', de: 'radicada', a: 'en_revision', motivo: null },
    { en: '2026-10-07T15:00:00Z', de: 'en_revision', a: 'validada', motivo: null },
    { en: '2026-12-15T13:00:00Z', de: 'validada', a: 'asignada', motivo: null },
  ],
  acciones: ['aceptar', 'aceptar_y_seguir', 'declinar', 'retirar'],
};
