import type { Luck } from './luck';
import type { DemoConvocatoria } from './demoConvocatoria';
import { plusHours, midnightAfter } from './demoDates';
import type { DemoSolicitud } from './demoSolicitud';
import { log, later, askSubsanacion, move, take } from './life';

/** Where the life of a solicitud in processing may have come to. */
export type FinalEstado = 'radicada' | 'en_revision' | 'por_subsanar' | 'validada' | 'no_admitida' | 'retirada';

const SUBSANACION_REASON = 'El documento de identidad no se lee: cárguelo de nuevo o corrija el número.';

export interface DemoSetting {
  readonly luck: Luck;
  readonly convocatoria: DemoConvocatoria;
  readonly now: Date;
}

export function fileSolicitud({ luck, convocatoria }: DemoSetting, demoSolicitud: DemoSolicitud, from: Date, until: Date): void {
  demoSolicitud.life.en = from;
  const en = later(demoSolicitud.life, luck, until);
  const who = demoSolicitud.registeredBy;
  move(demoSolicitud.life, convocatoria, { to: 'radicada', en, ...(who ? { role: 'funcionario', who } : { role: 'familia' }) });
}

/** @param approve a condition that must not be denied */
export function decide({ luck }: DemoSetting, demoSolicitud: DemoSolicitud, who: string, en: Date, approve?: string): void {
  for (const { codigo } of demoSolicitud.data.condiciones) {
    const decision = codigo === approve || luck.happens(0.75) ? 'aprobada' : 'negada';
    const reason = decision === 'negada' ? 'No se presentó un soporte de la condición.' : null;
    demoSolicitud.decisions.push({ condicion: codigo, decision, motivo: reason, decidida_por: who, decidida_en: en });
    log(demoSolicitud.life, { en, quien: who, que: 'decision', motivo: reason, detalle: { condicion: codigo, decision } });
  }
}

/** Takes it, decides its conditions and admits it before the limit. @param approve a condition that must not be denied */
export function validateSolicitud(setting: DemoSetting, demoSolicitud: DemoSolicitud, limit: Date, approve?: string): void {
  const { luck, convocatoria } = setting;
  const { life } = demoSolicitud;
  const who = take(life, convocatoria, luck, later(life, luck, limit));
  const en = later(life, luck, limit);
  decide(setting, demoSolicitud, who, en, approve);
  move(life, convocatoria, { to: 'validada', role: 'funcionario', who, en: plusHours(en, 0.05) });
}

/** Tells the life of a solicitud of the second stage up to a state, all of it before now. */
export function processSolicitud(setting: DemoSetting, demoSolicitud: DemoSolicitud, final: FinalEstado): void {
  const { luck, convocatoria, now } = setting;
  const { life } = demoSolicitud;
  const before = plusHours(now, -1);
  // Early enough for a correction to have lapsed.
  fileSolicitud(setting, demoSolicitud, midnightAfter(now, -13), midnightAfter(now, -9));
  if (final === 'radicada') {
    if (luck.happens(0.2)) move(life, convocatoria, { to: 'radicada', role: 'familia', en: later(life, luck, before) });
    return;
  }
  if (final === 'retirada') {
    if (luck.happens(0.5)) take(life, convocatoria, luck, later(life, luck, before));
    const en = later(life, luck, before);
    move(life, convocatoria, { to: 'retirada', role: 'familia', en, motivo: 'La familia se muda a otra ciudad.' });
    return;
  }
  if (final === 'validada') {
    validateSolicitud(setting, demoSolicitud, before);
    return;
  }
  if (final === 'no_admitida' && luck.happens(0.5)) {
    const who = take(life, convocatoria, luck, later(life, luck, midnightAfter(now, -8)));
    askSubsanacion(life, convocatoria, who, plusHours(life.en, 1), SUBSANACION_REASON);
    const reason = 'Venció el plazo para subsanar.';
    move(life, convocatoria, { to: 'no_admitida', role: 'sistema', en: life.plazo ?? life.en, motivo: reason });
    return;
  }
  const who = take(life, convocatoria, luck, later(life, luck, midnightAfter(now, -3)));
  if (final === 'en_revision') return;
  const en = later({ ...life, en: plusHours(midnightAfter(now, -3), 8) }, luck, before);
  if (final === 'por_subsanar') {
    askSubsanacion(life, convocatoria, who, en, SUBSANACION_REASON);
    return;
  }
  const reason = 'El estudiante no reside en el municipio.';
  move(life, convocatoria, { to: 'no_admitida', role: 'funcionario', who, en, motivo: reason });
}
