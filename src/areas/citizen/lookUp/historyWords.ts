import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { FAMILY_ESTADO_NAMES } from './estadoWords';

type HistoryEntry = FamilySolicitud['historia'][number];

/** What put something right, by where it came from. */
const AGAIN: Readonly<Record<string, string>> = {
  'por_subsanar por_subsanar': 'Tiene otro plazo para corregir',
  'validada en_revision': 'La están revisando otra vez',
  'no_admitida en_revision': 'Se reabrió: la están revisando otra vez',
  'declinada asignada': 'Le ofrecemos otra vez el cupo',
  'vencida asignada': 'Le ofrecemos otra vez el cupo',
  'sin_cupo asignada': 'Le ofrecemos un cupo que quedó libre',
};

/** What happened, as a family says it. */
export function happened({ que, de, a, motivo, oficina }: HistoryEntry): string {
  if (que === 'contacto') return 'Cambió el teléfono o el correo';
  if (que === 'llamada') return 'La oficina le avisó por teléfono';
  if (que === 'llamada_sin_respuesta') return 'La oficina le llamó, y nadie contestó';
  if (a === null) return 'Se movió la solicitud';
  if (de === null) return 'Se radicó la solicitud';
  // Edited by the family while the convocatoria is open.
  if (a === 'radicada') return oficina ? 'Se cambió, y quedó radicada otra vez' : 'Usted la cambió, y quedó radicada otra vez';
  // Its own correction has no reason.
  if (de === 'por_subsanar' && a === 'en_revision' && motivo !== null) return 'Ya no tiene que corregirla: la están revisando';
  return AGAIN[`${de} ${a}`] ?? FAMILY_ESTADO_NAMES[a];
}
