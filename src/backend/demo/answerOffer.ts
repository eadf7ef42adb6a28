import type { Estado } from '#domain/contractTypes.ts';
import type { DemoSetting } from './demoProcessing';
import type { DemoSolicitud } from './demoSolicitud';
import { later, move } from './life';

/** What those who were offered a seat did, one after the other. */
export const ANSWERS: readonly Estado[] = [
  'aceptada',
  'matriculada',
  'declinada',
  'aceptada_y_en_lista',
  'vencida',
  'aceptada',
  'matriculada',
];

/** Answers an offer, or lets it lapse; who is matriculada has accepted it first. */
export function answerOffer({ luck, convocatoria, now }: DemoSetting, demoSolicitud: DemoSolicitud, given: Estado): void {
  const { life } = demoSolicitud;
  const deadline = life.plazo ?? now;
  if (given === 'vencida') {
    move(life, convocatoria, { to: 'vencida', role: 'sistema', en: deadline, motivo: 'Venció el plazo para responder.' });
    return;
  }
  const hasBetter = demoSolicitud.ofertaAsignada !== demoSolicitud.data.opciones[0];
  const accepts = given === 'matriculada' || (given === 'aceptada_y_en_lista' && !hasBetter);
  const to = accepts ? 'aceptada' : given;
  move(life, convocatoria, { to, role: 'familia', en: later(life, luck, deadline), hasBetter });
  if (given !== 'matriculada') return;
  move(life, convocatoria, { to: 'matriculada', role: 'funcionario', who: 'funcionario', en: later(life, luck, now) });
}
