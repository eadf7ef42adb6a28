import type { Etapa } from '#domain/contractTypes.ts';
import { refusalOf, type Refusal } from '#kits/sending/refusal.ts';

/** A step that lasts, as the server tells of it. */
type StepJob = NonNullable<Etapa['trabajo']>;

/** Whether the server is taking a step of the stage. */
export function isUnderWay({ trabajo }: Etapa): boolean {
  return trabajo !== null && trabajo.problema === null;
}

/** What is being done, within a sentence. */
export const UNDER_WAY: Readonly<Record<StepJob['paso'], string>> = {
  congelar: 'congela la lista',
  correr: 'calcula el resultado y lo compara con el de su navegador',
  publicar: 'publica el resultado y prepara los avisos a las familias',
  mover_lista: 'mueve la lista de espera',
  cerrar_lista: 'cierra la lista de espera',
};

/** What was not done, within a sentence. */
export const NOT_DONE: Readonly<Record<StepJob['paso'], string>> = {
  congelar: 'congelar la lista',
  correr: 'registrar el resultado',
  publicar: 'publicar el resultado',
  mover_lista: 'mover la lista de espera',
  cerrar_lista: 'cerrar la lista de espera',
};

/** The refusal of a step that was followed, as if it had been answered with it. */
export function refusalOfJob({ status, detail, codigo, errores }: NonNullable<StepJob['problema']>): Refusal {
  const refusal = refusalOf({ kind: 'status', status, body: { detail, codigo, errores } });
  // It was certainly not done, whatever failed.
  return refusal ?? { reason: 'failed', message: detail, code: codigo, fieldErrors: {}, seconds: null };
}
