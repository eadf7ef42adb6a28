import type { Suerte } from './luck';
import type { ConvocatoriaSembrada } from './demoConvocatoria';
import { masHoras, medianoche } from './demoDates';
import type { Ficha } from './demoSolicitud';
import { anotar, despues, devolver, mover, tomar } from './life';

/** Where the life of a request in processing may have come to. */
export type FinalDeTramite = 'radicada' | 'en_revision' | 'por_subsanar' | 'validada' | 'no_admitida' | 'retirada';

const MOTIVO_SUBSANAR = 'El documento de identidad no se lee: cárguelo de nuevo o corrija el número.';

export interface Tramite {
  readonly suerte: Suerte;
  readonly convocatoria: ConvocatoriaSembrada;
  readonly ahora: Date;
}

export function radicar({ suerte, convocatoria }: Tramite, ficha: Ficha, desde: Date, hasta: Date): void {
  ficha.vida.en = desde;
  const en = despues(ficha.vida, suerte, hasta);
  const quien = ficha.registradaPor;
  mover(ficha.vida, convocatoria, { a: 'radicada', en, ...(quien ? { papel: 'funcionario', quien } : { papel: 'familia' }) });
}

/** @param aprobar a condition that must not be denied */
function decidir({ suerte }: Tramite, ficha: Ficha, quien: string, en: Date, aprobar?: string): void {
  for (const { codigo } of ficha.datos.condiciones) {
    const decision = codigo === aprobar || suerte.ocurre(0.75) ? 'aprobada' : 'negada';
    const motivo = decision === 'negada' ? 'No se presentó un soporte de la condición.' : null;
    ficha.decisiones.push({ condicion: codigo, decision, motivo, decidida_por: quien, decidida_en: en });
    anotar(ficha.vida, { en, quien, que: 'decision', motivo, detalle: { condicion: codigo, decision } });
  }
}

/** Takes it, decides its conditions and admits it before the limit. */
export function validar(tramite: Tramite, ficha: Ficha, limite: Date, aprobar?: string): void {
  const { suerte, convocatoria } = tramite;
  const { vida } = ficha;
  const quien = tomar(vida, convocatoria, suerte, despues(vida, suerte, limite));
  const en = despues(vida, suerte, limite);
  decidir(tramite, ficha, quien, en, aprobar);
  mover(vida, convocatoria, { a: 'validada', papel: 'funcionario', quien, en: masHoras(en, 0.05) });
}

/** Tells the life of a request of the second stage up to a state, all of it before now. */
export function tramitar(tramite: Tramite, ficha: Ficha, final: FinalDeTramite): void {
  const { suerte, convocatoria, ahora } = tramite;
  const { vida } = ficha;
  const antes = masHoras(ahora, -1);
  // Early enough for a correction to have lapsed.
  radicar(tramite, ficha, medianoche(ahora, -13), medianoche(ahora, -9));
  if (final === 'radicada') {
    if (suerte.ocurre(0.2)) mover(vida, convocatoria, { a: 'radicada', papel: 'familia', en: despues(vida, suerte, antes) });
    return;
  }
  if (final === 'retirada') {
    if (suerte.ocurre(0.5)) tomar(vida, convocatoria, suerte, despues(vida, suerte, antes));
    const en = despues(vida, suerte, antes);
    mover(vida, convocatoria, { a: 'retirada', papel: 'familia', en, motivo: 'La familia se muda a otra ciudad.' });
    return;
  }
  if (final === 'validada') {
    validar(tramite, ficha, antes);
    return;
  }
  if (final === 'no_admitida' && suerte.ocurre(0.5)) {
    const quien = tomar(vida, convocatoria, suerte, despues(vida, suerte, medianoche(ahora, -8)));
    devolver(vida, convocatoria, quien, masHoras(vida.en, 1), MOTIVO_SUBSANAR);
    const motivo = 'Venció el plazo para subsanar.';
    mover(vida, convocatoria, { a: 'no_admitida', papel: 'sistema', en: vida.plazo ?? vida.en, motivo });
    return;
  }
  const quien = tomar(vida, convocatoria, suerte, despues(vida, suerte, medianoche(ahora, -3)));
  if (final === 'en_revision') return;
  const en = despues({ ...vida, en: masHoras(medianoche(ahora, -3), 8) }, suerte, antes);
  if (final === 'por_subsanar') {
    devolver(vida, convocatoria, quien, en, MOTIVO_SUBSANAR);
    return;
  }
  const motivo = 'El estudiante no reside en el municipio.';
  mover(vida, convocatoria, { a: 'no_admitida', papel: 'funcionario', quien, en, motivo });
}
