import { createHash } from 'node:crypto';

import * as v from 'valibot';

import { fullName } from '#domain/words/fullName.ts';
import { readRows, type Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import { nameOrder, searchedText } from '../solicitud/saveData';
import { AVISO } from './demoAviso';
import type { DemoYear } from './demoYear';
import { makePdf } from './demoPdf';
import { type DemoSolicitud, hashOf } from './demoSolicitud';
import type { DemoSetting } from './demoProcessing';

function solicitudRow({ convocatoria }: DemoSetting, demoSolicitud: DemoSolicitud): object {
  const { life, data } = demoSolicitud;
  const { estudiante } = data;
  const createdAt = life.entries[0]?.en;
  return {
    radicado: demoSolicitud.radicado,
    tiquete: demoSolicitud.ticket,
    tiquete_familia: demoSolicitud.familyTicket,
    clave_idempotencia: demoSolicitud.key,
    huella_cuerpo: hashOf(data),
    convocatoria: convocatoria.id,
    anio: convocatoria.anio,
    etapa: demoSolicitud.resultAt && 1,
    etapa_del_resultado: demoSolicitud.resultAt && 1,
    estado: life.estado,
    motivo: life.motivo,
    plazo: life.plazo,
    version: life.version,
    datos: data,
    aviso_version: AVISO.version,
    aviso_leido_en: createdAt,
    documento_tipo: estudiante.tipoDocumento,
    documento: estudiante.documento,
    fecha_nacimiento: estudiante.fechaNacimiento,
    grado: estudiante.grado,
    nombre: fullName(estudiante),
    orden_nombre: nameOrder(estudiante),
    correo: data.acudiente.correo,
    cupo_alegado: estudiante.cupoActual,
    oferta_asignada: demoSolicitud.ofertaAsignada,
    oferta_devuelta: demoSolicitud.ofertaDevuelta,
    resultado_en: demoSolicitud.resultAt,
    // Whoever a closed list left without a place was told, with or without an e-mail.
    llamada_hecha: life.estado === 'sin_cupo',
    asignada_a: life.takenBy,
    registrada_por: demoSolicitud.registeredBy,
    creada_en: createdAt,
    actualizada_en: life.en,
  };
}

function condicionRows({ data, decisions }: DemoSolicitud): object[] {
  return data.condiciones.map(({ codigo, institucion }, i) => {
    const decision = decisions.find(({ condicion }) => condicion === codigo) ?? { decision: 'pendiente' };
    return { ...decision, condicion: codigo, orden: i + 1, institucion };
  });
}

function soporteRows({ archivos, life }: DemoSolicitud): object[] {
  return archivos.map(({ id, condicion, lines }) => {
    const pdf = makePdf(lines);
    return {
      id,
      nombre: `soporte-${condicion}.pdf`,
      tipo: 'application/pdf',
      tamano: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      contenido: `\\x${pdf.toString('hex')}`,
      condicion,
      creado_en: life.entries[0]?.en,
    };
  });
}

const idSchema = v.object({ id: v.number(), radicado: v.string() });

/** Writes the solicitudes with all that hangs on them. */
export async function saveSolicitudes(db: Queryable, { setting, demoSolicitudes, published }: DemoYear): Promise<void> {
  // The numbers follow the filing.
  const inOrder = [...demoSolicitudes].sort((to, b) => Number(to.life.entries[0]?.en) - Number(b.life.entries[0]?.en));
  await insertRows(
    db,
    'solicitudes',
    inOrder.map((demoSolicitud) => solicitudRow(setting, demoSolicitud)),
  );
  const rows = await readRows(db, idSchema, 'select id, radicado from solicitudes');
  const ids = new Map(rows.map(({ id, radicado }) => [radicado, id]));
  const rowsOfEach = (rowsOf: (demoSolicitud: DemoSolicitud) => readonly object[]): object[] =>
    inOrder.flatMap((demoSolicitud) =>
      rowsOf(demoSolicitud).map((row) => ({ ...row, solicitud: ids.get(demoSolicitud.radicado) })),
    );

  await insertRows(
    db,
    'solicitud_opciones',
    rowsOfEach(({ data }) => data.opciones.map((oferta, i) => ({ orden: i + 1, oferta }))),
  );
  await insertRows(
    db,
    'solicitud_busqueda',
    rowsOfEach(({ radicado, data }) => [{ texto: searchedText(radicado, data) }]),
  );
  await insertRows(db, 'solicitud_condiciones', rowsOfEach(condicionRows));
  await insertRows(db, 'archivos', rowsOfEach(soporteRows));
  await insertRows(
    db,
    'resultados',
    rowsOfEach((demoSolicitud) => (published?.results.get(demoSolicitud) ?? []).map((one) => ({ ...one, etapa: 1 }))),
  );
  for (const [table, tableRows] of Object.entries(published?.tables ?? {})) await insertRows(db, table, tableRows);
  const etapaKey = { convocatoria: setting.convocatoria.id, numero: 1 };
  await insertRows(
    db,
    'corrida_solicitudes',
    rowsOfEach((demoSolicitud) => {
      const given = published?.given.get(demoSolicitud);
      return given ? [{ ...etapaKey, ...given }] : [];
    }),
  );
  await insertRows(
    db,
    'bitacora',
    rowsOfEach(({ life }) => life.entries),
  );
  await insertRows(
    db,
    'reclamos',
    rowsOfEach(({ key, life }) =>
      life.entries.flatMap(({ que, en, motivo }) =>
        que === 'reclamo' ? [{ id: key, clave: key, sobre: 'no_admitida', texto: motivo, en }] : [],
      ),
    ),
  );
}
