import { condicionOfHead } from '#domain/reservas.ts';
import type { CheckedRow } from '#domain/ofertaRows.ts';
import type { RowError } from '#domain/contractTypes.ts';
import { searchText } from '#domain/words/searchText.ts';
import type { Reserva } from '../allocation/allocationRules';

const HEADS_LINE = 1;

/**
 * The reserves that rows name in the heads of columns, whatever their case and accents. What is wrong with a head is told
 * once, at the line of the heads.
 * @returns gives a row's own numbers by condition; null: the convocatoria's number holds
 */
export function createReservaReader(reservas: readonly Reserva[], errors: RowError[]) {
  const codeOf = new Map(
    reservas.flatMap(({ condicion, nombre }) => [searchText(condicion), searchText(nombre)].map((name) => [name, condicion])),
  );
  const told = new Set<string>();
  const tell = (columna: string, mensaje: string): void => {
    if (told.has(columna)) return;
    told.add(columna);
    errors.push({ fila: HEADS_LINE, columna, mensaje });
  };
  const names = reservas.map(({ nombre }) => `«${nombre}»`).join(', ');
  const known = names === '' ? 'No tiene ninguna: agréguela en la página de la convocatoria.' : `Sus reservas son: ${names}.`;
  return ({ propios }: CheckedRow): ReadonlyMap<string, number | null> => {
    const byCondicion = new Map<string, number | null>();
    for (const [columna, puestos] of propios) {
      const condicion = codeOf.get(searchText(condicionOfHead(columna) ?? ''));
      if (condicion === undefined) tell(columna, `La convocatoria no tiene esta reserva. ${known}`);
      else if (byCondicion.has(condicion)) tell(columna, 'Otra columna es de la misma reserva: deje una sola.');
      else byCondicion.set(condicion, puestos);
    }
    return byCondicion;
  };
}
