import type { FamilyMoveName, FuncionarioMoveName, Estado, AskedMove, Expediente } from '#domain/contractTypes.ts';
import type { SuiteCall, OperationId, SuiteAnswer } from '../suiteClient';
import type { SuiteWorld, OwnSolicitud } from '../suiteWorld';
import { requireEqual } from '../checkOutcome';

type AttemptBy = 'familia' | 'revisora' | 'colega';
type ContractAttempt = readonly [OperationId, SuiteCall];

const dayMs = 24 * 60 * 60 * 1000;

/** A day so many days after the backend's today, or before. */
export async function dayAfter({ convocatoria }: SuiteWorld, days: number): Promise<string> {
  return new Date(Date.parse((await convocatoria()).ahora) + days * dayMs).toISOString().slice(0, 10);
}

const estadoMoves = ['por_subsanar', 'validada', 'no_admitida', 'en_revision', 'matriculada', 'retirada'] as const;

/** What staff try on a solicitud, by the contract's names. */
export function asStaff(
  move: FuncionarioMoveName,
  { radicado, datos }: OwnSolicitud,
  { version, deadline, bearer }: { readonly version: number; readonly deadline: string; readonly bearer: string },
): ContractAttempt {
  const pathParams = { radicado };
  if (move === 'tomar') return ['tomarSolicitud', { pathParams, payload: { version }, bearer }];
  if (move === 'liberar') return ['liberarSolicitud', { pathParams, payload: { version }, bearer }];
  if (move === 'decidir') {
    const condicion = datos.condiciones[0]?.codigo ?? '';
    const payload = { version, decision: 'aprobada', motivo: null };
    return ['decidirCondicion', { pathParams: { radicado, condicion }, payload, bearer }];
  }
  if (move === 'decidir_cupo') {
    return ['decidirCupoActual', { pathParams, payload: { version, decision: 'aprobada', motivo: null }, bearer }];
  }
  if (move === 'reabrir') {
    return ['proponerReapertura', { pathParams, payload: { version, motivo: 'Prueba del contrato' }, bearer }];
  }
  if (move === 'confirmar_reapertura' || move === 'rechazar_reapertura') {
    const payload = { version, reabre: move === 'confirmar_reapertura' };
    return ['decidirReapertura', { pathParams, payload, bearer }];
  }
  const payload: AskedMove = {
    version,
    a: move,
    motivo: move === 'validada' || move === 'matriculada' ? null : 'Prueba del contrato',
    antesDe: move === 'por_subsanar' ? deadline : null,
    ...(move === 'asignada' && { oferta: datos.opciones[0] ?? '' }),
  };
  return ['moverSolicitud', { pathParams, payload, bearer }];
}

/** What a family tries. */
export function asFamily(move: FamilyMoveName, { identificacion, datos }: OwnSolicitud, version: number): ContractAttempt {
  switch (move) {
    case 'editar':
      return ['editarSolicitud', { payload: { identificacion, version, datos } }];
    case 'subsanar':
      return ['subsanarSolicitud', { payload: { identificacion, version, datos } }];
    case 'retirar':
      return ['retirarSolicitud', { payload: { identificacion, version, motivo: null } }];
    case 'aceptar':
    case 'aceptar_y_seguir':
    case 'declinar':
      return ['responderOferta', { payload: { identificacion, version, respuesta: move } }];
  }
}

const familyMoves = ['editar', 'subsanar', 'retirar', 'aceptar', 'aceptar_y_seguir', 'declinar'] as const;
const staffMoves = [
  ...(['tomar', 'liberar', 'decidir', ...estadoMoves] as const),
  ...(['reabrir', 'confirmar_reapertura', 'rechazar_reapertura', 'asignada'] as const),
];

interface PromisedLife {
  readonly estado: Estado;
  readonly familia: readonly FamilyMoveName[];
  readonly revisora: readonly FuncionarioMoveName[];
  readonly colega: readonly FuncionarioMoveName[];
}

/** A step of staff's that must be taken. */
export async function advance(
  world: SuiteWorld,
  own: OwnSolicitud,
  move: FuncionarioMoveName,
  who: 'revisora' | 'colega' = 'revisora',
): Promise<Expediente> {
  const { version } = await world.read(own.radicado);
  const deadline = await dayAfter(world, 5);
  const [operationId, asked] = asStaff(move, own, { version, deadline, bearer: await world.token(who) });
  await world.client.expectSuccess(operationId, asked, 200);
  const now = await world.read(own.radicado, who);
  requireEqual(now.version, version + 1, `la versión después de ${move}`);
  return now;
}

/**
 * In this state each is told what they may do, and all else is refused (409 movimiento_no_permitido) and leaves the
 * solicitud as it is (F7).
 */
export async function requireLife(world: SuiteWorld, own: OwnSolicitud, promised: PromisedLife): Promise<void> {
  const before = await world.read(own.radicado);
  requireEqual(before.estado, promised.estado, 'estado');
  const seen = {
    familia: (await world.lookUp(own)).acciones,
    revisora: before.acciones,
    colega: (await world.read(own.radicado, 'colega')).acciones,
  };
  const { version } = before;
  const deadline = await dayAfter(world, 5);
  const expectRefused = async (who: AttemptBy, move: string, [operationId, asked]: ContractAttempt): Promise<void> => {
    const { status, codigo }: SuiteAnswer = await world.client.ask(operationId, asked);
    requireEqual([status, codigo], [409, 'movimiento_no_permitido'], `${move} de ${who} en ${promised.estado}`);
  };
  for (const who of ['familia', 'revisora', 'colega'] as const) {
    requireEqual([...seen[who]].sort(), [...promised[who]].sort(), `acciones de ${who} en ${promised.estado}`);
  }
  for (const move of familyMoves) {
    if (!promised.familia.includes(move)) await expectRefused('familia', move, asFamily(move, own, version));
  }
  for (const who of ['revisora', 'colega'] as const) {
    const bearer = await world.token(who);
    for (const move of staffMoves) {
      if (promised[who].includes(move)) continue;
      await expectRefused(who, move, asStaff(move, own, { version, deadline, bearer }));
    }
  }
  const after = await world.read(own.radicado);
  requireEqual([after.estado, after.version], [before.estado, before.version], 'la solicitud después de los rechazos');
}
