import { randomInt, randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { revisarMovimiento } from '#domain/moves.ts';
import { formarRadicado } from '#domain/radicado.ts';
import type { Catalogos, Comprobante, DatosDeSolicitud, Oferta } from '#domain/contractTypes.ts';
import { type Database, type Queryable, readRow, violates } from '../db/database';
import { HttpProblem } from '../http/problem';
import type { Actor } from './actor';
import { createCompartir } from './sharedWork';
import { armarComprobante } from './receipt';
import { ahora, type Contexto } from '../context';
import { estaAbierta, exigirConvocatoria, type FilaDeConvocatoria } from './convocatoria';
import type { SolicitudNueva } from './solicitudInputs';
import { bloquearFamilias, rehacerFamilias } from './families';
import { guardarNueva } from './saveNewSolicitud';
import { huella } from './hash';
import { leerNombradas } from './ofertas';
import { rechazarErrores, revisarDatos } from './checkData';
import { revisarReferencias } from './checkReferences';
import { diaEn } from '../timeZone';

interface Radicacion {
  /** False when it had been filed before with this key. */
  readonly nueva: boolean;
  readonly comprobante: Comprobante;
}

/** A filing with all that was worked out before it is written. */
interface Borrador {
  readonly cuerpo: SolicitudNueva;
  readonly actor: Actor;
  readonly convocatoria: FilaDeConvocatoria;
  readonly catalogos: Catalogos;
  readonly datos: DatosDeSolicitud;
  /** The places that it names. */
  readonly ofertas: ReadonlyMap<string, Oferta>;
  readonly huella: string;
  readonly instant: Date;
}

const anteriorSchema = v.object({
  radicado: v.string(),
  anio: v.number(),
  radicadaEn: v.date(),
  registradaPor: v.nullable(v.string()),
  huella: v.string(),
});

function buscarAnterior(db: Queryable, clave: string): Promise<v.InferOutput<typeof anteriorSchema> | undefined> {
  return readRow(
    db,
    anteriorSchema,
    `select radicado, anio, creada_en as "radicadaEn", registrada_por as "registradaPor", huella_cuerpo as huella
     from solicitudes where clave_idempotencia = $1`,
    [clave],
  );
}

function exigirPermiso({ actor, convocatoria, instant }: Borrador): void {
  const revisado = revisarMovimiento(actor.quien, null, 'radicada', {
    convocatoriaAbierta: estaAbierta(convocatoria, instant),
    antesDe: null,
    ahora: instant,
    propia: false,
    condicionesDecididas: false,
    hayMejor: false,
  });
  if (!revisado.puede) throw new HttpProblem(409, revisado.negativa, { codigo: 'convocatoria_cerrada' });
}

function claveUsada(): HttpProblem {
  return new HttpProblem(409, 'Con esa clave se radicó otra solicitud', { codigo: 'clave_usada' });
}

async function radicarEn(tx: Queryable, borrador: Borrador): Promise<Comprobante> {
  const { cuerpo, actor, convocatoria, catalogos, datos, ofertas, instant } = borrador;
  const { anio } = convocatoria;
  const conHermanos = datos.hermanos.length > 0;
  if (conHermanos) await bloquearFamilias(tx);
  await revisarReferencias(tx, datos, ofertas, { anio, solicitud: null, radicado: null }, instant);
  const radicado = formarRadicado(anio, (limite) => randomInt(limite));
  const registradaPor = actor.quien === 'funcionario' ? actor.nombre : null;
  const id = await guardarNueva(tx, {
    radicado,
    tiquete: randomUUID(),
    claveIdempotencia: cuerpo.claveIdempotencia,
    huella: borrador.huella,
    convocatoria: convocatoria.id,
    anio,
    aviso: cuerpo.aviso,
    actor,
    registradaPor,
    instant,
    datos,
  });
  if (id === undefined) throw claveUsada();
  if (conHermanos) await rehacerFamilias(tx, id);
  return armarComprobante({ radicado, anio, radicadaEn: instant, registradaPor }, datos, ofertas, catalogos);
}

/** A radicado is one of 34 thousand million: drawn twice by chance, it is drawn again. */
const sorteos = 3;

async function radicarNueva(db: Database, borrador: Borrador): Promise<Comprobante> {
  const { cuerpo, convocatoria, datos } = borrador;
  exigirPermiso(borrador);
  if (cuerpo.aviso.version !== convocatoria.aviso) {
    rechazarErrores([{ campo: 'aviso.version', mensaje: 'El aviso de privacidad cambió: léalo de nuevo.' }]);
  }
  // Supports and siblings are looked at and then written; what names neither is written by one statement, whole by itself.
  const porPartes = datos.hermanos.length > 0 || datos.condiciones.some(({ archivos }) => archivos.length > 0);
  for (let sorteo = 1; ; sorteo += 1) {
    try {
      return await (porPartes ? db.transaction((tx) => radicarEn(tx, borrador)) : radicarEn(db, borrador));
    } catch (error) {
      if (violates(error, 'una_solicitud_viva')) throw solicitudViva();
      if (sorteo === sorteos || !violates(error, 'radicado_unico')) throw error;
    }
  }
}

async function radicar(
  contexto: Contexto,
  cuerpo: SolicitudNueva,
  actor: Actor,
  huellaDelCuerpo: string,
): Promise<Radicacion> {
  const { db, timeZone } = contexto;
  const instant = ahora(contexto);
  const convocatoria = await exigirConvocatoria(db, instant);
  const catalogos = await contexto.catalogos();
  const datos = revisarDatos(cuerpo.datos, convocatoria, catalogos, diaEn(timeZone, instant));
  const ofertas = await leerNombradas(db, datos);
  try {
    const borrador = { cuerpo, actor, convocatoria, catalogos, datos, ofertas, huella: huellaDelCuerpo, instant };
    return { nueva: true, comprobante: await radicarNueva(db, borrador) };
  } catch (error) {
    // Whatever it is refused for (its own supports or pupil, the close), filed before it is given its receipt again.
    const anterior = error instanceof HttpProblem ? await buscarAnterior(db, cuerpo.claveIdempotencia) : undefined;
    if (!anterior) throw error;
    if (anterior.huella !== huellaDelCuerpo) throw claveUsada();
    return { nueva: false, comprobante: armarComprobante(anterior, datos, ofertas, catalogos) };
  }
}

/**
 * What files a request, once for each `claveIdempotencia` however often and however much at once it is sent.
 * It throws 404 without a call; 409 `clave_usada`, `convocatoria_cerrada` or `solicitud_viva`; 422.
 */
export function createRadicar(contexto: Contexto): (cuerpo: SolicitudNueva, actor: Actor) => Promise<Radicacion> {
  const compartir = createCompartir<Radicacion>();
  return async (cuerpo, actor) => {
    const { claveIdempotencia, aviso, datos } = cuerpo;
    // Who files belongs to it: a key that staff used gives nobody else their receipt.
    const deCuerpo = huella({ aviso, datos, actor });
    // Who presses twice costs the database one filing; of two processes, or later, the key's constraint decides.
    const { primera, resultado } = compartir(`${claveIdempotencia} ${deCuerpo}`, () =>
      radicar(contexto, cuerpo, actor, deCuerpo),
    );
    const { nueva, comprobante } = await resultado;
    return { nueva: nueva && primera, comprobante };
  };
}

/** One live request per document and year (domain.md); it says nothing of the other. */
export function solicitudViva(): HttpProblem {
  const detail = 'Ya hay una solicitud en trámite de este año para ese documento: consúltela con su radicado';
  return new HttpProblem(409, detail, { codigo: 'solicitud_viva' });
}
