import type {
  StoredFile,
  FilingReceipt,
  FileContent,
  Contacto,
  Convocatoria,
  SolicitudData,
  Oferta,
  BitacoraEntries,
  SolicitudesPage,
  FamilySolicitud,
  Expediente,
} from '#domain/contractTypes.ts';

/** One of each that the contract describes, synthetic and valid, for tests to use or to change. */

/** Of nobody. */
export const CONTACTO: Contacto = {
  telefono: '(608) 261 1111 ext. 102',
  whatsapp: '300 123 4567',
  correo: 'cupos@ciudad.example',
  oficina: 'Calle 9 # 2-59',
  horario: 'lunes a viernes, de 8 a 4',
};

export const CONVOCATORIA: Convocatoria = {
  anio: 2027,
  nombre: 'Cupos escolares 2027',
  situacion: 'abierta',
  ahora: '2026-11-03T15:00:00Z',
  abre: '2026-10-01T05:00:00Z',
  cierra: '2026-12-01T05:00:00Z',
  publica: '2026-12-15T17:00:00Z',
  maximoOpciones: 3,
  hermanos: null,
  calendario: {
    etapas: [
      {
        codigo: 'prioritaria',
        nombre: 'Grupos de prioridad',
        abre: '2026-10-01T05:00:00Z',
        cierra: '2026-11-01T05:00:00Z',
        publica: '2026-11-03T15:00:00Z',
        condiciones: ['hermano'],
      },
      {
        codigo: 'general',
        nombre: 'Todos',
        abre: '2026-11-01T05:00:00Z',
        cierra: '2026-12-01T05:00:00Z',
        publica: '2026-12-15T17:00:00Z',
        condiciones: [],
      },
    ],
    prioridades: ['hermano'],
    reservas: [],
    diasParaSubsanar: 5,
    diasParaResponder: 1,
    diasParaReclamar: 5,
    fechasDeLista: ['2027-01-12'],
    matricula: { desde: '2027-01-05', hasta: '2027-01-22' },
    ampliaciones: [],
  },
  aviso: {
    version: '2026-1',
    titulo: 'Aviso de privacidad',
    parrafos: ['La Secretaría de Educación usa estos datos para asignar cupos.'],
    responsable: 'Secretaría de Educación',
    contacto: 'datos@ciudad.example',
  },
  contacto: null,
  catalogos: {
    tiposDocumento: [
      { codigo: 'RC', nombre: 'Registro civil', formato: 'alfanumerico', de: 'estudiante' },
      { codigo: 'TI', nombre: 'Tarjeta de identidad', formato: 'digitos', de: 'estudiante' },
      { codigo: 'CC', nombre: 'Cédula de ciudadanía', formato: 'digitos', de: 'ambos' },
      { codigo: 'CE', nombre: 'Cédula de extranjería', formato: 'alfanumerico', de: 'acudiente' },
      { codigo: 'NES', nombre: 'Aún no tiene documento', formato: 'asignado', de: 'estudiante' },
    ],
    grados: [
      {
        grado: 0,
        nombre: 'Transición',
        edadMinima: 5,
        edadMaxima: 6,
        requisitos: ['Registro civil'],
        requisitosMatricula: ['Boletín'],
      },
      { grado: 1, nombre: 'Primero', edadMinima: 6, edadMaxima: 7, requisitos: [], requisitosMatricula: ['Boletín'] },
      { grado: -1, nombre: 'Jardín', edadMinima: 4, edadMaxima: 4, requisitos: [], requisitosMatricula: ['Boletín'] },
    ],
    jornadas: [{ codigo: 'manana', nombre: 'Mañana' }],
    zonas: [{ codigo: 'urbana', nombre: 'Urbana' }],
    comunas: [{ codigo: 'comuna_1', nombre: 'Comuna 1' }],
    hayBarrios: false,
    parentescos: [
      { codigo: 'madre', nombre: 'Madre' },
      { codigo: 'abuelo', nombre: 'Abuelo' },
    ],
    condiciones: [
      {
        codigo: 'hermano',
        nombre: 'Hermano en la institución',
        descripcion: 'Un hermano ya estudia allí.',
        sensible: false,
        autorizacion: null,
        alcance: 'institucion',
        soporte: 'Constancia de estudio',
      },
      {
        codigo: 'discapacidad',
        nombre: 'Discapacidad',
        descripcion: 'Certificada o en valoración.',
        sensible: true,
        autorizacion: 'Autorizo el uso de este dato para la prioridad.',
        alcance: 'general',
        soporte: 'Certificado',
      },
    ],
  },
};

