import * as v from 'valibot';
import { filingReceiptSchema } from '#domain/answers/citizenAnswers.ts';
import { storedFileSchema, institucionSchema, ofertaSchema } from '#domain/answers/answerParts.ts';
import { parseStored } from '#services/storage/parseStored.ts';
import { DRAFT_KEY, RECEIPT_KEY } from '#services/storage/storageKeys.ts';
import { keepText, readKeptText, removeKeptText } from '#core/session/keptText.ts';
import type { StorageService } from '#services/storage/storageTypes.ts';
import { changeBetween, withChange } from './valuesChange';
import type { Draft, Visit } from './draft';
import type { PendingUpload } from './solicitudState';

/** What the storage had; 'unusable': something that an older application, or nobody of ours, wrote. */
type Stored<T> = { found: 'none' } | { found: 'unusable' } | { found: 'value'; value: T };

interface StoredDraft {
  draft: Draft;
  /** It was sent, and no answer has come yet. */
  unanswered: boolean;
  /** Files that were on their way: a reload ends them. */
  uploads: PendingUpload[];
}

const text = v.string();
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The same fields, each of which may be left out. */
function someOf<Entries extends v.ObjectEntries>(entries: Entries) {
  const some = Object.entries(entries).map(([field, schema]) => [field, v.exactOptional(schema)]);
  return Object.fromEntries(some) as { [Field in keyof Entries]: v.ExactOptionalSchema<Entries[Field], undefined> };
}

// Drafts stored by an older version have no `sinApellidos` and no `documentos`.
const acudiente = v.object({
  tipoDocumento: text,
  documento: text,
  nombres: text,
  apellidos: text,
  sinApellidos: v.optional(text, ''),
  parentesco: text,
  telefono: text,
  correo: text,
});
const estudiante = v.object({
  tipoDocumento: text,
  documento: text,
  nombres: text,
  apellidos: text,
  sinApellidos: v.optional(text, ''),
  fechaNacimiento: text,
  grado: text,
  comuna: text,
});
const others = v.object({
  cupoActual: v.nullable(ofertaSchema),
  condiciones: v.array(
    v.object({
      codigo: text,
      institucion: v.nullable(institucionSchema),
      autorizada: v.boolean(),
      archivos: v.array(storedFileSchema),
    }),
  ),
  hermanos: v.array(text),
  opciones: v.array(ofertaSchema),
  documentos: v.optional(v.array(storedFileSchema), []),
});

/** What an older version did not keep is nothing. */
const receipt = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((kept): unknown => ({
    hermanos: [],
    soportes: 0,
    cupoActual: null,
    documentoAsignado: null,
    extemporanea: false,
    ...kept,
  })),
  filingReceiptSchema,
);

const visitSchema: v.GenericSchema<unknown, Visit> = v.pipe(
  v.unknown(),
  v.union([
    v.object({ receipt, earlier: v.array(receipt), acudiente: v.nullable(acudiente) }),
    // As an older version kept it.
    v.pipe(
      receipt,
      v.transform((only) => ({ receipt: only, earlier: [], acudiente: null })),
    ),
  ]),
);

const writtenSchema = v.object({
  unanswered: v.boolean(),
  // Drafts stored by an older version do not have them.
  uploads: v.optional(v.array(v.object({ id: text, codigo: text, name: text })), []),
  draft: v.object({
    claveIdempotencia: v.pipe(text, v.uuid()),
    anio: position,
    aviso: v.nullable(v.object({ version: text, leidoEn: v.pipe(text, v.isoTimestamp()) })),
    motivoExtemporanea: v.exactOptional(text),
    completed: position,
    // Drafts stored by an older version do not have it.
    earlier: v.optional(v.array(receipt), []),
    values: v.object({ acudiente, estudiante, ...others.entries }),
    edited: v.nullable(
      v.object({
        radicado: text,
        version: position,
        accion: v.picklist(['edicion', 'subsanacion']),
        // Drafts stored by an older version do not have it.
        subsanacion: v.optional(v.nullable(v.object({ motivo: text, antesDe: text })), null),
        peticion: v.exactOptional(v.object({ canal: v.picklist(['telefonica', 'presencial']), nota: v.nullable(text) })),
        filed: v.object({
          acudiente: v.object(someOf(acudiente.entries)),
          estudiante: v.object(someOf(estudiante.entries)),
          ...someOf(others.entries),
        }),
      }),
    ),
  }),
});

/** As it is written: of what is filed only what is typed otherwise, so that a tab keeps no datum twice. */
function written({ draft, ...others }: StoredDraft): v.InferInput<typeof writtenSchema> {
  const { edited, values } = draft;
  return { ...others, draft: { ...draft, edited: edited && { ...edited, filed: changeBetween(values, edited.filed) } } };
}

const storedDraftSchema: v.GenericSchema<unknown, StoredDraft> = v.pipe(
  v.unknown(),
  writtenSchema,
  v.transform(({ draft, ...others }) => {
    const { edited, values } = draft;
    return { ...others, draft: { ...draft, edited: edited && { ...edited, filed: withChange(values, edited.filed) } } };
  }),
);

/** Where one form keeps its draft and its receipt. `id` tells it from other forms. */
export function createDraftStore(id: string) {
  const draft = entry(`${DRAFT_KEY}.${id}`, storedDraftSchema, written);
  const receipt = entry(`${RECEIPT_KEY}.${id}`, visitSchema, (value) => value);
  return { draft, receipt };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Whose it is: a user's, kept for that user alone (D13), or the tab's, without a user. */
export type Owner = { user: string } | 'tab';

function entry<T>(key: string, schema: v.GenericSchema<unknown, T>, written: (value: T) => unknown) {
  return {
    /** Gives whether a reload would find it (D15). */
    save(storage: StorageService, owner: Owner, value: T): boolean {
      const text = JSON.stringify(written(value));
      if (owner !== 'tab') return keepText(storage, owner.user, key, text);
      storage.tab.set(key, text);
      return storage.tab.keeps(key);
    },
    read(storage: StorageService, owner: Owner): Stored<T> {
      const text = owner === 'tab' ? storage.tab.get(key) : readKeptText(storage, owner.user, key);
      if (text === null) return { found: 'none' };
      const value = parseStored(text, schema);
      return value === null ? { found: 'unusable' } : { found: 'value', value };
    },
    remove(storage: StorageService, owner: Owner): void {
      if (owner === 'tab') storage.tab.remove(key);
      else removeKeptText(storage, owner.user, key);
    },
  };
}
