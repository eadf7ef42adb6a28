import * as v from 'valibot';

import { typedLine } from '../unseen';

/** For a field that is not there, or that nobody asked for (a program's fault, not a person's). */
export function objectMessage(issue: v.BaseIssue<unknown>): string {
  return issue.expected === 'never' ? 'Este dato no se pide.' : 'Falta este dato.';
}

/**
 * Letters of any alphabet, with what names have between them: `D'Elia-Nuñez`, `Ma. del Mar`. No letter that is a whole
 * sentence, and no pile of marks: they would be drawn over the lines beside them.
 */
const NAME = /^(?=.*\p{L})(?!.*(?:\p{M}{4}|[\ufdfa\ufdfb]))[\p{L}\p{M}\p{Pd}'’´`. ]+$/u;
const LONGEST_NAME = 200;

/** Names or surnames, one or many words; `which` says which they are and whose. */
export function nameSchema(which: string) {
  const emptyMessage = `Escriba ${which}.`;
  return v.pipe(
    v.string(emptyMessage),
    v.transform(typedLine),
    v.nonEmpty(emptyMessage),
    // Characters as the contract counts them: code points.
    v.check((text) => [...text].length <= LONGEST_NAME, `Escriba ${which} en ${LONGEST_NAME} caracteres como máximo.`),
    v.regex(NAME, `Escriba ${which} como en el documento: solo letras, espacios, guiones y apóstrofos.`),
  );
}

/** A code of one of the convocatoria's catalogues; `message` asks to choose. */
export function codeSchema(entries: readonly { codigo: string }[], message: string) {
  return v.picklist(
    entries.map(({ codigo }) => codigo),
    message,
  );
}

/** What the backend gave an identifier: an oferta, an archivo. Capitals are the same identifier. */
export function idSchema(message: string) {
  return v.pipe(v.string(message), v.uuid(message), v.toLowerCase());
}

/** For `checkItems`: the first of equals is right, the others are not. */
export function isFirstOfEqual<Item>(keyOf: (item: Item) => string) {
  return (item: Item, index: number, all: Item[]): boolean => all.findIndex((other) => keyOf(other) === keyOf(item)) === index;
}

/** An optional text field: read as a line, and null when nothing is left. */
export function optionalSchema(message: string) {
  return v.pipe(
    v.nullable(v.string(message)),
    v.transform((text) => typedLine(text ?? '') || null),
  );
}
