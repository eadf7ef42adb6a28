import { randomInt, randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { revisarMovimiento } from '../../../src/shared/educacion/movimientos';
import { formarRadicado } from '../../../src/shared/educacion/radicado';
import type { Catalogos, Comprobante, DatosDeSolicitud } from '../../../src/shared/educacion/tipos';
import { type Queryable, readRow, violates } from '../db/database';
import { HttpProblem } from '../http/problem';
import type { Actor } from './actor';
import { anotar } from './anotar';
import { avisar } from './avisar';
import { armarComprobante } from './comprobante';
import { ahora, type Contexto } from './contexto';
import { estaAbierta, exigirConvocatoria, type FilaDeConvocatoria } from './convocatoria';
import type { SolicitudNueva } from './cuerpos';
import { bloquearFamilias, rehacerFamilias } from './familias';
import { columnasDeFila, type Fila, filaSchema } from './fila';
import { columnasCopiadas, copias, guardarCondiciones, guardarOpciones } from './guardarDatos';
import { huella } from './huella';
import { leerOfertas } from './ofertas';
import { rechazarErrores, revisarDatos } from './revisarDatos';
import { revisarReferencias } from './revisarReferencias';
import { diaEn } from './zona';

interface Radicacion {
  /** False when it had been filed before with this key. */
  readonly nueva: boolean;
  readonly comprobante: Comprobante;
}

/** A filing with all that was worked out before its transaction began. */
interface Borrador {
  readonly cuerpo: SolicitudNueva;
  readonly actor: Actor;
  readonly convocatoria: FilaDeConvocatoria;
  readonly catalogos: Catalogos;
  readonly datos: DatosDeSolicitud;
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

/** What was filed with the key. Of two filings at once with one key, the second waits here for the first. */
async function buscarAnterior(tx: Queryable, clave: string): Promise<v.InferOutput<typeof anteriorSchema> | undefined> {
  await tx.query("select pg_advisory_xact_lock(hashtext('clave ' || current_schema()), hashtext($1))", [clave]);
  return readRow(
    tx,
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
  });
  if (!revisado.puede) throw new HttpProblem(409, revisado.negativa, { codigo: 'convocatoria_cerrada' });
}

async function insertar(tx: Queryable, borrador: Borrador): Promise<Fila> {
  const { cuerpo, actor, convocatoria, datos, instant } = borrador;
  const { claveIdempotencia, aviso } = cuerpo;
  const tiquete = randomUUID();
  const fila = await readRow(
    tx,
    filaSchema,
    `insert into solicitudes (radicado, tiquete, tiquete_familia, clave_idempotencia, huella_cuerpo, convocatoria, anio,
       estado, aviso_version, aviso_leido_en, registrada_por, creada_en, actualizada_en, ${columnasCopiadas})
     values ($1, $2, $2, $3, $4, $5, $6, 'radicada', $7, $8, $9, $10, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
     returning ${columnasDeFila}`,
    [
      formarRadicado(convocatoria.anio, (limite) => randomInt(limite)),
      tiquete,
      claveIdempotencia,
      borrador.huella,
      convocatoria.id,
      convocatoria.anio,
      aviso.version,
      aviso.leidoEn.toISOString(),
      actor.quien === 'funcionario' ? actor.nombre : null,
      instant.toISOString(),
      ...copias(datos),
    ],
  );
  if (!fila) throw new Error('An insert gives its row');
  return fila;
}

async function radicarEn(tx: Queryable, borrador: Borrador): Promise<Radicacion> {
  const { cuerpo, actor, convocatoria, catalogos, datos, instant } = borrador;
  const anterior = await buscarAnterior(tx, cuerpo.claveIdempotencia);
  if (anterior) {
    if (anterior.huella !== borrador.huella) {
      throw new HttpProblem(409, 'Con esa clave se radicó otra solicitud', { codigo: 'clave_usada' });
    }
    const ofertas = await leerOfertas(tx, datos.opciones);
    return { nueva: false, comprobante: armarComprobante(anterior, datos, ofertas, catalogos) };
  }
  exigirPermiso(borrador);
  if (cuerpo.aviso.version !== convocatoria.aviso) {
    rechazarErrores([{ campo: 'aviso.version', mensaje: 'El aviso de privacidad cambió: léalo de nuevo.' }]);
  }
  if (datos.hermanos.length > 0) await bloquearFamilias(tx);
  const { anio } = convocatoria;
  const ofertas = await revisarReferencias(tx, datos, { anio, solicitud: null, radicado: null }, instant);
  const fila = await insertar(tx, borrador);
  await guardarOpciones(tx, fila.id, datos);
  await guardarCondiciones(tx, fila.id, datos);
  if (datos.hermanos.length > 0) await rehacerFamilias(tx, fila.id);
  await anotar(tx, { solicitud: fila.id, en: instant, actor, que: 'movimiento', a: 'radicada' });
  await avisar(tx, fila, instant);
  return { nueva: true, comprobante: armarComprobante(fila, datos, ofertas, catalogos) };
}

/** A radicado is one of 34 thousand million: drawn twice by chance, it is drawn again. */
const sorteos = 3;

/**
 * Files a request, once for each `claveIdempotencia` however often and however much at once it is sent.
 * @throws 404 without a call; 409 `clave_usada`, `convocatoria_cerrada` or `solicitud_viva`; 422
 */
export async function radicar(contexto: Contexto, cuerpo: SolicitudNueva, actor: Actor): Promise<Radicacion> {
  const { db, timeZone } = contexto;
  const instant = ahora(contexto);
  const convocatoria = await exigirConvocatoria(db, instant);
  const catalogos = await contexto.catalogos();
  const datos = revisarDatos(cuerpo.datos, convocatoria, catalogos, diaEn(timeZone, instant));
  const { aviso } = cuerpo;
  const borrador: Borrador = {
    cuerpo,
    actor,
    convocatoria,
    catalogos,
    datos,
    // Who files belongs to it: a key that staff used gives nobody else their receipt.
    huella: huella({ aviso, datos: cuerpo.datos, actor }),
    instant,
  };
  for (let sorteo = 1; ; sorteo += 1) {
    try {
      return await db.transaction((tx) => radicarEn(tx, borrador));
    } catch (error) {
      if (violates(error, 'una_solicitud_viva')) throw solicitudViva();
      if (sorteo === sorteos || !violates(error, 'radicado_unico')) throw error;
    }
  }
}

/** One live request per document and year (domain.md); it says nothing of the other. */
export function solicitudViva(): HttpProblem {
  const detail = 'Ya hay una solicitud en trámite de este año para ese documento: consúltela con su radicado';
  return new HttpProblem(409, detail, { codigo: 'solicitud_viva' });
}
