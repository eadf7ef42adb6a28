import type { Barrio, Catalogues } from '#domain/contractTypes.ts';

type Catalogue<Name extends keyof Catalogues> = Catalogues[Name];

export const DOCUMENTO_KINDS: Catalogue<'tiposDocumento'> = [
  { codigo: 'RC', nombre: 'Registro civil de nacimiento', formato: 'digitos', de: 'estudiante' },
  { codigo: 'TI', nombre: 'Tarjeta de identidad', formato: 'digitos', de: 'estudiante' },
  { codigo: 'CC', nombre: 'Cédula de ciudadanía', formato: 'digitos', de: 'ambos' },
  { codigo: 'NUIP', nombre: 'Número único de identificación personal', formato: 'digitos', de: 'estudiante' },
  { codigo: 'CE', nombre: 'Cédula de extranjería', formato: 'alfanumerico', de: 'ambos' },
  { codigo: 'PPT', nombre: 'Permiso por protección temporal', formato: 'digitos', de: 'ambos' },
  { codigo: 'PEP', nombre: 'Permiso especial de permanencia', formato: 'digitos', de: 'ambos' },
  { codigo: 'PA', nombre: 'Pasaporte', formato: 'alfanumerico', de: 'ambos' },
  { codigo: 'NES', nombre: 'Aún no tiene documento', formato: 'asignado', de: 'estudiante' },
  { codigo: 'DOP', nombre: 'Documento de otro país', formato: 'alfanumerico', de: 'acudiente' },
];

const NUMBERS = 'Números de documento del estudiante y del acudiente; si aún no tiene, dígalo en la solicitud';
const SUPPORTS = 'Si declara una condición, una foto o un PDF de su soporte, si lo tiene';
const IDENTITY_PAPER = 'Documento de identidad del estudiante y del acudiente';
const REPORT_CARD = 'Boletín final del grado anterior';

const GRADO_NAMES: readonly string[] = [
  'Primero',
  'Segundo',
  'Tercero',
  'Cuarto',
  'Quinto',
  'Sexto',
  'Séptimo',
  'Octavo',
  'Noveno',
  'Décimo',
  'Once',
];

function grado(
  codigo: Catalogue<'grados'>[number]['grado'],
  name: string,
  minimumAge: number,
  maximumAge: number,
): Catalogue<'grados'>[number] {
  const requirements = codigo >= -2 && codigo <= 0 ? [IDENTITY_PAPER, 'Carné de vacunas'] : [IDENTITY_PAPER, REPORT_CARD];
  return {
    grado: codigo,
    nombre: name,
    edadMinima: minimumAge,
    edadMaxima: maximumAge,
    requisitos: [NUMBERS, SUPPORTS],
    requisitosMatricula: requirements,
  };
}

const BASIC_GRADOS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const ADULT_CYCLES = [21, 22, 23, 24, 25, 26] as const;

/** Ages on 31 March of the school year; those of the ciclos are of Decreto 3011 de 1997 (now 1075 de 2015). */
export const GRADOS: Catalogue<'grados'> = [
  grado(-2, 'Prejardín', 3, 3),
  grado(-1, 'Jardín', 4, 4),
  grado(0, 'Transición', 5, 6),
  ...BASIC_GRADOS.map((codigo, i) => grado(codigo, GRADO_NAMES[i] ?? '', codigo + 5, codigo + 8)),
  grado(12, 'Normal superior, semestres 1 y 2', 16, 25),
  grado(13, 'Normal superior, semestres 3 y 4', 17, 26),
  ...ADULT_CYCLES.map((codigo) => {
    const cycle = codigo - 20;
    return grado(codigo, `Ciclo ${cycle} de adultos`, cycle <= 2 ? 13 : cycle <= 4 ? 15 : 18, 99);
  }),
  grado(99, 'Aceleración del aprendizaje', 10, 17),
];

export const JORNADAS: Catalogue<'jornadas'> = [
  { codigo: 'unica', nombre: 'Única' },
  { codigo: 'completa', nombre: 'Completa' },
  { codigo: 'manana', nombre: 'Mañana' },
  { codigo: 'tarde', nombre: 'Tarde' },
  { codigo: 'nocturna', nombre: 'Nocturna' },
  { codigo: 'fin_de_semana', nombre: 'Fin de semana' },
];

export const ZONAS: Catalogue<'zonas'> = [
  { codigo: 'urbana', nombre: 'Urbana' },
  { codigo: 'rural', nombre: 'Rural' },
];

const URBAN_COMUNAS = 10;

export const COMUNAS: Catalogue<'comunas'> = [
  ...Array.from({ length: URBAN_COMUNAS }, (_, i) => ({ codigo: `comuna_${i + 1}`, nombre: `Comuna ${i + 1}` })),
  { codigo: 'corregimiento_norte', nombre: 'Corregimiento del norte' },
  { codigo: 'corregimiento_sur', nombre: 'Corregimiento del sur' },
];

