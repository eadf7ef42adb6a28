import type { State } from '#test/tools/screens/state.ts';

/** Half of the states, so that the two longest files of the suite run side by side. */
export function isOfSolicitudes({ name }: State): boolean {
  return /^(solicitud|tramite|oferta|consulta|resultados)/.test(name);
}
