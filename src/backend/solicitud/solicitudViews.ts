import { accionesDeFamilia, accionesDeFuncionario } from '#domain/allowedMoves.ts';
import type { Oferta, SolicitudDeFamilia, SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { familia, funcionario } from './actor';
import { leerHistoria } from './bitacora';
import { leerCondiciones } from './condiciones';
import { convocatoriaDe } from './convocatoria';
import type { Fila } from './solicitudRow';
import { hechosDe } from './facts';
import { leerOfertas } from './ofertas';
import { leerResultado } from './result';

type Comun = Omit<SolicitudDeFuncionario, 'asignadaA' | 'registradaPor' | 'avisoLeido' | 'acciones'>;

function exigirOferta(ofertas: ReadonlyMap<string, Oferta>, id: string): Oferta {
  const oferta = ofertas.get(id);
  if (!oferta) throw new Error(`A request names the oferta ${id}, which is not there`);
  return oferta;
}

/** What the family and staff see alike. */
async function leerComun(db: Queryable, fila: Fila): Promise<Comun> {
  const { datos, cupoActual, ofertaAsignada } = fila;
  const named = [...datos.opciones, cupoActual, ofertaAsignada].filter((id) => id !== null);
  const ofertas = await leerOfertas(db, named);
  return {
    radicado: fila.radicado,
    anio: fila.anio,
    estado: fila.estado,
    version: fila.version,
    radicadaEn: fila.radicadaEn.toISOString(),
    datos,
    opciones: datos.opciones.map((id) => exigirOferta(ofertas, id)),
    condiciones: await leerCondiciones(db, fila.id),
    cupoActual: cupoActual === null ? null : exigirOferta(ofertas, cupoActual),
    subsanacion:
      fila.estado === 'por_subsanar' && fila.plazo !== null
        ? { motivo: fila.motivo ?? '', antesDe: fila.plazo.toISOString() }
        : null,
    resultado: await leerResultado(db, fila, ofertas),
  };
}

/** The request as its family sees it: nothing of who processes it. */
export async function verComoFamilia(db: Queryable, fila: Fila, instant: Date): Promise<SolicitudDeFamilia> {
  const convocatoria = await convocatoriaDe(db, fila.convocatoria);
  const comun = await leerComun(db, fila);
  return {
    ...comun,
    historia: await leerHistoria(db, fila.id),
    acciones: accionesDeFamilia(fila.estado, hechosDe({ fila, actor: familia, instant }, convocatoria, comun.condiciones)),
    editableHasta: convocatoria.cierra.toISOString(),
  };
}

/** The request as who processes it sees it. */
export async function verComoFuncionario(
  db: Queryable,
  fila: Fila,
  login: string,
  instant: Date,
): Promise<SolicitudDeFuncionario> {
  const convocatoria = await convocatoriaDe(db, fila.convocatoria);
  const comun = await leerComun(db, fila);
  const hechos = hechosDe({ fila, actor: funcionario(login), instant }, convocatoria, comun.condiciones);
  return {
    ...comun,
    asignadaA: fila.asignadaA,
    registradaPor: fila.registradaPor,
    avisoLeido: { version: fila.avisoVersion, leidoEn: fila.avisoLeidoEn.toISOString() },
    acciones: accionesDeFuncionario(fila.estado, hechos),
  };
}
