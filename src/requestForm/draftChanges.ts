import { fullSedeName } from '#domain/sedeNames.ts';
import type { StoredFile, Oferta } from '#domain/contractTypes.ts';
import type { CondicionValues, Draft, Values } from './draft';
import { countUpTo, type Step } from './steps';

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

/** Whose files are not a condition's but papers of their own; no condition has such a code. */
export const DOCUMENTOS = 'DOCUMENTOS';

/** The files of a condition, or the papers. */
export function filesOf({ condiciones, documentos }: Values, codigo: string): readonly StoredFile[] {
  return codigo === DOCUMENTOS ? documentos : (condiciones.find((own) => own.codigo === codigo)?.archivos ?? []);
}

export function withFiles(values: Values, codigo: string, change: (files: StoredFile[]) => StoredFile[]): Values {
  if (codigo === DOCUMENTOS) return { ...values, documentos: change(values.documentos) };
  return withCondicion(values, codigo, ({ archivos }) => ({ archivos: change(archivos) }));
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
export function completedAfter({ completed }: Draft, step: Step): number {
  return Math.max(completed, countUpTo(step));
}
