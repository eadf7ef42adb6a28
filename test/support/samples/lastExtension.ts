import type { LastExtension } from '#domain/contractTypes.ts';

type Extension = NonNullable<LastExtension['ampliacion']>;

/** A slip of the year, which can be taken back. */
export const EXTENSION: Extension = {
  version: 2,
  en: '2026-11-03T15:00:00Z',
  quien: 'coordinador',
  motivo: 'Por el paro de noviembre.',
  cambios: [{ que: 'matricula', etapa: null, antes: '2027-01-20', ahora: '2099-01-20' }],
  impedimento: null,
  pedida: null,
  acciones: ['pedir'],
};
export const TAKE_BACK_REASON = 'Se escribió un año por otro.';
/** As a second person sees it. */
export const ASKED_EXTENSION: Extension = {
  ...EXTENSION,
  pedida: { en: '2026-11-03T16:00:00Z', quien: 'coordinador', motivo: TAKE_BACK_REASON },
  acciones: ['decidir'],
};
