import type { Estado } from '#domain/contractTypes.ts';

/** A solicitud's states as a family says them; the office's own names stand beside them. */
export const FAMILY_ESTADO_NAMES: Readonly<Record<Estado, string>> = {
  radicada: 'La recibimos',
  en_revision: 'La están revisando',
  por_subsanar: 'Debe corregir algo',
  validada: 'Está completa',
  no_admitida: 'No fue admitida',
  asignada: 'Le ofrecemos un cupo',
  en_lista_de_espera: 'Está en la lista de espera',
  sin_cupo: 'No obtuvo cupo',
  aceptada: 'Aceptó el cupo',
  aceptada_y_en_lista: 'Aceptó un cupo y sigue en la lista de espera',
  declinada: 'No aceptó el cupo',
  vencida: 'Se venció el plazo para responder',
  matriculada: 'El estudiante está matriculado',
  retirada: 'La solicitud se retiró',
};
