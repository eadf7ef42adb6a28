import { createHash } from 'node:crypto';

import { searchText } from '#domain/words/searchText.ts';
import { readRows, type Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import { orderKey } from '../db/searchWords';
import * as v from 'valibot';

import { AVISO } from './demoAviso';
import type { EtapaPublicada } from './publishedEtapa';
import { type Ficha, huellaDe } from './demoSolicitud';
import type { Tramite } from './demoProcessing';

/** The smallest file that a reader takes for a PDF: a page without anything on it. */
const PDF_EN_BLANCO = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

function filaDeSolicitud({ convocatoria }: Tramite, ficha: Ficha): object {
  const { vida, datos } = ficha;
  const { estudiante } = datos;
  const nombre = `${estudiante.nombres} ${estudiante.apellidos}`;
  const creada = vida.registros[0]?.en;
  return {
    radicado: ficha.radicado,
    tiquete: ficha.tiquete,
    tiquete_familia: ficha.tiqueteFamilia,
    clave_idempotencia: ficha.clave,
    huella_cuerpo: huellaDe(datos),
    convocatoria: convocatoria.id,
    anio: convocatoria.anio,
    etapa: ficha.resultadoEn && 1,
    estado: vida.estado,
    motivo: vida.motivo,
    plazo: vida.plazo,
    version: vida.version,
    datos,
    aviso_version: AVISO.version,
    aviso_leido_en: creada,
    documento_tipo: estudiante.tipoDocumento,
    documento: estudiante.documento,
    fecha_nacimiento: estudiante.fechaNacimiento,
    grado: estudiante.grado,
    nombre,
    orden_nombre: orderKey(estudiante.apellidos, estudiante.nombres),
    busqueda: searchText(nombre),
    correo: datos.acudiente.correo,
    cupo_actual: estudiante.cupoActual,
    oferta_asignada: ficha.ofertaAsignada,
    resultado_en: ficha.resultadoEn,
    asignada_a: vida.tomadaPor,
    registrada_por: ficha.registradaPor,
    creada_en: creada,
    actualizada_en: vida.en,
  };
}

function filasDeCondiciones({ datos, decisiones }: Ficha): object[] {
  return datos.condiciones.map(({ codigo, institucion }, i) => {
    const decision = decisiones.find(({ condicion }) => condicion === codigo) ?? { decision: 'pendiente' };
    return { ...decision, condicion: codigo, orden: i + 1, institucion };
  });
}

function filasDeArchivos({ archivos, vida }: Ficha): object[] {
  return archivos.map(({ id, condicion }) => ({
    id,
    nombre: `soporte-${condicion}.pdf`,
    tipo: 'application/pdf',
    tamano: PDF_EN_BLANCO.length,
    sha256: createHash('sha256').update(PDF_EN_BLANCO).digest('hex'),
    contenido: `\\x${PDF_EN_BLANCO.toString('hex')}`,
    condicion,
    creado_en: vida.registros[0]?.en,
  }));
}

const idSchema = v.object({ id: v.number(), radicado: v.string() });

/** Writes the requests with all that hangs on them. */
export async function guardarSolicitudes(db: Queryable, tramite: Tramite, { fichas, resultados, dadas, tablas }: EtapaPublicada): Promise<void> {
  // The numbers follow the filing.
  const enOrden = [...fichas].sort((a, b) => Number(a.vida.registros[0]?.en) - Number(b.vida.registros[0]?.en));
  await insertRows(db, 'solicitudes', enOrden.map((ficha) => filaDeSolicitud(tramite, ficha)));
  const filas = await readRows(db, idSchema, 'select id, radicado from solicitudes');
  const ids = new Map(filas.map(({ id, radicado }) => [radicado, id]));
  const porFicha = (hacer: (ficha: Ficha) => readonly object[]): object[] =>
    enOrden.flatMap((ficha) => hacer(ficha).map((fila) => ({ ...fila, solicitud: ids.get(ficha.radicado) })));

  await insertRows(db, 'solicitud_opciones', porFicha(({ datos }) => datos.opciones.map((oferta, i) => ({ orden: i + 1, oferta }))));
  await insertRows(db, 'solicitud_condiciones', porFicha(filasDeCondiciones));
  await insertRows(db, 'archivos', porFicha(filasDeArchivos));
  await insertRows(db, 'resultados', porFicha((ficha) => (resultados.get(ficha) ?? []).map((uno) => ({ ...uno, etapa: 1 }))));
  for (const [tabla, filasDeTabla] of Object.entries(tablas)) await insertRows(db, tabla, filasDeTabla);
  const deEtapa = { convocatoria: tramite.convocatoria.id, numero: 1 };
  await insertRows(db, 'corrida_solicitudes', porFicha((ficha) => (dadas.has(ficha) ? [{ ...deEtapa, ...dadas.get(ficha) }] : [])));
  await insertRows(db, 'bitacora', porFicha(({ vida }) => vida.registros));
}
