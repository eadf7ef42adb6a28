import { PERSONAL_FIELDS, type FieldOwner } from '#domain/answers/personalFields.ts';

/** What the contract has not: what is typed, chosen and kept here. An owner with nothing beside it is any object. */
const OWN_FIELDS: Readonly<Record<string, readonly FieldOwner[]>> = {
  // Of the menu's search box, which may look for a solicitud. The other text is the overlay's.
  filter: [{ beside: [], as: 'Texto' }],
  text: [
    { beside: [], as: 'Texto' },
    { beside: ['textColor'], as: null },
  ],
  // A sede that a family keeps, and the rules of a convocatoria as they are typed.
  nombre: [
    { beside: ['id'], as: null },
    { beside: ['maximoOpciones'], as: null },
  ],
  fileName: [{ beside: [], as: 'archivo' }],
  // What a file's first row has in a column that an import does not know.
  example: [{ beside: ['at', 'name'], as: 'Texto' }],
  // An upload, a support that is looked at, and who is signed in. The other names are heads of a file's columns.
  name: [
    { beside: ['id', 'codigo'], as: 'archivo' },
    { beside: ['type', 'address'], as: 'archivo' },
    { beside: ['at', 'example'], as: null },
    { beside: [], as: 'Persona' },
  ],
};

/** Records of texts about a person: all of what is in them is one. */
const RECORDS: Readonly<Record<string, string>> = { razones: 'Texto' };
/** Notes are kept by radicado. */
const RADICADO = /^\d{4}-[0-9A-Z]{7}-[0-9A-Z]$/;

/** Which kind of a person's the texts of the record `key` are; null: it is no such record. */
export const kindOfRecord = (key: string): string | null => (Object.hasOwn(RECORDS, key) ? (RECORDS[key] ?? null) : null);

export interface PersonalFields {
  /** A personal value in an address: what is before it, its name, and how it is written. */
  readonly inAddress: RegExp;
  /**
   * Which kind of a person's `key` is in `owner`; null: it is nobody's. Of the contract's objects with such a field, the
   * one counts that is most like `owner`; where none is like it, what is a person's anywhere is one here.
   */
  kindOf(key: string, owner: object): string | null;
}

/** A function: what a module does when it is loaded stays in the production build. */
export function createPersonalFields(): PersonalFields {
  const names = [...Object.keys(PERSONAL_FIELDS), ...Object.keys(OWN_FIELDS)];
  const owners = new Map(names.map((name) => [name, [PERSONAL_FIELDS, OWN_FIELDS].flatMap((fields) => fields[name] ?? [])]));
  return {
    inAddress: new RegExp(`([?&])(${[...owners.keys()].join('|')})=([^&#]*)`, 'g'),
    kindOf(key, owner) {
      const known = owners.get(key);
      if (!known) return RADICADO.test(key) ? 'Texto' : null;
      const alike = known.filter(({ beside }) => beside.every((other) => Object.hasOwn(owner, other)));
      const most = Math.max(...alike.map(({ beside }) => beside.length));
      const meant = alike.length === 0 ? known : alike.filter(({ beside }) => beside.length === most);
      return meant.find(({ as }) => as !== null)?.as ?? null;
    },
  };
}
