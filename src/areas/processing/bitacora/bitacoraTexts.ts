import { ESTADO_NAMES } from '#domain/estados.ts';
import type { BitacoraEntry } from '#domain/contractTypes.ts';
import type { StaffWords as Words } from '../useWords';

/** Every kind of entry, in a filter. */
export const FACT_NAMES: Readonly<Record<BitacoraEntry['que'], string>> = {
  movimiento: 'Cambios de estado',
  decision: 'Decisiones sobre condiciones',
  edicion: 'Cambios de los datos',
  contacto: 'Cambios de teléfono o correo',
  toma: 'Solicitudes tomadas',
  liberacion: 'Solicitudes liberadas',
  propuesta: 'Propuestas de reabrir',
  propuesta_rechazada: 'Propuestas rechazadas',
  llamada: 'Llamadas hechas',
  llamada_sin_respuesta: 'Llamadas sin respuesta',
  reclamo: 'Reclamos presentados',
  reclamo_respondido: 'Reclamos respondidos',
  lectura: 'Lecturas',
  lectura_archivo: 'Soportes descargados',
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  'acudiente.tipoDocumento': 'Tipo de documento del acudiente',
  'acudiente.documento': 'Documento del acudiente',
  'acudiente.nombres': 'Nombres del acudiente',
  'acudiente.apellidos': 'Apellidos del acudiente',
  'acudiente.parentesco': 'Parentesco',
  'acudiente.telefono': 'Teléfono',
  'acudiente.correo': 'Correo',
  'estudiante.tipoDocumento': 'Tipo de documento del estudiante',
  'estudiante.documento': 'Documento del estudiante',
  'estudiante.nombres': 'Nombres del estudiante',
  'estudiante.apellidos': 'Apellidos del estudiante',
  'estudiante.fechaNacimiento': 'Fecha de nacimiento',
  'estudiante.grado': 'Grado',
  'estudiante.comuna': 'Comuna',
  'estudiante.cupoActual': 'Cupo que dice tener',
  condiciones: 'Condiciones',
  hermanos: 'Hermanos',
  opciones: 'Opciones',
};

const CHANNELS = { telefonica: 'por teléfono', presencial: 'en la oficina' } as const;
const ACTORS: Readonly<Record<string, string>> = { familia: 'la familia', sistema: 'el sistema' };

/** Who did it, and for whom. */
export function actorText({ quien, peticion }: BitacoraEntry, words: Words): string {
  const who = ACTORS[quien] ?? words.person(quien);
  return peticion === null ? `Por: ${who}` : `Por: ${who}, en nombre de la familia, que lo pidió ${CHANNELS[peticion.canal]}`;
}

/** What happened, in a line; from which state to which is shown by marks. */
export function happened(entry: BitacoraEntry, words: Words): string {
  const { que, de, a, condicion, motivo, exportacion, asignadaA, propuso } = entry;
  switch (que) {
    case 'movimiento':
      if (a === null) return 'Se movió la solicitud';
      if (de === null) return a === 'radicada' ? 'Se radicó la solicitud' : 'Se movió la solicitud';
      if (propuso !== null) return 'Se reabrió la solicitud';
      if (a === de && a === 'por_subsanar') return 'Se cambió el plazo para corregir';
      return a === de ? `Se cambió y quedó otra vez «${ESTADO_NAMES[a]}»` : 'Cambió de estado';
    case 'edicion':
      return 'Se cambiaron los datos';
    case 'contacto':
      return 'Se cambió el teléfono o el correo';
    case 'lectura':
      return exportacion ? 'Sus datos se sacaron a un archivo' : 'Se leyó la solicitud';
    case 'lectura_archivo': {
      const of = condicion === null ? '' : ` de «${words.name('condiciones', condicion)}»`;
      return `Se descargó el soporte${motivo === null ? '' : ` «${motivo}»`}${of}`;
    }
    case 'toma':
    case 'liberacion':
      if (asignadaA !== null) return `Se entregó la solicitud a ${words.person(asignadaA)}`;
      return que === 'toma' ? 'Se tomó la solicitud' : 'Se liberó la solicitud';
    case 'decision':
      return decided(entry, words);
    case 'propuesta':
      return 'Se propuso reabrir la solicitud';
    case 'propuesta_rechazada':
      return 'Se rechazó la propuesta de reabrir la solicitud';
    case 'llamada':
      return 'Se llamó a la familia';
    case 'llamada_sin_respuesta':
      return 'Se llamó a la familia, y no contestó';
    case 'reclamo':
      return `Se presentó un reclamo${claimedAbout(entry, words)}`;
    case 'reclamo_respondido':
      return `${entry.decision === 'aprobada' ? 'Se aceptó' : 'No se aceptó'} el reclamo${claimedAbout(entry, words)}`;
  }
}

function claimedAbout({ condicion, cupoActual }: BitacoraEntry, words: Words): string {
  if (cupoActual) return ' sobre el cupo que dice tener';
  return condicion === null ? '' : ` sobre la condición «${words.name('condiciones', condicion)}»`;
}

function decided({ condicion, cupoActual, hermano, decision }: BitacoraEntry, words: Words): string {
  const did = decision === null ? 'Se decidió' : decision === 'aprobada' ? 'Se aprobó' : 'Se negó';
  if (hermano !== null) return `${did} que es hermano de ${hermano}`;
  if (cupoActual) return `${did} el cupo que dice tener`;
  return condicion === null ? 'Se decidió una condición' : `${did} la condición «${words.name('condiciones', condicion)}»`;
}

const REASON_NAMES: Partial<Record<BitacoraEntry['que'], string>> = { reclamo: 'Reclamo', reclamo_respondido: 'Respuesta' };

/** What it is about, each thing in a line. */
export function detailLines(entry: BitacoraEntry, words: Words): string[] {
  const { que, motivo, peticion, propuso, oferta, cambios, porDecidir, cupoPorDecidir, documentos } = entry;
  const isCall = que === 'llamada' || que === 'llamada_sin_respuesta';
  const reasonName = REASON_NAMES[que] ?? (isCall ? 'Nota' : propuso === null ? 'Razón' : 'Razón de quien la propuso');
  const undone = [
    ...porDecidir.map((codigo) => words.name('condiciones', codigo)),
    ...(cupoPorDecidir ? ['el cupo que dice tener'] : []),
  ];
  return [
    ...(peticion?.nota ? [`Nota: ${peticion.nota}`] : []),
    ...(propuso === null ? [] : [`La propuso: ${words.person(propuso)}`]),
    ...(motivo === null || que === 'lectura_archivo' ? [] : [`${reasonName}: ${motivo}`]),
    ...(oferta === null ? [] : [`Cupo: ${words.ofertaText(oferta)}`]),
    ...cambios.map(
      ({ campo, antes, despues }) => `${FIELD_NAMES[campo] ?? campo}: antes «${antes ?? 'nada'}», ahora «${despues ?? 'nada'}»`,
    ),
    ...(undone.length === 0 ? [] : [`Se deshizo la decisión, y vuelve a quedar por decidir: ${undone.join('; ')}`]),
    ...(documentos.length === 0 ? [] : [`Documentos que adjuntó: ${documentos.join(', ')}`]),
  ];
}
