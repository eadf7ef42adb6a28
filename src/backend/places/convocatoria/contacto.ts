import * as v from 'valibot';

import { contactoSchema as storedSchema } from '#domain/answers/answerParts.ts';
import { hasContacto } from '#domain/contacto.ts';
import { contactoSchema } from '#domain/contactoSchema.ts';
import type { Contacto, ManagedContacto } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import type { Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { checkPart } from '#backend/solicitud/checkData.ts';
import { lockChosen, requireChosen } from '#backend/solicitud/convocatoria.ts';

/** The form of a change; the contact itself is what a person may have to correct. */
export const contactoChangeSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  contacto: v.unknown(),
});
type ContactoChange = v.InferOutput<typeof contactoChangeSchema>;

const rowSchema = v.object({ version: v.number(), contacto: v.nullable(storedSchema) });

const NOBODY: Contacto = { telefono: null, whatsapp: null, correo: null, oficina: null, horario: null };

async function readStored(db: Queryable, convocatoria: string): Promise<ManagedContacto> {
  const row = await readRow(db, rowSchema, 'select contacto_version as version, contacto from convocatorias where id = $1', [
    convocatoria,
  ]);
  if (!row) throw new Error(`The call ${convocatoria} is gone`);
  return { version: row.version, contacto: row.contacto ?? NOBODY };
}

/** Where families of the convocatoria ask, as who manages it sees it. @throws 404 when there never was one */
export async function readContacto(context: Context): Promise<ManagedContacto> {
  const { id } = await requireChosen(context.db, context);
  return readStored(context.db, id);
}

/**
 * Another contact, at any time: no list depends on it, and a telephone that is wrong is wrong after a freeze too.
 * @throws 404; 409 `archivada`, `version_vieja`; 422
 */
export async function changeContacto(context: Context, { version, contacto }: ContactoChange): Promise<ManagedContacto> {
  const asked = checkPart(contactoSchema, contacto, 'contacto');
  return context.db.transaction(async (tx) => {
    const { id } = await lockChosen(tx, context);
    const changed = await tx.query(
      `update convocatorias set contacto = $3::jsonb, contacto_version = contacto_version + 1
       where id = $1 and contacto_version = $2 returning id`,
      [id, version, hasContacto(asked) ? JSON.stringify(asked) : null],
    );
    if (changed.length === 0) {
      throw new HttpProblem(409, 'El contacto cambió mientras usted lo veía: revise cómo está ahora antes de guardar', {
        codigo: 'version_vieja',
      });
    }
    return readStored(tx, id);
  });
}
