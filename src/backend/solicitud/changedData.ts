import * as v from 'valibot';

import type { Catalogues, DataChange, SolicitudData } from '#domain/contractTypes.ts';
import { createWords, type Words } from '#domain/words/words.ts';
import { type Queryable, readRows } from '../db/database';
import { readOfertas } from './ofertas';

const nameSchema = v.object({ id: v.string(), nombre: v.string() });

async function readNames(tx: Queryable, sql: string, ids: readonly string[]): Promise<(id: string) => string> {
  if (ids.length === 0) return (id) => id;
  const names = new Map((await readRows(tx, nameSchema, sql, [[...ids]])).map(({ id, nombre }) => [id, nombre]));
  return (id) => names.get(id) ?? id;
}

/** One field's text in data; null: nothing stands there. */
type TextOf = (data: SolicitudData) => string | null;

const listed = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join('; '));

type NameOf = (id: string) => string;

const fieldsOf = (
  words: Words,
  names: { readonly oferta: NameOf; readonly institucion: NameOf; readonly archivo: NameOf },
): Readonly<Record<string, TextOf>> => ({
  'acudiente.tipoDocumento': ({ acudiente }) => words.name('tiposDocumento', acudiente.tipoDocumento),
  'acudiente.documento': ({ acudiente }) => acudiente.documento,
  'acudiente.nombres': ({ acudiente }) => acudiente.nombres,
  'acudiente.apellidos': ({ acudiente }) => acudiente.apellidos,
  'acudiente.parentesco': ({ acudiente }) => words.name('parentescos', acudiente.parentesco),
  'acudiente.telefono': ({ acudiente }) => acudiente.telefono,
  'acudiente.correo': ({ acudiente }) => acudiente.correo,
  'estudiante.tipoDocumento': ({ estudiante }) => words.name('tiposDocumento', estudiante.tipoDocumento),
  'estudiante.documento': ({ estudiante }) => estudiante.documento,
  'estudiante.nombres': ({ estudiante }) => estudiante.nombres,
  'estudiante.apellidos': ({ estudiante }) => estudiante.apellidos,
  'estudiante.fechaNacimiento': ({ estudiante }) => words.day(estudiante.fechaNacimiento),
  'estudiante.grado': ({ estudiante }) => words.grado(estudiante.grado),
  'estudiante.comuna': ({ estudiante }) => words.name('comunas', estudiante.comuna),
  'estudiante.cupoActual': ({ estudiante: { cupoActual } }) => (cupoActual === null ? null : names.oferta(cupoActual)),
  condiciones: ({ condiciones }) =>
    listed(
      condiciones.map(({ codigo, institucion, archivos }) => {
        const where = institucion === null ? '' : ` en ${names.institucion(institucion)}`;
        const soportes = archivos.length === 0 ? '' : ` (${archivos.map(names.archivo).join(', ')})`;
        return `${words.name('condiciones', codigo)}${where}${soportes}`;
      }),
    ),
  hermanos: ({ hermanos }) => listed(hermanos.map(({ radicado }) => radicado)),
  opciones: ({ opciones }) => listed(opciones.map((id, place) => `${place + 1}. ${names.oferta(id)}`)),
});

interface Change {
  readonly before: SolicitudData;
  readonly after: SolicitudData;
}

/** What a change of a solicitud's data makes otherwise, in the words of today: codes and names may change (F58). */
export async function readChanges(
  tx: Queryable,
  { before, after }: Change,
  { catalogues, timeZone }: { readonly catalogues: Catalogues; readonly timeZone: string },
): Promise<DataChange[]> {
  const both = [before, after];
  const words = createWords(catalogues, timeZone);
  const ids = both.flatMap(({ opciones, estudiante: { cupoActual } }) => [
    ...opciones,
    ...(cupoActual === null ? [] : [cupoActual]),
  ]);
  const ofertas = await readOfertas(tx, ids);
  const claims = both.flatMap(({ condiciones }) => condiciones);
  const danes = claims.flatMap(({ institucion }) => institucion ?? []);
  const archivos = claims.flatMap((claim) => claim.archivos);
  const institucion = await readNames(tx, 'select dane as id, nombre from instituciones where dane = any($1::text[])', danes);
  const archivo = await readNames(tx, 'select id, nombre from archivos where id = any($1::uuid[])', archivos);
  const oferta: NameOf = (id) => {
    const found = ofertas.get(id);
    return found ? words.ofertaText(found) : id;
  };
  return Object.entries(fieldsOf(words, { oferta, institucion, archivo })).flatMap(([campo, textOf]) => {
    const [antes, despues] = [textOf(before), textOf(after)];
    return antes === despues ? [] : [{ campo, antes, despues }];
  });
}
