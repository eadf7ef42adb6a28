import type { components } from '#domain/contract.ts';
import type { Queryable } from '#backend/db/database.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { bloquearEtapa, buscarEtapa, type EtapaDeLlamado, exigirVersion, type FilaDeEtapa, subirVersion } from './etapaRows';
import { exigirPaso, type Sabido } from './etapaRules';
import { saberDe, verEtapaAhora, type Vista } from './viewEtapa';

type Etapa = components['schemas']['Etapa'];

/** A step that somebody asks for. */
interface Pedido {
  readonly codigo: string;
  /** What who asks has seen. */
  readonly version: number;
  readonly login: string;
  readonly accion: Etapa['acciones'][number];
  /** Whether it is done already, by who asks and with the same input: its answer was lost on the way. */
  readonly estaDado: (etapa: FilaDeEtapa) => boolean;
}

interface Paso extends Pedido {
  /** Writes the step, once it is allowed; what it throws undoes all. */
  readonly escribir: (tx: Queryable, sabido: Sabido) => Promise<void>;
}

interface PasoCalculado<Calculado> extends Pedido {
  /** What takes long, outside of any transaction: other calls go on meanwhile. */
  readonly calcular: (sabido: Sabido) => Promise<Calculado>;
  readonly escribir: (tx: Queryable, sabido: Sabido, calculado: Calculado) => Promise<void>;
}

/** Asked for from a version that the step itself has made old. */
function esRepetido({ version, estaDado }: Pedido, etapa: FilaDeEtapa): boolean {
  return version < etapa.version && estaDado(etapa);
}

/** @throws 404, 409 */
async function exigirPedido(db: Queryable, { version, accion }: Pedido, llamado: EtapaDeLlamado, vista: Vista): Promise<Sabido> {
  exigirVersion(llamado.etapa, version);
  const sabido = await saberDe(db, llamado, vista);
  exigirPaso(sabido, accion);
  return sabido;
}

/**
 * One step of a stage's official run, in one transaction, one at a time in a call. One that is done already is
 * answered again, and not done again.
 * @returns the stage as it is then
 * @throws 404, 409 and what `escribir` throws, with nothing written
 */
export function darPaso(contexto: Contexto, { escribir, ...pedido }: Paso): Promise<Etapa> {
  const vista = vistaDe(contexto, pedido);
  return contexto.db.transaction(async (tx) => {
    const llamado = await bloquearEtapa(tx, pedido.codigo, vista.instant);
    if (!esRepetido(pedido, llamado.etapa)) {
      await escribir(tx, await exigirPedido(tx, pedido, llamado, vista));
      await subirVersion(tx, llamado.etapa);
    }
    return verEtapaAhora(tx, llamado.etapa, vista);
  });
}

/** The same for a step that stands on something computed, which is told by `escribir` if it is old by then. */
export async function darPasoCalculado<Calculado>(
  contexto: Contexto,
  { calcular, escribir, ...pedido }: PasoCalculado<Calculado>,
): Promise<Etapa> {
  const { db } = contexto;
  const vista = vistaDe(contexto, pedido);
  const llamado = await buscarEtapa(contexto, pedido.codigo);
  if (esRepetido(pedido, llamado.etapa)) return verEtapaAhora(db, llamado.etapa, vista);
  const calculado = await calcular(await exigirPedido(db, pedido, llamado, vista));
  return darPaso(contexto, { ...pedido, escribir: (tx, sabido) => escribir(tx, sabido, calculado) });
}

function vistaDe(contexto: Contexto, { login }: Pedido): Vista {
  return { instant: ahora(contexto), timeZone: contexto.timeZone, login };
}