/** Identifiers as the backend gives them, each told by its number. */
export function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const OFERTA: Oferta = {
  id: id(1),
  institucion: { dane: '173001000001', nombre: 'Institución Educativa El Samán' },
  sede: 'Sede Principal',
  direccion: 'Calle 1 # 2-3',
  barrio: 'El Centro',
  telefono: null,
  comuna: 'comuna_1',
  zona: 'urbana',
  jornada: 'manana',
  grado: 1,
  anio: 2027,
  vacantes: 12,
};

export const DATA: SolicitudData = {
  acudiente: {
    tipoDocumento: 'CC',
    documento: '52123456',
    nombres: 'María Ángela',
    apellidos: "Nuñez D'Elia",
    parentesco: 'madre',
    telefono: '3001234567',
    correo: 'maria@ejemplo.example',
  },
  estudiante: {
    tipoDocumento: 'RC',
    documento: '1098765432',
    nombres: 'Luz',
    apellidos: 'Peña Nuñez',
    fechaNacimiento: '2020-02-29',
    grado: 1,
    comuna: 'comuna_1',
    cupoActual: null,
  },
  condiciones: [
    { codigo: 'hermano', institucion: '173001000001', autorizada: false, archivos: [id(7)] },
    { codigo: 'discapacidad', institucion: null, autorizada: true, archivos: [] },
  ],
  hermanos: [{ radicado: '2027-A1W04NR-H' }],
  opciones: [id(1), id(2)],
  documentos: [],
};

const SOLICITUD = {
  radicado: '2027-7K3M9QX-9',
  anio: 2027,
  estado: 'asignada',
  version: 4,
  radicadaEn: '2026-11-03T15:00:00Z',
  datos: DATA,
  opciones: [OFERTA, { ...OFERTA, id: id(2), sede: 'Sede Norte' }],
  condiciones: [
    {
      codigo: 'hermano',
      nombre: 'Hermano en la institución',
      institucion: OFERTA.institucion,
      archivos: [{ id: id(7), nombre: 'constancia.pdf', tipo: 'application/pdf', tamano: 1024 }],
      decision: 'negada',
      motivo: 'La constancia es de otro año.',
    },
    { codigo: 'discapacidad', nombre: 'Discapacidad', institucion: null, archivos: [], decision: 'aprobada', motivo: null },
  ],
  documentos: [],
  cupoActual: null,
  decisionDeCupo: null,
  subsanacion: null,
  resultado: {
    publicadoEn: '2026-12-15T17:00:00Z',
    asignada: OFERTA,
    respondaAntesDe: '2026-12-20T05:00:00Z',
    prioridades: ['Discapacidad'],
    opciones: [
      {
        oferta: id(1),
        resultado: 'asignada',
        corte: 'El último que entró no tenía prioridad.',
        puesto: null,
        prioridad: 1,
        porHermano: false,
        sorteo: 0.25,
        desempate: null,
      },
      {
        oferta: id(2),
        resultado: 'mejor_asignada',
        corte: null,
        puesto: null,
        prioridad: 2,
        porHermano: false,
        sorteo: null,
        desempate: null,
      },
    ],
  },
} satisfies Partial<FamilySolicitud>;

