import type { DataChange, GuardianContact } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import { readdressNotices } from '../letters/outbox';
import { logEntry } from './log';
import { type Actor, isFamilyItself } from './actor';
import { type Telling, tellFamilies } from './notices';
import { searchedText } from './saveData';
import { solicitudColumns, type SolicitudRow, solicitudRowSchema } from './solicitudRow';

export function isContactOf({ datos: { acudiente } }: SolicitudRow, { telefono, correo }: GuardianContact): boolean {
  return acudiente.telefono === telefono && acudiente.correo === correo;
}

const contactTelling = (row: SolicitudRow, kind: Telling['kind'], actor: Actor): Telling => ({
  row: { ...row, plazo: null },
  kind,
  oferta: null,
  isFree: isFamilyItself(actor),
});

/** Of how the guardian is reached, what a change makes otherwise. */
function contactChanges(before: GuardianContact, after: GuardianContact): DataChange[] {
  return (['telefono', 'correo'] as const).flatMap((campo) =>
    before[campo] === after[campo] ? [] : [{ campo: `acudiente.${campo}`, antes: before[campo], despues: after[campo] }],
  );
}

/** The address of before is told that it is that no more, and what waits goes to the new one; nothing where it is the same. */
export async function leaveAddress(
  tx: Queryable,
  row: SolicitudRow,
  to: string | null,
  { actor, instant }: { readonly actor: Actor; readonly instant: Date },
): Promise<void> {
  const { correo } = row.datos.acudiente;
  if (correo === to) return;
  await tellFamilies(tx, [contactTelling(row, 'correo_anterior', actor)], instant);
  if (to !== null) await readdressNotices(tx, row.id, to);
}

/**
 * How the guardian is reached from now on, of a solicitud in any state: its version, its log, and letters to the address of
 * before and to that of now.
 * @param row locked in this transaction
 */
export async function saveContact(
  tx: Queryable,
  row: SolicitudRow,
  contacto: GuardianContact,
  { actor, detail }: { readonly actor: Actor; readonly detail: Readonly<Record<string, unknown>> },
  instant: Date,
): Promise<SolicitudRow> {
  const { correo } = row.datos.acudiente;
  const data = { ...row.datos, acudiente: { ...row.datos.acudiente, ...contacto } };
  const updated = await readRow(
    tx,
    solicitudRowSchema,
    `with cambiada as (
       update solicitudes set version = version + 1, actualizada_en = $2, datos = $3, correo = $4
       where id = $1 returning ${solicitudColumns}
     ), buscada as (update solicitud_busqueda set texto = $5 where solicitud = $1)
     select * from cambiada`,
    [row.id, instant.toISOString(), JSON.stringify(data), contacto.correo, searchedText(row.radicado, data)],
  );
  if (!updated) throw new Error('A request is changed only under its lock');
  const detalle = { ...detail, cambios: contactChanges(row.datos.acudiente, contacto) };
  await logEntry(tx, { solicitud: row.id, en: instant, actor, que: 'contacto', detalle });
  await leaveAddress(tx, row, contacto.correo, { actor, instant });
  const kind = correo === contacto.correo ? 'telefono_cambiado' : 'correo_nuevo';
  await tellFamilies(tx, [contactTelling(updated, kind, actor)], instant);
  return updated;
}
