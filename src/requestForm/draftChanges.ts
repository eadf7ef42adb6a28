import { fullSedeName } from '#domain/sedeNames.ts';
import type { StoredFile, Oferta } from '#domain/contractTypes.ts';
import type { CondicionValues, Draft, Values } from './draft';
import { STEPS, type Step } from './steps';

/** A condition that was not claimed is claimed, one that was is not any more. */
export function toggled(condiciones: readonly CondicionValues[], codigo: string): CondicionValues[] {
  const others = condiciones.filter((own) => own.codigo !== codigo);
  if (others.length < condiciones.length) return others;
  return [...condiciones, { codigo, institucion: null, autorizada: false, archivos: [] }];
}

export function withCondicion(
  values: Values,
  codigo: string,
  change: (condicion: CondicionValues) => Partial<CondicionValues>,
): Values {
  const condiciones = values.condiciones.map((own) => (own.codigo === codigo ? { ...own, ...change(own) } : own));
  return { ...values, condiciones };
}

export function withFile(values: Values, codigo: string, file: StoredFile): Values {
  return withCondicion(values, codigo, ({ archivos }) => ({ archivos: [...archivos, file] }));
}

/** The same list where nothing can be added: an oferta stands in it once. */
export function withOpcion(opciones: Oferta[], oferta: Oferta, max: number): Oferta[] {
  if (opciones.length >= max || opciones.some(({ id }) => id === oferta.id)) return opciones;
  return [...opciones, oferta];
}

/** The same list where there is no place to move to. */
export function moved(opciones: Oferta[], id: string, by: -1 | 1): Oferta[] {
  const from = opciones.findIndex((own) => own.id === id);
  const [own, other] = [opciones[from], opciones[from + by]];
  if (!own || !other) return opciones;
  return opciones.map((oferta, place) => (place === from ? other : place === from + by ? own : oferta));
}

/** What is said of an oferta's place in the list. */
export function placeSpoken(opciones: readonly Oferta[], id: string): string {
  const place = opciones.findIndex((own) => own.id === id);
  const oferta = opciones[place];
  return oferta ? `${fullSedeName(oferta)}: opción ${place + 1} de ${opciones.length}` : '';
}

/** Completing a step again takes nothing back. */
export function completedAfter({ completed }: Draft, step: Step, steps: readonly Step[] = STEPS): number {
  return Math.max(completed, steps.indexOf(step) + 1);
}
