import * as v from 'valibot';

/** For a field that is not there, or that nobody asked for (a program's fault, not a person's). */
export function mensajeDeObjeto(issue: v.BaseIssue<unknown>): string {
  return issue.expected === 'never' ? 'Este dato no se pide.' : 'Falta este dato.';
}

/** What comes along when a name is pasted and nobody sees: soft hyphen, zero width space, marks of direction. */
const INVISIBLES = /[\u00ad\u200b\u200e\u200f\ufeff]/g;

/** Letters of any alphabet, with what names have between them: `D'Elia-Nuñez`, `Ma. del Mar`. */
const NOMBRE = /^(?=.*\p{L})[\p{L}\p{M}\p{Pd}'’´`. ]+$/u;
const LARGO_DE_NOMBRE = 200;

/** Names or surnames, one or many words; `cuales` says which they are and whose. */
export function nombreSchema(cuales: string) {
  const vacio = `Escriba ${cuales}.`;
  return v.pipe(
    v.string(vacio),
    v.transform((texto) => texto.normalize('NFC').replace(INVISIBLES, '').replace(/\s+/g, ' ').trim()),
    v.nonEmpty(vacio),
    // Characters as the contract counts them: code points.
    v.check((texto) => [...texto].length <= LARGO_DE_NOMBRE, `Escriba ${cuales} en ${LARGO_DE_NOMBRE} caracteres como máximo.`),
    v.regex(NOMBRE, `Escriba ${cuales} como en el documento: solo letras, espacios, guiones y apóstrofos.`),
  );
}

/** A code of one of the call's catalogues; `elija` asks to choose. */
export function codigoSchema(entradas: readonly { codigo: string }[], elija: string) {
  return v.picklist(
    entradas.map(({ codigo }) => codigo),
    elija,
  );
}

/** What the backend gave an identifier: an oferta, an archivo. Capitals are the same identifier. */
export function idSchema(mensaje: string) {
  return v.pipe(v.string(mensaje), v.uuid(mensaje), v.toLowerCase());
}

/** For `checkItems`: the first of equals is right, the others are not. */
export function sinRepetir<Item>(clave: (item: Item) => string) {
  return (item: Item, indice: number, todos: Item[]): boolean =>
    todos.findIndex((otro) => clave(otro) === clave(item)) === indice;
}

/** An optional text field: trimmed, and null when nothing is left. */
export function opcionalSchema(mensaje: string) {
  return v.pipe(
    v.nullable(v.string(mensaje)),
    v.transform((texto) => texto?.trim() || null),
  );
}