/** Two of each comuna. */
export const BARRIOS: readonly Barrio[] = [
  { nombre: 'Alameda', comuna: 'comuna_1' },
  { nombre: 'Bellavista', comuna: 'comuna_2' },
  { nombre: 'Belén', comuna: 'comuna_3' },
  { nombre: 'Centro', comuna: 'comuna_4' },
  { nombre: 'El Jardín', comuna: 'comuna_5' },
  { nombre: 'El Peñón', comuna: 'comuna_6' },
  { nombre: 'Gaitán', comuna: 'comuna_7' },
  { nombre: 'La Cañada', comuna: 'comuna_8' },
  { nombre: 'La Unión', comuna: 'comuna_9' },
  { nombre: 'Los Pinos', comuna: 'comuna_10' },
  { nombre: 'Miraflores', comuna: 'comuna_1' },
  { nombre: 'Parque Nuevo', comuna: 'comuna_2' },
  { nombre: 'San Isidro', comuna: 'comuna_3' },
  { nombre: 'Santa Inés', comuna: 'comuna_4' },
  { nombre: 'Villa Nueva', comuna: 'comuna_5' },
  { nombre: 'Los Almendros', comuna: 'comuna_6' },
  { nombre: 'El Bosque', comuna: 'comuna_7' },
  { nombre: 'La Pradera', comuna: 'comuna_8' },
  { nombre: 'Ciudad Jardín', comuna: 'comuna_9' },
  { nombre: 'Las Brisas', comuna: 'comuna_10' },
  { nombre: 'Vereda El Salado', comuna: 'corregimiento_norte' },
  { nombre: 'Vereda La Cabaña', comuna: 'corregimiento_norte' },
  { nombre: 'Vereda Buenavista', comuna: 'corregimiento_sur' },
  { nombre: 'Vereda El Totumo', comuna: 'corregimiento_sur' },
];

export const KINSHIPS: Catalogue<'parentescos'> = [
  { codigo: 'madre', nombre: 'Madre' },
  { codigo: 'padre', nombre: 'Padre' },
  { codigo: 'abuelo', nombre: 'Abuela o abuelo' },
  { codigo: 'hermano', nombre: 'Hermana o hermano mayor de edad' },
  { codigo: 'tio', nombre: 'Tía o tío' },
  { codigo: 'tutor', nombre: 'Tutora o tutor legal' },
  { codigo: 'mismo', nombre: 'Estudiante mayor de edad' },
];

function authorizationText(sensitiveData: string): string {
  return `Autorizo que la Secretaría de Educación trate ${sensitiveData}, dato sensible que no estoy en obligación de dar, solo para decidir esta solicitud.`;
}

export const CONDICIONES: Catalogue<'condiciones'> = [
  {
    codigo: 'discapacidad',
    nombre: 'Discapacidad',
    descripcion: 'El estudiante tiene una discapacidad certificada.',
    sensible: true,
    autorizacion: authorizationText('la discapacidad del estudiante'),
    alcance: 'general',
    soporte: 'Certificado de discapacidad o diagnóstico médico',
  },
  {
    codigo: 'victima',
    nombre: 'Víctima del conflicto armado',
    descripcion: 'El estudiante o su hogar está en el Registro Único de Víctimas.',
    sensible: true,
    autorizacion: authorizationText('la condición de víctima del hogar'),
    alcance: 'general',
    soporte: 'Constancia del Registro Único de Víctimas',
  },
  {
    codigo: 'grupo_etnico',
    nombre: 'Grupo étnico',
    descripcion: 'El estudiante se reconoce indígena, afrocolombiano, raizal, palenquero o Rrom.',
    sensible: true,
    autorizacion: authorizationText('la pertenencia étnica del estudiante'),
    alcance: 'general',
    soporte: 'Certificado de la comunidad o del Ministerio del Interior',
  },
  {
    codigo: 'hermano_en_institucion',
    nombre: 'Hermano en la institución',
    descripcion: 'Un hermano ya estudia en la institución que se pide.',
    sensible: false,
    autorizacion: null,
    alcance: 'institucion',
    soporte: 'Constancia de matrícula del hermano',
  },
  {
    codigo: 'proteccion',
    nombre: 'Sistema de protección del ICBF',
    descripcion: 'El estudiante está en un proceso de restablecimiento de derechos.',
    sensible: false,
    autorizacion: null,
    alcance: 'general',
    soporte: 'Auto del proceso de restablecimiento de derechos',
  },
  {
    codigo: 'sisben',
    nombre: 'Sisbén, grupos A y B',
    descripcion: 'El hogar está clasificado en los grupos A o B del Sisbén.',
    sensible: false,
    autorizacion: null,
    alcance: 'general',
    soporte: 'Consulta del Sisbén del hogar',
  },
];
