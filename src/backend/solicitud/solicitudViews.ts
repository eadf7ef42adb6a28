import { allowedFamilyMoves, allowedFuncionarioMoves, impedimentOf } from '#domain/allowedMoves.ts';
import type { Oferta, FamilySolicitud, Expediente } from '#domain/contractTypes.ts';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { family, funcionario } from './actor';
import { readHistory } from './bitacora';
import { readCondiciones, readDocumentos } from './condiciones';
import { convocatoriaOf } from './convocatoria';
import type { SolicitudRow } from './solicitudRow';
import { factsOf } from './facts';
import { readOfertas } from './ofertas';
import { readComprobacion } from './comprobacion';
import { readMatricula } from './matricula';
import { readParecidas } from './readParecidas';
import { readFamilyHermanos, readHermanos } from './readHermanos';
import { deniedIn, effectOfOpen, readPossibleReclamo, readReclamoRows, viewReclamos } from './reclamos';
import { readResult } from './result';
import { readPlacesFor } from './freeSeats';
import { readSecondChance } from './secondChance';

type CommonView = Omit<
  Expediente,
  | 'matricula'
  | 'asignadaA'
  | 'registradaPor'
  | 'avisoLeido'
  | 'hermanos'
  | 'parecidas'
  | 'correccion'
  | 'propuesta'
  | 'impedimento'
  | 'lugares'
  | 'reclamos'
  | 'alAceptarReclamo'
  | 'acciones'
>;

function requireOferta(ofertas: ReadonlyMap<string, Oferta>, id: string): Oferta {
  const oferta = ofertas.get(id);
  if (!oferta) throw new Error(`A request names the oferta ${id}, which is not there`);
  return oferta;
}

/** How it stands with the current seat that it claims. */
function decisionOf({
  cupoAlegado,
  cupoDecision,
  cupoMotivo,
  cupoEnLista,
  dejoCupo,
}: SolicitudRow): CommonView['decisionDeCupo'] {
  if (cupoAlegado === null) return null;
  return { decision: cupoDecision, motivo: cupoMotivo, enLista: cupoEnLista, pasoAOtros: dejoCupo };
}

/** What the family and staff see alike. */
async function readCommon(db: Queryable, row: SolicitudRow): Promise<CommonView> {
  const { datos, cupoAlegado, ofertaAsignada } = row;
  const named = [...datos.opciones, cupoAlegado, ofertaAsignada].filter((id) => id !== null);
  const ofertas = await readOfertas(db, named);
  return {
    radicado: row.radicado,
    anio: row.anio,
    estado: row.estado,
    version: row.version,
    radicadaEn: row.radicadaEn.toISOString(),
    extemporanea: row.extemporanea,
    datos,
    opciones: datos.opciones.map((id) => requireOferta(ofertas, id)),
    condiciones: await readCondiciones(db, row.id),
    documentos: await readDocumentos(db, row.id, datos.documentos),
    cupoActual: cupoAlegado === null ? null : requireOferta(ofertas, cupoAlegado),
    decisionDeCupo: decisionOf(row),
    subsanacion:
      row.estado === 'por_subsanar' && row.plazo !== null ? { motivo: row.motivo ?? '', antesDe: row.plazo.toISOString() } : null,
    resultado: await readResult(db, row, ofertas),
  };
}

/** The solicitud as its family sees it: nothing of who processes it. */
export async function viewAsFamily(
  { timeZone }: Pick<Context, 'timeZone'>,
  db: Queryable,
  row: SolicitudRow,
  instant: Date,
): Promise<FamilySolicitud> {
  const convocatoria = await convocatoriaOf(db, row.convocatoria);
  const common = await readCommon(db, row);
  const chance = await readSecondChance(db, row);
  const facts = factsOf({ row, actor: family, instant }, convocatoria, common.condiciones, chance);
  const reclamos = await readReclamoRows(db, row.id);
  const denied = deniedIn(row, common.condiciones);
  return {
    ...common,
    comprobacion: await readComprobacion(db, row),
    hermanos: await readFamilyHermanos(db, row),
    historia: await readHistory(db, row.id),
    acciones: allowedFamilyMoves(row.estado, facts),
    editableHasta: convocatoria.cierra.toISOString(),
    reclamos: await viewReclamos(db, row.id, reclamos),
    reclamable: await readPossibleReclamo(db, { row, reclamos, convocatoria, denied, facts, timeZone }),
    aniosDeDatos: convocatoria.aniosDeDatos,
  };
}

/** The solicitud as who processes it sees it. */
export async function viewAsFuncionario(db: Queryable, row: SolicitudRow, login: string, instant: Date): Promise<Expediente> {
  const convocatoria = await convocatoriaOf(db, row.convocatoria);
  const common = await readCommon(db, row);
  const chance = await readSecondChance(db, row);
  const facts = factsOf({ row, actor: funcionario(login), instant }, convocatoria, common.condiciones, chance);
  const reclamos = await readReclamoRows(db, row.id);
  return {
    ...common,
    asignadaA: row.asignadaA,
    registradaPor: row.registradaPor,
    matricula: await readMatricula(db, row),
    avisoLeido: { version: row.avisoVersion, leidoEn: row.avisoLeidoEn.toISOString() },
    hermanos: await readHermanos(db, row),
    parecidas: await readParecidas(db, row.id),
    correccion: { dias: convocatoria.diasParaSubsanar, publica: chance.publica?.toISOString() ?? null },
    propuesta: row.propuesta,
    impedimento: impedimentOf(row.estado, facts),
    lugares: await readPlacesFor(db, row),
    reclamos: await viewReclamos(db, row.id, reclamos),
    alAceptarReclamo: effectOfOpen({ row, reclamos, denied: deniedIn(row, common.condiciones), facts }),
    acciones: allowedFuncionarioMoves(row.estado, facts),
  };
}
