import { randomInt, randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { NOT_ENDED } from '#domain/moveGuards.ts';
import { checkMove } from '#domain/moves.ts';
import { buildRadicado } from '#domain/radicado.ts';
import type { Catalogues, FilingReceipt, SolicitudData } from '#domain/contractTypes.ts';
import { type Queryable, readRow, violates } from '../db/database';
import { createGate } from '../db/gate';
import { HttpProblem } from '../http/problem';
import type { Actor } from './actor';
import { createSharing } from './sharedWork';
import { lacksDocumento, withDocumentoAsignado } from './documentoAsignado';
import { buildReceipt } from './receipt';
import { liveSolicitudProblem } from './liveSolicitud';
import { instantOf, type Context } from '../context';
import { isOpen, type ConvocatoriaRow } from './convocatoria';
import { type ConvocatoriaReading, createConvocatoriaReading } from './convocatoriaReading';
import type { NewSolicitud } from './solicitudInputs';
import { lockFamilies, rebuildFamilies, tellNamedHermanos } from './families';
import { saveNewSolicitud } from './saveNewSolicitud';
import { proveCupos } from './cupoAlegado';
import { isExtemporanea, requireLateAllowed } from './extemporanea';
import { hashOf, isShallow } from './hash';
import { type NamedOfertas, readNamedOfertas } from './ofertas';
import { rejectErrors, checkData } from './checkData';
import { checkReferences } from './checkReferences';
import { dayIn } from '../timeZone';

interface FilingResult {
  /** False when it had been filed before with this key. */
  readonly isNew: boolean;
  readonly receipt: FilingReceipt;
}

/** A filing with all that was worked out before it is written. */
interface Filing {
  readonly body: NewSolicitud;
  readonly actor: Actor;
  readonly origin: string | null;
  readonly convocatoria: ConvocatoriaRow;
  readonly catalogues: Catalogues;
  readonly data: SolicitudData;
  /** The places that it names. */
  readonly named: NamedOfertas;
  readonly bodyHash: string;
  readonly instant: Date;
}

const earlierSchema = v.object({
  radicado: v.string(),
  anio: v.number(),
  radicadaEn: v.date(),
  registradaPor: v.nullable(v.string()),
  huella: v.string(),
  documento: v.string(),
  extemporanea: v.boolean(),
});

function findEarlier(db: Queryable, key: string): Promise<v.InferOutput<typeof earlierSchema> | undefined> {
  return readRow(
    db,
    earlierSchema,
    `select radicado, anio, creada_en as "radicadaEn", registrada_por as "registradaPor", huella_cuerpo as huella, documento,
       ${isExtemporanea('s')} as extemporanea
     from solicitudes s where clave_idempotencia = $1`,
    [key],
  );
}

/** Whether it comes after the close (F136), when staff still file it. */
function isLate({ actor, convocatoria, instant }: Filing): boolean {
  return actor.role === 'funcionario' && convocatoria.estado === 'publicada' && instant >= convocatoria.cierra;
}

function requireAllowed(filing: Filing): void {
  const { actor, convocatoria, instant } = filing;
  const checked = checkMove(actor.role, null, 'radicada', {
    isConvocatoriaOpen: isOpen(convocatoria, instant) || isLate(filing),
    deadline: null,
    now: instant,
    propia: false,
    areCondicionesDecided: false,
    cupoAlegado: 'ninguno',
    hasBetter: false,
    isListFrozen: false,
    ...NOT_ENDED,
  });
  if (!checked.ok) throw new HttpProblem(409, checked.problems, { codigo: 'convocatoria_cerrada' });
}

function keyUsed(): HttpProblem {
  return new HttpProblem(409, 'Con esa clave se radicó otra solicitud', { codigo: 'clave_usada' });
}

async function fileWithin(tx: Queryable, filing: Filing): Promise<FilingReceipt> {
  const { body, actor, origin, convocatoria, catalogues, named, instant } = filing;
  const { anio } = convocatoria;
  const data = withDocumentoAsignado(filing.data);
  await checkReferences(tx, data, named, { anio, solicitud: null, radicado: null }, instant);
  const radicado = buildRadicado(anio, (limit) => randomInt(limit));
  const registeredBy = actor.role === 'funcionario' ? actor.name : null;
  const id = await saveNewSolicitud(tx, {
    radicado,
    ticket: randomUUID(),
    claveIdempotencia: body.claveIdempotencia,
    hash: filing.bodyHash,
    convocatoria: convocatoria.id,
    anio,
    aviso: body.aviso,
    actor,
    origin,
    registeredBy,
    instant,
    data,
    motivo: isLate(filing) ? body.motivoExtemporanea : null,
  });
  if (id === undefined) throw keyUsed();
  if (data.estudiante.cupoActual !== null) await proveCupos(tx, { solicitud: id });
  if (data.hermanos.length > 0) {
    // As late as can be, for the whole city waits: nobody else knows of this one yet, and no other is locked.
    await lockFamilies(tx);
    await rebuildFamilies(tx, id);
    await tellNamedHermanos(tx, id, instant);
  }
  const documentoAsignado = lacksDocumento(filing.data) ? data.estudiante.documento : null;
  const filed = {
    radicado,
    anio,
    radicadaEn: instant,
    registradaPor: registeredBy,
    documentoAsignado,
    extemporanea: isLate(filing),
  };
  return buildReceipt(filed, data, named.ofertas, catalogues);
}

/** So many who wait for one another as families leave the other connections to everyone else. */
const familiesAtOnce = 3;

/** What those who file share. */
interface FilingDesk {
  readonly context: Context;
  readonly gate: ReturnType<typeof createGate>;
  readonly readConvocatoria: ConvocatoriaReading;
}

/** A radicado is one of 34 thousand million, and a number that is given one of 9: drawn twice by chance, it is drawn again. */
const maximumAttempts = 3;

async function fileNew({ context: { db }, gate }: FilingDesk, filing: Filing): Promise<FilingReceipt> {
  const { body, convocatoria, data } = filing;
  requireAllowed(filing);
  if (isLate(filing)) await requireLateAllowed(db, convocatoria.id, body.motivoExtemporanea);
  if (body.aviso.version !== convocatoria.aviso) {
    rejectErrors([{ campo: 'aviso.version', mensaje: 'El aviso de privacidad cambió: léalo de nuevo.' }]);
  }
  // Supports and siblings are looked at and then written, a current seat is looked for in the enrolment list; what names
  // none of them is written by one statement, whole by itself.
  const withHermanos = data.hermanos.length > 0;
  const inParts =
    withHermanos ||
    data.estudiante.cupoActual !== null ||
    data.documentos.length > 0 ||
    data.condiciones.some(({ archivos }) => archivos.length > 0);
  const fileInParts = (): Promise<FilingReceipt> => db.transaction((tx) => fileWithin(tx, filing));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (withHermanos ? gate(fileInParts) : inParts ? fileInParts() : fileWithin(db, filing));
    } catch (error) {
      const isDrawnTwice = violates(error, 'radicado_unico') || (lacksDocumento(data) && violates(error, 'una_solicitud_viva'));
      if (isDrawnTwice && attempt < maximumAttempts) continue;
      throw liveSolicitudProblem(error) ?? error;
    }
  }
}

