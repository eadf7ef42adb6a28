import { dayText } from '#domain/words/dates.ts';
import { correctionDays } from '#domain/correctionDays.ts';
import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { funcionario } from '../solicitud/actor';
import { comoFuncionario } from './asFuncionario';
import type { Contexto } from '../context';
import type { MovimientoPedido } from '../solicitud/solicitudInputs';
import type { Cambios } from '../solicitud/writeSteps';
import { mover } from '../solicitud/moveSolicitud';
import { rechazarErrores } from '../solicitud/checkData';
import { diaEn, finDelDia } from '../timeZone';

/** What a family is told why of. */
const conMotivo: readonly MovimientoPedido['a'][] = ['por_subsanar', 'no_admitida', 'retirada'];

/** @throws 422 where a reason or a day is missing, or the day is no deadline */
function revisarPedido(contexto: Contexto, { a, motivo, antesDe }: MovimientoPedido, instant: Date): Cambios {
  const hoy = diaEn(contexto.timeZone, instant);
  const sobra = antesDe !== null && a !== 'por_subsanar';
  const { first, last } = correctionDays(hoy);
  const falta = a === 'por_subsanar' && (antesDe === null || antesDe < first);
  const pasa = a === 'por_subsanar' && antesDe !== null && antesDe > last;
  rechazarErrores([
    ...(conMotivo.includes(a) && motivo === null
      ? [{ campo: 'motivo', mensaje: 'Escriba el motivo: la familia lo leerá.' }]
      : []),
    ...(falta ? [{ campo: 'antesDe', mensaje: 'Elija el último día para responder, después de hoy.' }] : []),
    ...(pasa ? [{ campo: 'antesDe', mensaje: `El último día para responder no puede pasar del ${dayText(last)}.` }] : []),
    ...(sobra ? [{ campo: 'antesDe', mensaje: 'Solo una subsanación tiene plazo: quítelo.' }] : []),
  ]);
  return antesDe === null ? {} : { plazo: finDelDia(contexto.timeZone, antesDe) };
}

/** A move of the table that is staff's. @throws 404, 409, 422 */
export function moverSolicitud(
  contexto: Contexto,
  login: string,
  radicado: string,
  pedido: MovimientoPedido,
): Promise<SolicitudDeFuncionario> {
  const { version, a, motivo } = pedido;
  return comoFuncionario(contexto, login, radicado, (tx, fila, instant) =>
    mover(tx, fila, {
      actor: funcionario(login),
      pide: { accion: a },
      instant,
      version,
      motivo,
      escribir: () => revisarPedido(contexto, pedido, instant),
    }),
  );
}
