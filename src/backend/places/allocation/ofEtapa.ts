import type { Context } from '#backend/context.ts';
import type { AddCondition } from '#backend/db/pages.ts';
import { type EtapaRow, readEtapaRows } from './etapaRows';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';

/** Asks for the solicitudes of a stage: its list once it is frozen; before that all that it might take (F65). */
export function addEtapaRow(
  { convocatoria, numero, congelada, cierra, condiciones }: EtapaRow,
  addCondition: AddCondition,
): void {
  if (congelada) {
    addCondition('convocatoria = $ and etapa = $', convocatoria, numero);
    return;
  }
  addCondition('convocatoria = $ and etapa is null and creada_en < $', convocatoria, cierra.toISOString());
  if (condiciones.length === 0) return;
  addCondition(
    `id in (select solicitud from solicitud_condiciones where condicion = any ($::text[]) and decision <> 'negada')`,
    condiciones,
  );
}

/** The same by its code; none where the convocatoria has no such stage. */
export async function addEtapa(context: Context, code: string, addCondition: AddCondition): Promise<void> {
  const { id } = await requireChosen(context.db, context);
  const etapa = (await readEtapaRows(context.db, id)).find(({ codigo }) => codigo === code);
  if (etapa) addEtapaRow(etapa, addCondition);
  else addCondition('false');
}