export const FAMILY_SOLICITUD: FamilySolicitud = {
  ...SOLICITUD,
  comprobacion: {
    tiquete: id(9),
    etapa: 'general',
    nombre: 'Etapa general',
    archivo: 'replica-2027-general.csv',
    numero: 'c'.repeat(64),
  },
  hermanos: [],
  historia: [
    { en: '2026-11-03T15:00:00Z', que: 'movimiento', de: null, a: 'radicada', motivo: null, oficina: false },
    {
      en: '2026-12-15T17:00:00Z',
      que: 'movimiento',
      de: 'validada',
      a: 'asignada',
      motivo: 'Resultado publicado',
      oficina: false,
    },
  ],
  acciones: ['aceptar', 'aceptar_y_seguir', 'declinar', 'retirar'],
  editableHasta: '2026-12-01T05:00:00Z',
  reclamos: [],
  reclamable: null,
  aniosDeDatos: 5,
  extemporanea: false,
};

export const STAFF_SOLICITUD: Expediente = {
  ...SOLICITUD,
  matricula: null,
  asignadaA: 'revisora',
  registradaPor: null,
  extemporanea: false,
  hermanos: [],
  parecidas: [],
  avisoLeido: { version: '2026-1', leidoEn: '2026-11-03T14:50:00Z' },
  correccion: { dias: 5, publica: '2026-12-15T17:00:00Z' },
  propuesta: null,
  impedimento: null,
  lugares: [],
  reclamos: [],
  alAceptarReclamo: null,
  acciones: ['retirada'],
};

export const FILE: StoredFile = { id: id(7), nombre: 'constancia.pdf', tipo: 'application/pdf', tamano: 1024 };

export const FILE_CONTENT: FileContent = { nombre: 'constancia.pdf', tipo: 'application/pdf', contenido: 'JVBERi0=' };

export const RECEIPT: FilingReceipt = {
  radicado: '2027-7K3M9QX-9',
  radicadaEn: '2026-11-03T15:00:00Z',
  anio: 2027,
  acudiente: "María Ángela Nuñez D'Elia",
  estudiante: 'Luz Peña Nuñez',
  documentoAsignado: null,
  grado: 1,
  opciones: [OFERTA],
  condiciones: ['Discapacidad'],
  registradaPor: null,
  extemporanea: false,
  hermanos: [],
  soportes: 1,
  cupoActual: null,
  avisosA: 'm•••@ejemplo.example',
};

export const SOLICITUDES_LIST: SolicitudesPage = {
  elementos: [
    {
      radicado: '2027-7K3M9QX-9',
      estado: 'por_subsanar',
      version: 3,
      radicadaEn: '2026-11-03T15:00:00Z',
      estudiante: 'Luz Peña Nuñez',
      documento: 'RC 1098765432',
      grado: 1,
      asignadaA: 'revisora',
      antesDe: '2026-11-20T05:00:00Z',
      asistida: false,
      porConfirmar: false,
      conReclamo: false,
      extemporanea: false,
      acudiente: null,
      clave: '1793718000000000.7',
    },
  ],
  pagina: 1,
  total: 1,
};

/** What an entry of the log has besides, where it has nothing of it. */
export const NO_DETAIL = {
  motivo: null,
  peticion: null,
  condicion: null,
  cupoActual: false,
  hermano: null,
  decision: null,
  exportacion: false,
  propuso: null,
  oferta: null,
  cambios: [],
  porDecidir: [],
  cupoPorDecidir: false,
  documentos: [],
  asignadaA: null,
};

export const BITACORA_LIST: BitacoraEntries = {
  elementos: [
    { en: '2026-11-03T16:00:00Z', quien: 'revisora', que: 'movimiento', de: 'radicada', a: 'en_revision', ...NO_DETAIL },
    { en: '2026-11-03T15:00:00Z', quien: 'revisora', que: 'lectura', de: null, a: null, ...NO_DETAIL },
  ],
  pagina: 1,
  total: 2,
};
