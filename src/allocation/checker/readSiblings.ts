import type { Row } from '../replica/row';
import { createNames } from './names';

/** What a market says of siblings (A20), as the checker reads it. */
export interface SiblingRule {
  /** As which class, and in which groups (as bits), somebody counts whose sibling has a seat at an institution. */
  readonly priorityClass: number;
  readonly groups: number;
  /** Of each oferta: its institution, by number, and the turn of its grado. */
  readonly institutions: readonly number[];
  readonly turns: readonly number[];
}

const digits = /^[0-9]+$/;

/** Takes the rows of the setting and of the ofertas, whose cells the engine's reader looks at. */
export function createSiblingReader(textOf: (row: Row, cell: number) => string) {
  const names = createNames();
  const encoder = new TextEncoder();
  const institutions: number[] = [];
  const turns: number[] = [];
  let told: { readonly priorityClass: number; readonly group: string } | undefined;
  return {
    readSetting(row: Row): void {
      const text = textOf(row, 1);
      told = { priorityClass: digits.test(text) ? Number(text) : 0, group: textOf(row, 2) };
    },
    readOferta(row: Row): void {
      if (!told) return;
      const name = encoder.encode(textOf(row, 4));
      institutions.push(names.numberOf(name, 0, name.length));
      turns.push(Number(textOf(row, 5)));
    },
    /** `groupOf`: the number of a group by its name. */
    finish(groupOf: (name: Uint8Array) => number): SiblingRule | undefined {
      if (!told) return undefined;
      const groups = told.group === '' ? 0 : 1 << groupOf(encoder.encode(told.group));
      return { priorityClass: told.priorityClass, groups, institutions, turns };
    },
  };
}