async function fileOnce(
  desk: FilingDesk,
  { body, actor, origin, bodyHash }: Pick<Filing, 'body' | 'actor' | 'origin' | 'bodyHash'>,
): Promise<FilingResult> {
  const { context, readConvocatoria } = desk;
  const { db, timeZone } = context;
  const instant = instantOf(context);
  const convocatoria = await readConvocatoria(instant);
  const catalogues = await context.catalogues();
  const data = checkData(body.datos, convocatoria, catalogues, dayIn(timeZone, instant));
  const named = await readNamedOfertas(db, data, null);
  try {
    const filing = { body, actor, origin, convocatoria, catalogues, data, named, bodyHash, instant };
    return { isNew: true, receipt: await fileNew(desk, filing) };
  } catch (error) {
    // Whatever it is refused for (its own supports or pupil, the close), filed before it is given its receipt again.
    const earlier = error instanceof HttpProblem ? await findEarlier(db, body.claveIdempotencia) : undefined;
    if (!earlier) throw error;
    if (earlier.huella !== bodyHash) throw keyUsed();
    const documentoAsignado = lacksDocumento(data) ? earlier.documento : null;
    return { isNew: false, receipt: buildReceipt({ ...earlier, documentoAsignado }, data, named.ofertas, catalogues) };
  }
}

/**
 * What files a solicitud, once for each `claveIdempotencia` however often and however much at once it is sent.
 * Its `origin` (`originOf`) is null where staff file, whose receipts never wait.
 * It throws 404 without a convocatoria; 409 `clave_usada`, `convocatoria_cerrada`, `sin_lista` or `solicitud_viva`; 422.
 */
export function createFiling(
  context: Context,
): (body: NewSolicitud, actor: Actor, origin: string | null) => Promise<FilingResult> {
  const share = createSharing<FilingResult>();
  const desk = { context, gate: createGate(familiesAtOnce), readConvocatoria: createConvocatoriaReading(context.db) };
  return async (body, actor, origin) => {
    const { claveIdempotencia, aviso, datos: data, motivoExtemporanea } = body;
    // Who files belongs to it: a key that staff used gives nobody else their receipt.
    // What is nested deeper than any data cannot be hashed, nor be right.
    if (!isShallow(data)) rejectErrors([{ campo: 'datos', mensaje: 'Este dato no es válido.' }]);
    const bodyHash = hashOf({
      aviso,
      datos: data,
      motivoExtemporanea: motivoExtemporanea ?? undefined,
      actor: { quien: actor.role, nombre: actor.name },
    });
    // Who presses twice costs the database one filing; of two processes, or later, the key's constraint decides.
    const { isFirst, result } = share(`${claveIdempotencia} ${bodyHash}`, () =>
      fileOnce(desk, { body, actor, origin, bodyHash }),
    );
    const { isNew, receipt } = await result;
    return { isNew: isNew && isFirst, receipt };
  };
}
