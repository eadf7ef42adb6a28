import type {
  AccionDeFamilia,
  AccionDeFuncionario,
  Estado,
  MovimientoPedido,
  SolicitudDeFuncionario,
} from '#domain/contractTypes.ts';
import type { Llamada, Operacion, Respuesta } from '../suiteClient';
import type { Mundo, Propia } from '../suiteWorld';
import { exigirIgual } from '../checkOutcome';

type DeQuien = 'familia' | 'revisora' | 'colega';
type Intento = readonly [Operacion, Llamada];

const unDiaMs = 24 * 60 * 60 * 1000;

/** A day so many days after the backend's today, or before. */
export async function dia({ convocatoria }: Mundo, dias: number): Promise<string> {
  return new Date(Date.parse((await convocatoria()).ahora) + dias * unDiaMs).toISOString().slice(0, 10);
}

const movimientos = ['por_subsanar', 'validada', 'no_admitida', 'matriculada', 'retirada'] as const;

/** What staff try on a request, by the contract's names. */
export function deFuncionario(
  accion: AccionDeFuncionario,
  { radicado, datos }: Propia,
  { version, plazo, como }: { readonly version: number; readonly plazo: string; readonly como: string },
): Intento {
  const ruta = { radicado };
  if (accion === 'tomar') return ['tomarSolicitud', { ruta, cuerpo: { version }, como }];
  if (accion === 'liberar') return ['liberarSolicitud', { ruta, cuerpo: { version }, como }];
  if (accion === 'decidir') {
    const condicion = datos.condiciones[0]?.codigo ?? '';
    const cuerpo = { version, decision: 'aprobada', motivo: null };
    return ['decidirCondicion', { ruta: { radicado, condicion }, cuerpo, como }];
  }
  const cuerpo: MovimientoPedido = {
    version,
    a: accion,
    motivo: accion === 'validada' || accion === 'matriculada' ? null : 'Prueba del contrato',
    antesDe: accion === 'por_subsanar' ? plazo : null,
  };
  return ['moverSolicitud', { ruta, cuerpo, como }];
}

/** What a family tries. */
export function deFamilia(accion: AccionDeFamilia, { identificacion, datos }: Propia, version: number): Intento {
  switch (accion) {
    case 'editar':
      return ['editarSolicitud', { cuerpo: { identificacion, version, datos } }];
    case 'subsanar':
      return ['subsanarSolicitud', { cuerpo: { identificacion, version, datos } }];
    case 'retirar':
      return ['retirarSolicitud', { cuerpo: { identificacion, version, motivo: null } }];
    case 'aceptar':
    case 'aceptar_y_seguir':
    case 'declinar':
      return ['responderOferta', { cuerpo: { identificacion, version, respuesta: accion } }];
  }
}

const accionesDeFamilia = ['editar', 'subsanar', 'retirar', 'aceptar', 'aceptar_y_seguir', 'declinar'] as const;
const accionesDeFuncionario = ['tomar', 'liberar', 'decidir', ...movimientos] as const;

interface Promesa {
  readonly estado: Estado;
  readonly familia: readonly AccionDeFamilia[];
  readonly revisora: readonly AccionDeFuncionario[];
  readonly colega: readonly AccionDeFuncionario[];
}

/** A step of staff's that must be taken. */
export async function avanzar(
  mundo: Mundo,
  propia: Propia,
  accion: AccionDeFuncionario,
  quien: 'revisora' | 'colega' = 'revisora',
): Promise<SolicitudDeFuncionario> {
  const { version } = await mundo.leer(propia.radicado);
  const plazo = await dia(mundo, 5);
  const [operacion, llamada] = deFuncionario(accion, propia, { version, plazo, como: await mundo.token(quien) });
  await mundo.cliente.lograr(operacion, llamada, 200);
  const ahora = await mundo.leer(propia.radicado, quien);
  exigirIgual(ahora.version, version + 1, `la versión después de ${accion}`);
  return ahora;
}

/**
 * In this state each is told what they may do, and all else is refused (409 movimiento_no_permitido) and leaves the
 * request as it is (domain.md, a request's life).
 */
export async function exigirVida(mundo: Mundo, propia: Propia, promesa: Promesa): Promise<void> {
  const antes = await mundo.leer(propia.radicado);
  exigirIgual(antes.estado, promesa.estado, 'estado');
  const vistas = {
    familia: (await mundo.consultar(propia)).acciones,
    revisora: antes.acciones,
    colega: (await mundo.leer(propia.radicado, 'colega')).acciones,
  };
  const { version } = antes;
  const plazo = await dia(mundo, 5);
  const probar = async (quien: DeQuien, accion: string, [operacion, llamada]: Intento): Promise<void> => {
    const { status, codigo }: Respuesta = await mundo.cliente.pedir(operacion, llamada);
    exigirIgual([status, codigo], [409, 'movimiento_no_permitido'], `${accion} de ${quien} en ${promesa.estado}`);
  };
  for (const quien of ['familia', 'revisora', 'colega'] as const) {
    exigirIgual([...vistas[quien]].sort(), [...promesa[quien]].sort(), `acciones de ${quien} en ${promesa.estado}`);
  }
  for (const accion of accionesDeFamilia) {
    if (!promesa.familia.includes(accion)) await probar('familia', accion, deFamilia(accion, propia, version));
  }
  for (const quien of ['revisora', 'colega'] as const) {
    const como = await mundo.token(quien);
    for (const accion of accionesDeFuncionario) {
      if (promesa[quien].includes(accion)) continue;
      await probar(quien, accion, deFuncionario(accion, propia, { version, plazo, como }));
    }
  }
  const despues = await mundo.leer(propia.radicado);
  exigirIgual([despues.estado, despues.version], [antes.estado, antes.version], 'la solicitud después de los rechazos');
}
