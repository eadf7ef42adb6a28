import { runCorrida } from '#allocation/run.ts';
import { createLote, type Situacion } from '#allocation/waitingList.ts';
import { countSolicitudes, type Mercado } from '#allocation/market.ts';
import { rankOpciones } from '#allocation/commonOrder.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { textoAt } from '#allocation/packedTexts.ts';
import { describir } from './describe';
import type { Producto, Tarea, TareaDeTanda } from './tasks';
import { leerTexto } from './replicaText';

type Hecho = Omit<Producto, 'tipo'>;

/** Runs the engine of the pages on a stage's frozen list. @throws MercadoInvalido */
export function calcular(tarea: Tarea): Hecho {
  const { mercado } = leerTexto(tarea.replica);
  return tarea.tipo === 'tanda' ? moverLista(mercado, tarea) : correr(mercado, tarea);
}

function correr(mercado: Mercado, { replica, semilla, reservas }: Tarea): Hecho {
  const { asignacion, huella, huellaEntrada, hallazgos } = runCorrida(mercado, semilla);
  return {
    replica,
    huellaEntrada,
    huella,
    hallazgos: hallazgos.map(({ mensaje }) => mensaje),
    ...describir({ mercado, semilla, asignacion, reservas, llena: (_, { cupos, ocupados }) => ocupados >= cupos }),
  };
}

/** The free seats to those who wait (domain.md, waiting list); what is told is of the whole list as it is then. */
function moverLista(mercado: Mercado, { semilla, reservas, situaciones, libres }: TareaDeTanda): Hecho {
  const numeroDeOferta = new Map(mercado.ofertas.map((id, oferta) => [id, oferta]));
  const porTiquete = new Map(situaciones.map((una) => [una.tiquete, una]));
  const tiquetes = Array.from({ length: countSolicitudes(mercado) }, (_, at) => textoAt(mercado.tiquetes, at));
  const tiene = tiquetes.map((tiquete) => porTiquete.get(tiquete)?.oferta ?? null);
  const oferta = Int32Array.from(tiene, (id) => (id === null ? -1 : (numeroDeOferta.get(id) ?? -1)));
  const situacion = (at: number): Situacion => porTiquete.get(tiquetes[at] ?? '')?.situacion ?? 'fuera';
  const orden = rankOpciones(mercado, semilla);

  const quedan = new Map(libres.map((uno) => [uno.oferta, uno.libres]));
  // Other stages take and give back seats too: what is free is what the backend counts, not what this list left.
  const vacantes = Uint32Array.from(mercado.ofertas, (id) => quedan.get(id) ?? 0);
  const lote: Mercado = { ...createLote(mercado, { oferta, orden }, situacion), vacantes };
  const corrida = runCorrida(lote, semilla);

  const obtiene = new Map(
    Array.from(corrida.asignacion.oferta, (dada, at) => [textoAt(lote.tiquetes, at), dada] as const),
  );
  const despues = oferta.map((dada, at) => obtiene.get(tiquetes[at] ?? '') ?? dada);
  const llena = (numero: number): boolean => {
    const corte = corrida.cortes[numero];
    return corte !== undefined && corte.ocupados >= corte.cupos;
  };
  return {
    replica: writeReplica(lote, semilla).join(''),
    huellaEntrada: corrida.huellaEntrada,
    huella: corrida.huella,
    hallazgos: corrida.hallazgos.map(({ mensaje }) => mensaje),
    ...describir({ mercado, semilla, asignacion: { oferta: despues, orden }, reservas, llena }),
  };
}
