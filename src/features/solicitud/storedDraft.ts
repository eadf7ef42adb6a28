import * as v from 'valibot';
import { comprobanteSchema } from '../../shared/educacion/respuestas/publico';
import { archivoSchema, institucionSchema, ofertaSchema } from '../../shared/educacion/respuestas/palabras';
import { DRAFT_KEY, RECEIPT_KEY } from '../../services/storage/keys';
import { keepText, readKeptText, removeKeptText } from '../../services/storage/keptText';
import type { StorageService } from '../../services/storage/types';
import type { Draft } from './draft';

/** What the storage had; 'unusable': something that an older application, or nobody of ours, wrote. */
type Found<T> = { found: 'none' } | { found: 'unusable' } | { found: 'value'; value: T };

interface StoredDraft {
  draft: Draft;
  /** It was sent, and no answer has come yet. */
  unanswered: boolean;
}

const text = v.string();
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  claveIdempotencia: v.pipe(text, v.uuid()),
  anio: position,
  aviso: v.nullable(v.object({ version: text, leidoEn: v.pipe(text, v.isoTimestamp()) })),
  completed: position,
  edited: v.nullable(
    v.object({
      identificacion: v.object({ radicado: text, documento: text, fechaNacimiento: text }),
      version: position,
      accion: v.picklist(['edicion', 'subsanacion']),
    }),
  ),
  values: v.object({
    acudiente: v.object({
      tipoDocumento: text,
      documento: text,
      nombres: text,
      apellidos: text,
      parentesco: text,
      telefono: text,
      correo: text,
    }),
    estudiante: v.object({
      tipoDocumento: text,
      documento: text,
      nombres: text,
      apellidos: text,
      fechaNacimiento: text,
      grado: text,
      comuna: text,
    }),
    cupoActual: v.nullable(ofertaSchema),
    condiciones: v.array(
      v.object({
        codigo: text,
        institucion: v.nullable(institucionSchema),
        autorizada: v.boolean(),
        archivos: v.array(archivoSchema),
      }),
    ),
    hermanos: v.array(text),
    opciones: v.array(ofertaSchema),
  }),
});

const storedDraftSchema: v.GenericSchema<unknown, StoredDraft> = v.object({ unanswered: v.boolean(), draft: draftSchema });

/** Where one form keeps its draft and its receipt. `id` tells it from other forms. */
export function createDraftStore(id: string) {
  const draft = entry(`${DRAFT_KEY}.${id}`, storedDraftSchema);
  const receipt = entry(`${RECEIPT_KEY}.${id}`, comprobanteSchema);
  return { draft, receipt };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Whose it is: a user's, kept for that user alone (D13), or the tab's, whoever sits there. */
export type Owner = { user: string } | 'tab';

function entry<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  return {
    /** Gives whether a reload would find it (D15). */
    save(storage: StorageService, owner: Owner, value: T): boolean {
      const text = JSON.stringify(value);
      if (owner !== 'tab') return keepText(storage, owner.user, key, text);
      storage.tab.set(key, text);
      return storage.tab.keeps(key);
    },
    read(storage: StorageService, owner: Owner): Found<T> {
      const text = owner === 'tab' ? storage.tab.get(key) : readKeptText(storage, owner.user, key);
      if (text === null) return { found: 'none' };
      const { success, output } = v.safeParse(schema, jsonOf(text));
      return success ? { found: 'value', value: output } : { found: 'unusable' };
    },
    remove(storage: StorageService, owner: Owner): void {
      if (owner === 'tab') storage.tab.remove(key);
      else removeKeptText(storage, owner.user, key);
    },
  };
}

/** What is stored may be anything. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
