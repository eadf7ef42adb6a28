import { normalizeDocumento, withoutZeros } from '#domain/documento.ts';
import type { LostRadicado } from '#domain/contractTypes.ts';
import { LIVE_ESTADOS } from '#domain/estados.ts';
import { instantOf, type Context } from '../context';

/** One key for what is one document, as `solicitudes.documento_clave` has it: with its zeros only where two lived beside each other. */
export function documentoKey({ tipoDocumento, documento }: Pick<LostRadicado, 'tipoDocumento' | 'documento'>): string {
  const isNuip = ['RC', 'TI', 'NUIP', 'CC'].includes(tipoDocumento);
  return `${isNuip ? 'NUIP' : tipoDocumento} ${normalizeDocumento(documento)}`;
}

/**
 * Puts a letter with the radicado of a pupil's solicitud, of the one in process or else of the last one, into the outbox: to
 * the address that its family left, if it left one and no such letter waits. Pupils without a document are found by their
 * guardian's too, for the number that they were given stands on the receipt: a letter for each of them. Neither the answer nor its time tells whether
 * there was anything: it is one statement, whose commit nobody waits for.
 * @param origin of who asks (`originOf`): the letter counts among the few that an address is sent a day from one network
 */
export async function sendRadicado(context: Context, asked: LostRadicado, origin: string): Promise<void> {
  const { db } = context;
  const instant = instantOf(context).toISOString();
  await db.transaction(async (tx) => {
    await tx.query("select set_config('synchronous_commit', 'off', true)");
    await tx.query(
      `insert into avisos (clave, solicitud, tipo, para, datos, origen, creado_en, proximo_intento)
       select s.id || '-radicado_perdido-' || $4::text, s.id, 'radicado_perdido', s.correo,
         jsonb_build_object('radicado', s.radicado, 'plazo', null), $5, $4::timestamptz, $4::timestamptz
       from (
         select distinct on (nombre_sin_documento) id, radicado, correo from solicitudes
         where fecha_nacimiento = $3 and (documento = any($1::text[]) and documento_clave = any($2::text[])
           or nombre_sin_documento is not null and documento_tipo = $7 and datos->'acudiente'->>'documento' = any($1::text[]))
         order by nombre_sin_documento, estado = any($6::text[]) desc, creada_en desc
       ) s
       where s.correo is not null and not exists (
         select from avisos a where a.solicitud = s.id and a.tipo = 'radicado_perdido' and a.proximo_intento is not null)
       on conflict on constraint aviso_unico do nothing`,
      [
        [normalizeDocumento(asked.documento), withoutZeros(normalizeDocumento(asked.documento))],
        [documentoKey(asked), documentoKey(asked).replace(/ 0+(?=\d+$)/, ' ')],
        asked.fechaNacimiento,
        instant,
        origin,
        [...LIVE_ESTADOS],
        asked.tipoDocumento,
      ],
    );
  });
}
